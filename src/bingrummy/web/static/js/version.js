// A page older than the server: it says so, and loads itself anew when nothing is under way.
// What may live here: comparing versions.

import { readTab, writeTab } from "./keep.js";

/** @typedef {import("./page.js").Page} Page */

const KEY = "bing.reloaded";

/** Ask for the server's version whenever the line is back.
 * @param {Page} page */
export function watchVersion(page) {
  page.line.on("state", (state) => state === "up" && compare(page));
  page.on("drawn", () => page.stale && renew(page));
}

/** @param {Page} page */
async function compare(page) {
  const answer = await fetch("/version.json").catch(() => null);
  if (!answer?.ok) return;
  const { version } = await answer.json();
  page.stale = version !== page.first.version;
  page.redraw();
}

/** Load the page anew, once for each version: two servers that differ must not make it spin.
 * @param {Page} page */
function renew(page) {
  if (page.line.unanswered.size || readTab(KEY) === page.first.version) return;
  writeTab(KEY, page.first.version);
  setTimeout(() => location.reload(), 1500);
}
