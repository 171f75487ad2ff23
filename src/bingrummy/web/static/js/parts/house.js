// The numbers of the house rules that sentences name.
// What may live here: reading them out of the table's rules, for words alone; nothing is judged by them.

/** A number of the house rules, as a table's rules say it where it isn't the usual one.
 * @param {import("../page.js").Page} page @param {string} name @param {number} usual */
export function house(page, name, usual) {
  const found = new RegExp(`(?:^| )${name}=(\\d+)`).exec(page.view?.table.rules ?? "");
  return found ? Number(found[1]) : usual;
}
