// The house rules of the table in the player's words, and what each card counts: asked of the server.
// What may live here: fetching them once. The page knows no rule and no card's worth.

/** @typedef {import("./page.js").Page} Page */
/**
 * @typedef TableRules
 * @property {string} title  of the preset that they are, or ""
 * @property {string[]} lines
 * @property {string[]} changed  the lines that differ from the standard
 * @property {Record<string, number>} points  by a card's first letter
 * @property {number} limit
 * @property {string[]} styles  of the bots that there are
 * @property {Record<string, string>} [spoken]  what is said of each language that may be spoken at a table
 */

/** @type {Map<string, TableRules | null>} what is known, or asked for already */
const known = new Map();

/** Return the rules of the table once they are known; the page is drawn anew when they come.
 * @param {Page} page @returns {TableRules | null} */
export function rulesOf(page) {
  const rules = page.view?.table.rules ?? "";
  const address = `/house-rules.json?rules=${encodeURIComponent(rules)}&lang=${page.words.language}`;
  const found = known.get(address);
  if (found === undefined) fetchRules(page, address);
  return found ?? null;
}

/** @param {Page} page @param {string} address */
async function fetchRules(page, address) {
  known.set(address, null);
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) known.set(address, await answer.json());
  else setTimeout(() => known.delete(address), 3000);
  page.redraw();
}

/** Return what a card counts in hand, once that is known.
 * @param {Page} page @param {string} face @returns {number | null} */
export function pointsOf(page, face) {
  return rulesOf(page)?.points[face[0]] ?? null;
}
