// What a player does at the table, by name: for taps, drags, keys and the text table alike.
// What may live here: actions on the page and commands to the server. They judge nothing: what may
// be done stands in the view, and the server refuses the rest.

import {
  faceOf, gather, groups, loose, moveBefore, regroup, release, selected, shift, sorted, stepBack, stepOn,
} from "./parts/arrange.js"; // prettier-ignore
import { compose, places, turnOf } from "./parts/judged.js";
import { measure } from "./parts/motion.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./wire").What} What */
/** @typedef {import("./parts/arrange.js").Key} Key */
/** @typedef {import("./parts/arrange.js").Group} Group */
/** @typedef {"turn" | "groups" | "hand"} Where  near what a refusal is shown */

/** Send a command; a refusal is shown near where it was given.
 * @param {Page} page @param {What} what @param {Where} where */
async function send(page, what, where) {
  if (page.pending.has(what.do)) return null;
  page.local.trouble = null;
  page.local.hint = null;
  const answer = await page.do(what, true);
  if (answer.refusal) page.local.trouble = { where, refusal: answer.refusal };
  page.redraw();
  return answer;
}

// Turns.

/** @param {Page} page */
export const draw = (page) => send(page, { do: "draw" }, "turn");

/** @param {Page} page */
export const take = (page) => send(page, { do: "take" }, "turn");

/** @param {Page} page */
export const skip = (page) => send(page, { do: "skip" }, "turn");

/** Throw a card: this one, or the one that is picked.
 * @param {Page} page @param {Key} [key] */
export async function discard(page, key) {
  const picked = selected(page);
  const thrown = key ?? (picked.length === 1 ? picked[0] : undefined);
  if (!thrown) return null;
  page.local.leaving = new Set([thrown]);
  const answer = await send(page, { do: "discard", card: faceOf(thrown) }, "hand");
  if (answer?.refusal) page.local.leaving = new Set();
  return answer;
}

/** Lay all groups as one turn.
 * @param {Page} page */
export async function lay(page) {
  if (page.local.laying) return null;
  page.local.laying = true;
  const turn = await turnOf(page).finally(() => (page.local.laying = false));
  if (!turn) return null;
  if (turn.refusal) {
    Object.assign(page.local, { trouble: { where: "groups", refusal: turn.refusal }, hint: null });
    page.redraw();
    return null;
  }
  page.local.leaving = new Set(groups(page).flatMap((group) => group.keys));
  const answer = await send(page, turn.what, "groups");
  if (answer?.refusal) page.local.leaving = new Set();
  return answer;
}

// The hand.

/** Pick a card, or pick it no longer.
 * @param {Page} page @param {Key} key */
export function toggle(page, key) {
  const picked = new Set(page.local.selected ?? []);
  if (!picked.delete(key)) picked.add(key);
  page.local.selected = picked;
  page.local.trouble = null;
  page.redraw();
}

/** @param {Page} page */
export function selectNone(page) {
  page.local.selected = new Set();
  page.redraw();
}

/** Sort the hand: by "suit", "rank" or "melds" (like by like).
 * @param {Page} page @param {string} by */
export function sort(page, by) {
  measure(page);
  const order = page.local.order;
  if (!order) return;
  page.local.order = { ...order, keys: sorted(order.keys, by) };
  page.local.prefs = { ...page.local.prefs, sort: by };
  page.redraw();
}

/** Move a card by so many places.
 * @param {Page} page @param {Key} key @param {number} by */
export function moveCard(page, key, by) {
  measure(page);
  shift(page, key, by);
  page.redraw();
}

/** Move cards before another one of the hand, or to its end; out of their groups, too.
 * @param {Page} page @param {Key[]} keys @param {Key | null} before */
export function place(page, keys, before) {
  measure(page);
  if (groups(page).some((group) => group.keys.some((key) => keys.includes(key)))) release(page, keys);
  moveBefore(page, keys, before);
  page.local.selected = new Set();
  page.redraw();
}

// Groups.

/** Make a group of cards, or of those that are picked.
 * @param {Page} page @param {Key[]} [keys] */
export function group(page, keys = selected(page)) {
  measure(page);
  gather(page, keys);
  page.redraw();
}

/** Put cards into a group that is there.
 * @param {Page} page @param {string} id @param {Key[]} [keys] */
