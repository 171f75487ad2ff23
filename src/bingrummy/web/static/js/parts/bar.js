// The bar under the cards: draw, take, lay, discard. What can't be done now is grey, and says why.
// What may live here: these four, and what they tell. Whether they can be done comes from the view;
// why not is told by the server, whom a tap asks all the same.

import { html, nothing } from "../../vendor/lit-html.js";
import { discard, draw, lay, skip, take } from "../acts.js";
import { groups, selected } from "./arrange.js";
import { whole } from "./judged.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {Page} page */
export function bar(page) {
  const may = page.own.decision;
  if (may?.skip) return html`<div class="bar">${button(page, { name: "skip", on: true, act: () => skip(page) })}</div>`;
  return html`
    <div class="bar" role="group" aria-label=${page.t("page-bar")}>
      ${button(page, { name: "draw", on: Boolean(may?.draw), act: () => draw(page), more: page.t("page-bar-stock", { count: page.game?.stock ?? 0 }) })}
      ${button(page, { name: "take", on: Boolean(may?.take), act: () => take(page), more: topOf(page) })}
      ${laying(page)}
      ${throwing(page)}
    </div>
  `;
}

/** @param {Page} page */
function topOf(page) {
  const top = page.game?.pile?.at(-1);
  return top ? page.short(top) : "";
}

/** @param {Page} page */
function laying(page) {
  const reply = whole(page);
  const any = groups(page).length > 0;
  const drawn = myTurn(page, "discard");
  const more = reply?.legal && !drawn ? (reply.out ? page.t("page-bar-out") : page.t("page-bar-leaves", { points: reply.points ?? 0 })) : "";
  return button(page, {
    name: "meld",
    on: Boolean(reply?.legal && myTurn(page, "turn")),
    act: () => (any && !drawn ? lay(page) : explain(page, drawn ? "page-lay-drawn" : "page-lay-how", drawn ? 10 : null)),
    more,
    waits: any && myTurn(page, "turn") && !reply,
  });
}

/** @param {Page} page */
function throwing(page) {
  const picked = selected(page);
  const one = picked.length === 1;
  return button(page, {
    name: "discard",
    on: myTurn(page, "discard") && one,
    act: () => (one ? discard(page) : explain(page, "page-discard-how")),
    more: one ? page.short(picked[0].slice(0, 2)) : "",
    waits: myTurn(page, "discard") && !one,
  });
}

/** @param {Page} page @param {string} step */
const myTurn = (page, step) => page.own.decision?.decision.step === step;

/** Whether a turn of one's own is under way. @param {Page} page */
export const inTurn = (page) => myTurn(page, "turn") || myTurn(page, "discard");

/** Say why something can't be done, where that is nothing for the server.
 * @param {Page} page @param {string} key @param {number | null} [rule] */
export function explain(page, key, rule = null) {
  Object.assign(page.local, { trouble: { where: "turn", refusal: { sentence: page.t(key), rule } }, hint: null });
  page.redraw();
}

/**
 * @param {Page} page
 * @param {{name: string, on: boolean, act: () => unknown, more?: string, waits?: boolean}} what  `on`: it can
 *   be done; `waits`: it is what the turn waits for, but something is missing
 */
function button(page, { name, on, act, more = "", waits = false }) {
  const sending = page.pending.has(/** @type {any} */ (name));
  const tap = () => {
    if (sending) return;
    if (on || inTurn(page)) act();
    else explain(page, "page-not-your-turn");
  };
  return html`
    <button type="button" class="act a-${name} ${on ? "on" : ""} ${waits ? "waits" : ""} ${sending ? "sending" : ""}"
      data-act=${name} aria-disabled=${String(!on)} aria-busy=${String(sending)} @click=${tap}>
      <span class="verb">${page.t(`page-act-${name}`)}</span>
      <span class="more">${sending ? page.t("page-sending") : more || nothing}</span>
    </button>
  `;
}
