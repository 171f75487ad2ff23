// What comes to a table's page when a hand ends: the count, buying back, the end of a game.
// What may live here: joining the parts that `later.js` fetches.

import { html, nothing } from "../vendor/lit-html.js";
import { begin as beginBuying, buying } from "./parts/buying.js";
import { gameend } from "./parts/gameend.js";
import { begin as beginHandEnd, handend } from "./parts/handend.js";

/** @typedef {import("./page.js").Page} Page */

/** @param {Page} page */
export function begin(page) {
  beginHandEnd(page);
  beginBuying(page);
}

/** @param {Page} page */
export function draw(page) {
  if (page.view?.table.stage === "gathering") return page.game ? gameend(page) : nothing;
  return html`${handend(page)} ${buying(page)}`;
}
