// The others at the table, clockwise from one's left: how many cards, which are known, how they stand.
// What may live here: what all may see of a seat, small in the row and whole in its sheet.

import { html, nothing } from "../../vendor/lit-html.js";
import { openPanel } from "../acts.js";
import { face, index, list } from "./cards.js";
import { sheet } from "./dialog.js";
import { isOut, marks, signs } from "./marks.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").SeatView} SeatView */

/** @param {Page} page */
export function opponents(page) {
  const seats = around(page);
  return html`
    <section class="opponents" aria-label=${page.t("page-opponents")} data-count=${seats.length}>
      <ul>${seats.map((seat) => html`<li>${tile(page, seat)}</li>`)}</ul>
    </section>
    ${seatSheet(page)}
  `;
}

/** The other seats in the order in which they play after oneself.
 * @param {Page} page @returns {SeatView[]} */
function around(page) {
  const seats = page.view?.table.seats ?? [];
  const own = seats.findIndex((seat) => seat.seat === page.own.seat);
  return own < 0 ? seats : [...seats.slice(own + 1), ...seats.slice(0, own)];
}

/** @param {Page} page @param {SeatView} seat */
function tile(page, seat) {
  const { game } = page;
  const acts = game?.to_act === seat.seat;
  return html`
    <button type="button" class="tile ${acts ? "acts" : ""} ${isOut(seat) ? "out" : ""} ${seat.opened ? "opened" : ""}"
      data-anchor="seat:${seat.seat}" aria-haspopup="dialog" @click=${() => openPanel(page, `seat:${seat.seat}`)}>
      <span class="unseen">${words(page, seat)}</span>
      <span class="name" aria-hidden="true">${page.name(seat.seat)}</span>
      <span class="facts" aria-hidden="true">
        <span class="count"><i class="mini-back"></i><b class="figure">${seat.cards ?? 0}</b></span>
        <span class="score" title=${page.t("page-score")}>${seat.score ?? 0}<i>/${page.view?.table.house.limit}</i></span>
      </span>
      <span class="more-facts" aria-hidden="true">${signs(page, marks(page, seat))}${known(page, seat)}</span>
    </button>
  `;
}

/** What all know to be in a hand, as indices.
 * @param {Page} page @param {SeatView} seat */
function known(page, seat) {
  const cards = seat.known ?? [];
  return cards.length ? html`<span class="known">${cards.map((card) => index(page, card))}</span>` : nothing;
}

/** A seat in one breath.
 * @param {Page} page @param {SeatView} seat */
function words(page, seat) {
  const cards = seat.known ?? [];
  return [
    page.name(seat.seat),
    page.t("page-count-cards", { count: seat.cards ?? 0 }),
    page.t("page-score-is", { score: seat.score ?? 0 }),
    page.game?.to_act === seat.seat ? page.t("page-acts") : "",
    ...marks(page, seat).map((mark) => page.t(`page-mark-${mark}`)),
    cards.length ? page.t("page-known", { cards: list(page, cards) }) : "",
  ].filter(Boolean).join(", "); // prettier-ignore
}

/** @param {Page} page */
function seatSheet(page) {
  const number = Number(/^seat:(\d)$/.exec(page.local.panel ?? "")?.[1]);
  const seat = page.seat(number || null);
  if (!seat) return nothing;
  const cards = seat.known ?? [];
  const facts = [
    page.t("page-count-cards", { count: seat.cards ?? 0 }),
    page.t("page-score-is", { score: seat.score ?? 0 }),
    page.t("page-chips-are", { chips: seat.chips ?? 0 }),
    seat.bought ? page.t("page-bought", { count: seat.bought }) : "",
    ...marks(page, seat).map((mark) => page.t(`page-mark-${mark}`)),
  ].filter(Boolean);
  return sheet(
    page,
    page.name(seat.seat),
    html`<ul class="seat-facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
      ${cards.length
        ? html`<p>${page.t("page-known-head")}</p><div class="spread" role="img" aria-label=${list(page, cards)}>${cards.map((card) => face(page, card))}</div>`
        : html`<p class="quiet">${page.t("page-known-none")}</p>`}`,
  );
}