export function join(page, id, keys = selected(page)) {
  measure(page);
  gather(page, keys, { id });
  page.redraw();
}

/** Put cards to a meld on the table; where they fit one end alone, the server takes that.
 * @param {Page} page @param {number} meld @param {Key[]} [keys] @param {Group["end"]} [end] */
export function layOff(page, meld, keys = selected(page), end) {
  measure(page);
  const there = groups(page).find((group) => group.meld === meld && group.end === end);
  gather(page, keys, there ? { id: there.id } : { meld, ...(end ? { end } : {}) });
  page.redraw();
}

/** Lay the picked cards off where they fit, if that is one meld only; else return the melds.
 * @param {Page} page @returns {number[]} */
export function layOffAnywhere(page) {
  const found = [...places(page).keys()];
  if (found.length === 1) layOff(page, found[0]);
  return found;
}

/** Name the end to which a group's cards go.
 * @param {Page} page @param {string} id @param {Group["end"]} end */
export function chooseEnd(page, id, end) {
  regroup(page, groups(page).map((one) => (one.id === id ? { ...one, end } : one)));
  page.redraw();
}

/** Choose what a group is, where its cards can be more than one meld.
 * @param {Page} page @param {string} id @param {import("./wire").MeldTold} meld */
export function chooseReading(page, id, meld) {
  measure(page);
  const chosen = groups(page).map((one) => {
    if (one.id !== id) return one;
    const left = [...one.keys];
    const keys = meld.cards.flatMap((face) => {
      const at = left.findIndex((key) => faceOf(key) === face);
      return at < 0 ? [] : left.splice(at, 1);
    });
    return { ...one, keys, kind: /** @type {"set" | "run"} */ (meld.kind) };
  });
  regroup(page, chosen);
  page.redraw();
}

/** Put cards back into the hand.
 * @param {Page} page @param {Key[]} keys */
export function putBack(page, keys) {
  measure(page);
  release(page, keys);
  page.redraw();
}

/** @param {Page} page */
export function clear(page) {
  measure(page);
  regroup(page, []);
  page.redraw();
}

/** @param {Page} page */
export function undo(page) {
  measure(page);
  stepBack(page);
  page.redraw();
}

/** @param {Page} page */
export function redo(page) {
  measure(page);
  stepOn(page);
  page.redraw();
}

// Hints.

/** Whether hints are allowed at one's seat. @param {Page} page */
export const mayHint = (page) =>
  page.own.seat !== null && Boolean(page.view?.table.hints?.includes(page.own.seat));

/** Ask for a hint, and show it.
 * @param {Page} page */
export async function suggest(page) {
  if (!mayHint(page) || page.local.hinting) return;
  page.local.hinting = true;
  page.redraw();
  const reply = await page.ask({ ask: "suggest" }).catch(() => null);
  page.local.hinting = false;
  if (reply?.suggestion) Object.assign(page.local, { hint: { ...reply.suggestion, seq: page.view?.table.seq }, trouble: null });
  else if (reply?.refusal) page.local.trouble = { where: "turn", refusal: reply.refusal };
  page.redraw();
}

/** Take a hint over: a meld turn is put together, a card picked, a draw or a take done.
 * @param {Page} page */
export function useHint(page) {
  const move = page.local.hint?.move;
  page.local.hint = null;
  if (!move) return;
  measure(page);
  if (move.do === "meld") regroup(page, compose(page, move));
  else if (move.do === "discard") {
    const key = loose(page).find((one) => faceOf(one) === move.card) ?? page.local.order.keys.find((/** @type {Key} */ one) => faceOf(one) === move.card);
    if (key && !loose(page).includes(key)) release(page, [key]);
    page.local.selected = new Set(key ? [key] : []);
  } else if (move.do === "draw") draw(page);
  else if (move.do === "take") take(page);
  else if (move.do === "skip") skip(page);
  page.redraw();
}

// What is open beside the table.

/** @param {Page} page @param {string} panel  "pile", "since", "seat:3", "meld:4" */
export function openPanel(page, panel) {
  page.local.panel = panel;
  page.redraw();
}

/** @param {Page} page */
export function closePanel(page) {
  page.local.panel = null;
  page.redraw();
}
