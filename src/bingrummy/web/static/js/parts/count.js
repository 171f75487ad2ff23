// What a hand came to: of each seat the cards, what they count, the score before and after.
// What may live here: reading it off the view and the entries. Points are the server's.

import { html, nothing } from "../../vendor/lit-html.js";
import { pointsOf, rulesOf } from "../houserules.js";
import { face } from "./cards.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").SeatView} SeatView */
/** @typedef {import("../wire").Entry} Entry */
/**
 * @typedef Count
 * @property {Map<number, number>} points
 * @property {Map<number, number>} scores
 * @property {Map<number, string>} fates  what became of a seat, in words
 * @property {number | null} wentOut
 * @property {boolean} void
 * @property {boolean} scored  a void hand that is scored as it lies
 */

/** Read what happened at the end of the last hand.
 * @param {Page} page @returns {Count} */
export function countOf(page) {
  /** @type {Count} */
  const count = {
    points: new Map(), scores: new Map(), fates: new Map(), wentOut: page.game?.went_out ?? null,
    void: page.game?.void ?? false, scored: false,
  }; // prettier-ignore
  for (const seat of page.game?.buying?.asked ?? []) count.fates.set(seat, page.t("page-end-asked"));
  for (const { event } of ending(page)) {
    if (event?.event === "points") {
      for (const { seat, number } of event.points) count.points.set(seat, number);
      for (const { seat, number } of event.scores) count.scores.set(seat, number);
    } else if (event?.event === "void") count.scored = event.scored;
    else if (event?.event === "bust") count.fates.set(event.seat, page.t("page-end-bust"));
    else if (event?.event === "buys-back") {
      count.fates.set(event.seat, page.t("page-end-bought", { score: event.score }));
    }
  }
  return count;
}

/** The entries of the last hand.
 * @param {Page} page @returns {Entry[]} */
const handOf = (page) =>
  page.entries.slice(page.entries.findLastIndex(({ event }) => event?.event === "hand") + 1);

/** Its entries from its end on.
 * @param {Page} page @returns {Entry[]} */
function ending(page) {
  const hand = handOf(page);
  const ends = hand.findIndex(({ event }) => ["goes-out", "void", "shows", "points"].includes(event?.event ?? ""));
  return ends < 0 ? [] : hand.slice(ends);
}

/** All hands of the last hand, counted; each under a heading of a level.
 * @param {Page} page @param {2 | 3} [level] */
export function counted(page, level = 3) {
  const count = countOf(page);
  // Who was out of the game before has nothing to count, and hasn't resigned now either.
  const resigned = handOf(page).flatMap(({ event }) => (event?.event === "resigns" ? [event.seat] : []));
  const seats = (page.view?.table.seats ?? []).filter(
    ({ seat, shown }) => shown?.length || (shown && (seat === count.wentOut || resigned.includes(seat))),
  );
  return html`<ol class="counted">${seats.map((seat) => line(page, seat, count, level))}</ol>`;
}

/** @param {Page} page @param {SeatView} seat @param {Count} count @param {2 | 3} level */
function line(page, seat, count, level) {
  const own = seat.seat === page.own.seat;
  const who = html`${page.name(seat.seat)}${own ? html` <span class="tag">${page.t("page-gather-you")}</span>` : nothing}`;
  const cards = [...(seat.shown ?? [])].sort((a, b) => (pointsOf(page, b) ?? 0) - (pointsOf(page, a) ?? 0));
  const out = seat.seat === count.wentOut;
  return html`
    <li class=${`counted-seat ${own ? "own" : ""} ${out ? "out" : ""}`}>
      ${level === 2 ? html`<h2>${who}</h2>` : html`<h3>${who}</h3>`}
      <div class="counted-cards">
        ${cards.length
          ? html`<ul>${cards.map((card) => counts(page, card))}</ul>`
          : html`<p>${page.t(out ? "page-end-out" : "page-end-resigned")}</p>`}
      </div>
      <p class="counted-sum">${sum(page, seat, count)}</p>
    </li>
  `;
}

/** A card and what it counts.
 * @param {Page} page @param {string} card */
function counts(page, card) {
  const points = pointsOf(page, card);
  return html`
    <li>
      ${face(page, card, { small: true })}
      <span class="counted-points" aria-hidden="true">${points ?? ""}</span>
      <span class="unseen">${points === null ? page.card(card) : page.t("page-end-card", { card, points })}</span>
    </li>
  `;
}

/** @param {Page} page @param {SeatView} seat @param {Count} count */
function sum(page, { seat, score }, count) {
  const points = count.points.get(seat);
  const total = count.scores.get(seat) ?? score;
  const fate = count.fates.get(seat);
  const limit = rulesOf(page)?.limit;
  const over = fate !== undefined && limit !== undefined;
  return html`
    ${points === undefined
      ? html`<span>${page.t("page-end-score", { score: total })}</span>`
      : html`<span aria-hidden="true" class="counted-how">${page.t("page-end-sum", { before: total - points, points, total })}</span>
          <span class="unseen">${page.t("page-end-sum-of", { name: page.name(seat), before: total - points, points, total })}</span>`}
    ${over ? html`<strong class="fate">${page.t("page-end-over", { limit })}: ${fate}</strong>` : fate ?? nothing}
  `;
}
