// How somebody stands at the table, as signs: deals, has melded, a bot, away, no line, out.
// What may live here: which signs a seat has, and their shapes; each has its words as well.

import { html, svg } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").SeatView} SeatView */

// On a field of 24 x 24.
/** @type {Record<string, string>} */
const SHAPES = {
  bot: "M11 1h2v4h4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h4ZM8 9v4h2.5V9ZM13.5 9v4H16V9ZM7 21h10v2H7Z",
  away: "M15 2a10 10 0 1 0 7 15A9 9 0 0 1 15 2Z",
  absent: "M2 4 4 2l18 18-2 2ZM12 4c3.8 0 7.2 1.5 9.8 4l-2.1 2.1A11 11 0 0 0 12 7ZM2.2 8l2.1 2.1L7 8.2 5 6ZM12 14a5.5 5.5 0 0 1 3.8 1.5L12 20l-3.8-4.5A5.5 5.5 0 0 1 12 14Z",
  out: "M5 3 12 10l7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7Z",
  opened: "M2 6h6v12H2ZM9 6h6v12H9ZM16 6h6v12h-6Z",
  agrees: "M9.5 19 2.5 12l2.2-2.2 4.8 4.8L19.3 4.8l2.2 2.2Z",
};

/** Whether somebody plays no longer: bust, or resigned though the hand isn't over.
 * @param {SeatView} seat */
export const isOut = (seat) => seat.out || seat.resigned;

/** How somebody stands, by the names of its signs.
 * @param {Page} page @param {SeatView} seat @returns {string[]} */
export function marks(page, seat) {
  const { game } = page;
  const found = [
    [game?.dealer === seat.seat, "dealer"],
    [isOut(seat), "out"],
    [seat.bot !== null && seat.bot !== undefined, "bot"],
    [seat.away, "away"],
    [seat.person && !seat.present && !seat.away && !isOut(seat), "absent"],
    [seat.opened, "opened"],
    [seat.agrees, "agrees"],
  ];
  return found.flatMap(([is, mark]) => (is ? [String(mark)] : []));
}


/** Signs, each with its words for who points at it.
 * @param {Page} page @param {string[]} names */
export const signs = (page, names) => html`<span class="marks">${names.map((name) => {
  const words = page.t(`page-mark-${name}`);
  if (name === "dealer") return html`<i class="mark m-dealer" title=${words}>${page.t("page-mark-dealer-short")}</i>`;
  return html`<i class="mark m-${name}" title=${words}>${svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d=${SHAPES[name]}></path></svg>`}</i>`;
})}</span>`;
