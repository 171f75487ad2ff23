// What comes to a table's page when its menu is opened, or somebody is about to be away.
// What may live here: joining the parts that `later.js` fetches.

import { inside } from "./parts/inside.js";
import { orders } from "./parts/orders.js";

/** @typedef {import("./page.js").Page} Page */

export function begin() {}

/** @param {Page} page */
export function draw(page) {
  return page.local.panel === "away" ? orders(page) : inside(page);
}
