// How long there is still time: seconds that are counted down on the page.
// What may live here: looking at the server's deadlines. Nothing happens here when one is over.

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Decision} Decision */

let timer = 0;

/** Return the seconds left for a step of one's own, or of a seat; null where there is no hurry. The
 * page is drawn again with each second.
 * @param {Page} page @param {Decision["step"]} step @param {number | null} [seat]
 * @returns {number | null} */
export function secondsLeft(page, step, seat = page.own.seat) {
  const waits = page.view?.table.waits ?? [];
  const found = waits.find(({ decision }) => decision.step === step && (seat === null || decision.seat === seat));
  if (!found?.until) return null;
  const left = found.until - page.now();
  if (left > 0 && !timer) {
    timer = window.setTimeout(() => {
      timer = 0;
      page.redraw();
    }, left % 1000 || 1000);
  }
  return Math.max(0, Math.ceil(left / 1000));
}
