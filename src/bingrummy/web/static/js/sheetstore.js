// A score sheet as it is kept and shared: on this device, and in the fragment of a link, which no
// server sees.
// What may live here: reading, checking and writing sheets. How a game stands is in `sheetmath.js`.

import { read, write } from "./keep.js";
import { MOST_SEATS, standing } from "./sheetmath.js";

/** @typedef {import("./sheetmath.js").Sheet} Sheet */
/** @typedef {import("./sheetmath.js").Step} Step */
/** @typedef {{sheet: Sheet, done: number}} Kept  steps beyond `done` were undone */

const KEY = "bing.sheet";
const FRAGMENT = "#s=";
const MOST_STEPS = 2000;
const LONGEST_NAME = 40;

/** Return the sheet of this device, or null.
 * @returns {Kept | null} */
export function load() {
  const found = read(KEY);
  return found && checked(found.sheet, found.done);
}

/** @param {Kept | null} kept */
export function save(kept) {
  write(KEY, kept);
}

/** Return a link that holds what is written down.
 * @param {Kept} kept */
export function linkOf({ sheet, done }) {
  const text = JSON.stringify({ ...sheet, steps: sheet.steps.slice(0, done) });
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const code = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${location.origin}${location.pathname}${FRAGMENT}${code}`;
}

/** Return the sheet that a link brought: undefined without one, null where it can't be read.
 * @param {string} fragment @returns {Kept | null | undefined} */
export function fromLink(fragment) {
  if (!fragment.startsWith(FRAGMENT)) return undefined;
  try {
    const code = fragment.slice(FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0));
    const sheet = JSON.parse(new TextDecoder().decode(bytes));
    return checked(sheet, sheet.steps.length);
  } catch {
    return null;
  }
}

/** Return a sheet that holds, or null: what comes from outside is never trusted.
 * @param {any} sheet @param {any} done @returns {Kept | null} */
function checked(sheet, done) {
  try {
    const { names, dealer, house, steps } = sheet;
    const good =
      names.length >= 2 && names.length <= MOST_SEATS && names.every(isName) &&
      Number.isInteger(dealer) && dealer >= 1 && dealer <= names.length &&
      isCount(house.ante) && isCount(house.limit) && typeof house.buy_back === "boolean" &&
      (house.max_buy_backs === null || isCount(house.max_buy_backs)) &&
      typeof house.late_entry === "boolean" && steps.length <= MOST_STEPS &&
      steps.every((/** @type {any} */ step) => step.do !== "enter" || isName(step.name)) &&
      Number.isInteger(done) && done >= 0 && done <= steps.length; // prettier-ignore
    if (!good) return null;
    standing({ ...sheet, steps: steps.slice(0, done) });
    return { sheet: { names, dealer, house, steps }, done };
  } catch {
    return null;
  }
}

/** @param {unknown} name */
const isName = (name) =>
  typeof name === "string" && name.trim() !== "" && name.length <= LONGEST_NAME;

/** @param {unknown} number */
const isCount = (number) => Number.isInteger(number) && /** @type {number} */ (number) >= 0;
