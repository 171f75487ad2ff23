// What a replay shows: the players with their cards, the table, what happened, and the way through.
// What may live here: drawing a moment. Faces, piles and melds are the table's own parts.

import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { board } from "./board.js";
import { face, list } from "./cards.js";
import { verdict } from "./check.js";

/** @typedef {import("../replay.js").ReplayPage} ReplayPage */
/** @typedef {import("../wire").SeatView} SeatView */

/** @param {ReplayPage} page */
export function replayScreen(page) {
  return html`
    <main class="replay" id="main">
      <header>
        <h1>${page.t("page-replay-title", { number: page.given.game })}</h1>
        <p class="ways"><a href="/t/${page.table}">${page.given.name}</a></p>
      </header>
      ${page.failed ? failed(page) : nothing}
      ${page.moment ? moment(page) : page.failed ? nothing : waiting(page)}
    </main>
  `;
}

/** @param {ReplayPage} page */
function waiting(page) {
  return html`<p class="wait" role="status">${page.t(page.done && !page.hands ? "page-replay-none" : "page-replay-loading")}</p>`;
}

/** @param {ReplayPage} page */
function failed(page) {
  const again = () => (page.done ? page.show(page.told?.hand ?? 1) : page.begin(null));
  return html`<p class="problem" role="alert">${page.t("page-replay-failed", { why: page.failed })}
    <button type="button" @click=${again}>${page.t("page-replay-retry")}</button></p>`;
}

/** @param {ReplayPage} page */
function moment(page) {
  return html`
    ${handPicker(page)} ${happened(page)}
    <div class="scene">
      ${players(page)}
      <div class="middle">${board(/** @type {any} */ (page))}</div>
    </div>
    ${controls(page)} ${eyes(page)} ${beside(page)}
  `;
}

/** @param {ReplayPage} page */
function handPicker(page) {
  const hand = page.told?.hand ?? 1;
  return html`<nav class="hands" aria-label=${page.t("page-replay-hands")}>
    <button type="button" aria-label=${page.t("page-replay-before")} aria-disabled=${String(hand <= 1)} @click=${() => page.show(hand - 1)}>${icon("up")}</button>
    <h2>${page.t("page-replay-hand", { hand, hands: page.hands })}</h2>
    <button type="button" aria-label=${page.t("page-replay-after")} aria-disabled=${String(hand >= page.hands)} @click=${() => page.show(hand + 1)}>${icon("down")}</button>
  </nav>`;
}

/** The ways of the buttons, on a field of 16 x 16. @type {Record<string, string>} */
const WAYS = {
  up: "M3 10.5 8 5.5l5 5",
  down: "m3 5.5 5 5 5-5",
  back: "M10.5 3 5.5 8l5 5",
  on: "m5.5 3 5 5-5 5",
  first: "M4 3v10M12 3 7 8l5 5",
  last: "M12 3v10M4 3l5 5-5 5",
};

/** @param {string} way */
const icon = (way) => html`<svg class="way" viewBox="0 0 16 16" aria-hidden="true"><path d=${WAYS[way]}></path></svg>`;

// The players.

/** @param {ReplayPage} page */
function players(page) {
  const seats = (page.view?.table.seats ?? []).filter((seat) => seat.name || seat.bot || seat.person);
  return html`<ul class="players" aria-label=${page.t("page-replay-players")}>
    ${repeat(seats, (seat) => seat.seat, (seat) => html`<li class=${page.game?.to_act === seat.seat ? "acts" : ""}>${player(page, seat)}</li>`)}
  </ul>`;
}

/** @param {ReplayPage} page @param {SeatView} seat */
function player(page, seat) {
  const own = page.own.seat === seat.seat;
  const cards = cardsOf(page, seat);
  const facts = [
    page.t("page-replay-count", { count: seat.cards }),
    page.t("page-replay-score", { score: seat.score }),
    page.game?.to_act === seat.seat ? page.t("page-replay-turn") : "",
    page.game?.dealer === seat.seat ? page.t("page-replay-deals") : "",
    seat.out ? page.t("page-replay-out") : "",
  ].filter(Boolean);
  return html`
    <p><b>${own ? page.t("page-replay-you", { name: page.name(seat.seat) }) : page.name(seat.seat)}</b> <span>${facts.join(" · ")}</span></p>
    ${cards.length
      ? html`<div class="cards" role="img" aria-label=${list(/** @type {any} */ (page), cards)}>${cards.map((card) => face(/** @type {any} */ (page), card, { small: true }))}</div>`
      : nothing}
  `;
}

