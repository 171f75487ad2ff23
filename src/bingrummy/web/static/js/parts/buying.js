// Buying back: what it costs, the score it gives, who has answered; the answers stay hidden till all have.
// What may live here: asking, and saying who is waited for. Who is asked, and the price, say the view.

import { html, nothing } from "../../vendor/lit-html.js";
import { rulesOf } from "../houserules.js";
import { secondsLeft } from "./countdown.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").BuyingView} BuyingView */

let asked = false;

/** @param {Page} page */
export function begin(page) {
  page.on("drawn", () => {
    const now = page.own.decision?.decision.step === "buy back";
    if (now && !asked) document.getElementById("buying-title")?.focus({ preventScroll: true });
    asked = now;
  });
}

/** @param {Page} page */
export function buying(page) {
  const question = page.game?.buying;
  if (!question || page.game?.phase !== "buy back" || page.view?.table.stage !== "playing") return nothing;
  const mine = page.own.decision?.decision.step === "buy back";
  return html`
    <section class="buying asks leaf" aria-labelledby="buying-title">
      ${mine ? asking(page, question) : standing(page, question)}
      ${others(page, question)}
    </section>
  `;
}

/** @param {Page} page */
const limitOf = (page) => rulesOf(page)?.limit ?? "…";

/** @param {Page} page @param {BuyingView} question */
function asking(page, { price, score }) {
  const total = page.seat(page.own.seat)?.score ?? 0;
  const left = secondsLeft(page, "buy back");
  const busy = page.pending.has("buy-back");
  /** @param {boolean} yes */
  const answer = (yes) => !busy && page.do({ do: "buy-back", yes });
  return html`
    <h2 id="buying-title" tabindex="-1">${page.t("page-buy-title", { limit: limitOf(page) })}</h2>
    <p><strong>${page.t("page-buy-about", { price, score })}</strong>
      ${page.t("page-buy-score", { total })} ${page.t("page-buy-pot", { pot: page.game?.pot ?? 0 })}</p>
    <p class="buying-choice">
      <button type="button" class=${busy ? "sending" : ""} @click=${() => answer(false)}>${page.t("page-buy-no")}</button>
      <button type="button" class=${`main ${busy ? "sending" : ""}`} @click=${() => answer(true)}>${page.t("page-buy-yes", { price })}</button>
    </p>
    ${left === null ? nothing : html`<p class="buying-left" role="timer">${page.t("page-cut-left", { seconds: left })}</p>`}
  `;
}

/** @param {Page} page @param {BuyingView} question */
function standing(page, { price, score, answered }) {
  const mine = page.own.seat !== null && answered.includes(page.own.seat);
  const yes = page.own.answered; // told to oneself alone
  const key = yes === null ? "page-buy-yours" : yes ? "page-buy-yours-yes" : "page-buy-yours-no";
  const text = mine ? page.t(key) : page.t("page-buy-others", { limit: limitOf(page), price, score });
  return html`<p id="buying-title" role="status">${text}</p>`;
}

/** @param {Page} page @param {BuyingView} question */
function others(page, { asked: all, answered }) {
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => page.name(seat)).join(", ");
  const missing = all.filter((seat) => !answered.includes(seat));
  if (all.length < 2 && all.includes(page.own.seat ?? 0)) return nothing;
  return html`
    <p class="buying-who">
      ${answered.length ? html`<span>✓ ${page.t("page-buy-answered", { names: names(answered) })}</span>` : nothing}
      ${missing.length ? html`<span>${page.t("page-buy-waits", { names: names(missing) })}</span>` : nothing}
      ${all.length > 1 ? html`<span>${page.t("page-buy-hidden")}</span>` : nothing}
    </p>
  `;
}
