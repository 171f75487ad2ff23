// What comes to a table's page when it is wanted: the text table and the keyboard.
// What may live here: joining the parts that `later.js` fetches.

import { html } from "../vendor/lit-html.js";
import { begin as beginKeys, keys } from "./parts/keys.js";
import { begin as beginText, openText, texttable } from "./parts/texttable.js";

/** @typedef {import("./page.js").Page} Page */

/** @param {Page} page */
export function begin(page) {
  beginText(page);
  beginKeys(page);
}

/** @param {Page} page */
export function open(page) {
  openText(page);
}

/** @param {Page} page */
export function draw(page) {
  return html`${texttable(page)} ${keys(page)}`;
}