/** The cards of a seat that are to be seen at this moment.
 * @param {ReplayPage} page @param {SeatView} seat */
function cardsOf(page, seat) {
  if (page.all && page.open) return page.moment?.view.hands?.[seat.seat - 1] ?? [];
  if (page.own.seat === seat.seat && page.own.hand.length) return page.own.hand;
  return seat.shown ?? seat.known;
}

// What happened, and the way on.

/** @param {ReplayPage} page */
function sentences(page) {
  const said = page.entries.flatMap((entry) => (entry.text ? [entry.text] : []));
  return said.length ? said : [page.t("page-replay-nothing")];
}

/** @param {ReplayPage} page */
function happened(page) {
  return html`<section class="happened" tabindex="0" aria-label=${page.t("page-replay-happened")}>
    <div role="status">${sentences(page).map((said) => html`<p>${said}</p>`)}</div>
  </section>`;
}

/** @param {ReplayPage} page */
function controls(page) {
  const steps = page.told?.moments.length ?? 1;
  const first = page.at === 0 && (page.told?.hand ?? 1) <= 1;
  const last = page.at === steps - 1 && (page.told?.hand ?? 1) >= page.hands;
  const text = page.t("page-replay-at", { step: page.at + 1, steps, said: sentences(page).join(" ") });
  return html`<div class="controls">
    <button type="button" aria-label=${page.t("page-replay-first")} @click=${() => page.go(0)}>${icon("first")}</button>
    <button type="button" class="main" aria-label=${page.t("page-replay-back")} aria-disabled=${String(first)} @click=${() => page.step(-1)}>${icon("back")}</button>
    <input type="range" aria-label=${page.t("page-replay-step")} aria-valuetext=${text} min="1" max=${steps} .value=${String(page.at + 1)}
      @input=${(/** @type {any} */ event) => page.go(Number(event.target.value) - 1)}>
    <button type="button" class="main" aria-label=${page.t("page-replay-on")} aria-disabled=${String(last)} @click=${() => page.step(1)}>${icon("on")}</button>
    <button type="button" aria-label=${page.t("page-replay-last")} @click=${() => page.go(Infinity)}>${icon("last")}</button>
    <span class="where" aria-hidden="true">${page.at + 1} / ${steps}</span>
  </div>`;
}

/** @param {ReplayPage} page */
function eyes(page) {
  const less = page.own.seat ? "page-replay-own" : "page-replay-public";
  const all = page.all && page.open;
  return html`<fieldset class="eyes">
    <legend>${page.t("page-replay-seen")}</legend>
    <label><input type="radio" name="eyes" .checked=${!all} @change=${() => page.see(false)}>${page.t(less)}</label>
    <label><input type="radio" name="eyes" .checked=${all} ?disabled=${!page.open} @change=${() => page.see(true)}>${page.t("page-replay-all")}</label>
    ${page.open ? nothing : html`<p class="quiet">${page.t("page-replay-all-not")}</p>`}
  </fieldset>`;
}

/** @param {ReplayPage} page */
function beside(page) {
  const { checked, words } = page;
  return html`
    <section class="beside">
      <p class="buttons"><button type="button" @click=${() => page.copy()}>${page.t("page-replay-copy")}</button></p>
      ${page.link ? html`<label class="link">${page.t("page-replay-link")}<input readonly .value=${page.link}></label>` : nothing}
      <div role="status">${page.said ? html`<p>${page.said}</p>` : nothing}</div>
      <h2>${page.t("page-record")}</h2>
      <p class="buttons">${page.records.map(({ view, key }) => html`<button type="button" @click=${() => page.save(view)}>${page.t(key)}</button>`)}</p>
      <h2>${page.t("page-check-title")}</h2>
      <p class="buttons"><button type="button" ?disabled=${checked === "working"} @click=${() => page.check()}>${page.t(checked && checked !== "working" ? "page-check-again" : "page-check-do")}</button></p>
      <div role="status">${checked === "working" ? html`<p>${page.t("page-check-working")}</p>` : nothing}</div>
      ${checked && checked !== "working"
        ? verdict({ words, name: checked.name, own: checked.report.view === "-" ? null : Number(checked.report.view) }, checked.report)
        : nothing}
      <p class="ways"><a href="/t/${page.table}/games">${page.t("page-after-to-games")}</a> · <a href="/rules?table=${page.table}">${page.t("page-after-to-rules")}</a></p>
      <p class="keys quiet">${page.t("page-replay-keys")}</p>
    </section>
  `;
}
