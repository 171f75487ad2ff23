// The check of the shuffles of a game, for people: what holds, what that proves, and what it doesn't.
// What may live here: showing a report. The arithmetic is in `fairness.js`.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../fairness.js").Report} Report */
/** @typedef {import("../fairness.js").Shuffle} Shuffle */
/** @typedef {import("../fairness.js").Fault} Fault */
/** @typedef {{words: Words, name: (seat: number) => string, own: number | null}} Eyes  who looks */

/** @param {Eyes} eyes @param {Report} report */
export function verdict(eyes, report) {
  const { words } = eyes;
  return html`
    <div class="check">
      ${report.fault ? faultOf(eyes, report.fault) : summary(words, report.shuffles)}
      <ul class="shuffles">${report.shuffles.map((shuffle) => html`<li>${one(eyes, shuffle)}</li>`)}</ul>
      <h4>${words.t("page-check-proves-title")}</h4>
      <p>${words.t("page-check-proves")}</p>
      <h4>${words.t("page-check-not-title")}</h4>
      <p>${words.t("page-check-not")}</p>
      <p><a href="/rules#R32">${words.t("page-check-rule", { rule: 32 })}</a></p>
    </div>
  `;
}

/** @param {Words} words @param {Shuffle[]} shuffles */
function summary(words, shuffles) {
  const broken = shuffles.filter((shuffle) => shuffle.verdict === "broken");
  const held = shuffles.filter((shuffle) => shuffle.verdict === "holds");
  const cards = held.reduce((sum, shuffle) => sum + shuffle.cards, 0);
  return broken.length
    ? html`<p class="bad">✗ ${words.t("page-check-broken", { count: broken.length })}</p>`
    : html`<p class="good">✓ ${words.t("page-check-holds", { shuffles: held.length, cards })}</p>`;
}

/** @param {Eyes} eyes @param {Shuffle} shuffle */
function one(eyes, shuffle) {
  const { words } = eyes;
  const title = shuffle.number ? words.t("page-check-hand", { hand: shuffle.number }) : words.t("page-check-lot");
  const said = words.t(`page-check-hand-${{ holds: "holds", open: "open", broken: "broken" }[shuffle.verdict]}`);
  return html`
    <details ?open=${shuffle.verdict === "broken"}>
      <summary><b>${title}</b>: <span class=${shuffle.verdict === "broken" ? "bad" : ""}>${said}</span></summary>
      ${shuffle.fault ? faultOf(eyes, shuffle.fault) : nothing} ${numbers(eyes, shuffle)}
      ${shuffle.depth === null ? nothing : html`<p>${words.t("page-check-depth", { depth: shuffle.depth })}</p>`}
      ${shuffle.verdict === "holds" && shuffle.deck.length
        ? html`<p>${words.t("page-check-deck")}:</p><p class="deck">${shuffle.deck.map((face) => words.short(face)).join(" ")}</p>`
        : nothing}
    </details>
  `;
}

/** Whose numbers are in a shuffle: what its proof is worth hangs on them.
 * @param {Eyes} eyes @param {Shuffle} shuffle */
function numbers({ words, name, own }, { shown, withheld }) {
  const names = (/** @type {number[]} */ seats) => seats.map(name).join(", ");
  return html`
    <p>${shown.length ? words.t("page-check-numbers", { names: names(shown) }) : words.t("page-check-no-numbers")}
      ${own !== null && shown.includes(own) ? words.t("page-check-own-number") : nothing}</p>
    ${withheld.length ? html`<p>${words.t("page-check-withheld", { names: names(withheld) })}</p>` : nothing}
  `;
}

/** @param {Eyes} eyes @param {Fault} fault */
function faultOf({ words, name }, { kind, line, seat, should }) {
  const key = `page-fault-${kind}`;
  return html`<p class="bad">✗ ${words.t(key, { name: seat === undefined ? "" : name(seat) })}
    ${words.t("page-check-line", { line })}
    ${should === undefined ? nothing : html`<span class="should">${words.t("page-check-should", { should })}</span>`}</p>`;
}
