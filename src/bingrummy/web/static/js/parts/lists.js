// The tables on the start page: one's own first, with what goes on there, then those open to all.
// What may live here: two lists. What goes on at a table is read off its view.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../start.js").Start} Start */
/** @typedef {import("../start.js").Yours} Yours */
/** @typedef {import("../wire").Listed} Listed */

/** @param {Start} start */
export function lists(start) {
  return { yours: () => yours(start), listed: () => listed(start) };
}

/** @param {Start} start */
function yours(start) {
  if (!start.yours.length) return nothing;
  return html`
    <h2>${start.t("page-start-yours")}</h2>
    <ul class="tables">${start.yours.map((one) => row(start, one))}</ul>
  `;
}

/** @param {Start} start @param {Yours} one */
function row(start, one) {
  const { seat, view, state } = one;
  const title = view?.table.name ?? seat.title ?? seat.table;
  const turn = asksMe(one);
  return html`
    <li class=${turn ? "awaited" : ""}>
      <a href="/t/${seat.table}"><strong>${title}</strong>
        <span>${turn ? html`<b>${start.t(turn)}</b> · ` : nothing}${state === "asked" ? "…" : status(start, one)}</span></a>
      <button type="button" class="plain" aria-label=${start.t("page-start-yours-forget", { table: title })}
        @click=${() => start.drop(seat)}>✕</button>
    </li>
  `;
}

/** What is waited for from who looks, as a sentence's key.
 * @param {Yours} one */
function asksMe({ view }) {
  const step = view?.own.decision?.decision.step;
  if (step === "turn" || step === "discard") return "page-start-yours-turn";
  return step ? "page-start-yours-asked" : "";
}

/** @param {Start} start @param {Yours} one */
function status(start, { view, state }) {
  if (state === "gone") return start.t("page-start-yours-gone");
  const table = view?.table;
  if (!table) return start.t("page-start-yours-unknown");
  if (table.stage === "closed") return start.t("page-start-yours-closed");
  if (table.stage === "gathering") {
    const taken = table.seats.filter((seat) => seat.person || seat.bot).length;
    return start.t(table.games ? "page-start-yours-over" : "page-start-yours-gathering", { taken, seats: table.seats.length });
  }
  if (table.paused) return start.t("page-start-yours-paused");
  const hand = table.game?.hand ?? 0;
  const own = table.seats.find((seat) => seat.seat === view.own.seat);
  return own ? start.t("page-start-yours-hand", { hand, score: own.score }) : start.t("page-start-yours-watching", { hand });
}

/** @param {Start} start */
function listed(start) {
  const mine = new Set(start.yours.map((one) => one.seat.table));
  const tables = (start.listed ?? []).filter((table) => !mine.has(table.table));
  return html`
    <h2>${start.t("page-start-listed")}</h2>
    ${start.listed && !tables.length
      ? html`<p>${start.t("page-start-listed-none")}</p>`
      : html`<ul class="tables">${tables.map((table) => open(start, table))}</ul>`}
  `;
}

/** @param {Start} start @param {Listed} table */
function open(start, table) {
  const joins = table.free > 0 && table.stage === "gathering";
  if (!joins && !table.spectators) return nothing;
  const spoken = start.first.spoken[table.language ?? ""];
  return html`
    <li><a href="/t/${table.table}"><strong>${table.name}</strong>
      ${spoken ? html`<span>${spoken}</span>` : nothing}
      <span>${start.t("page-start-listed-free", { free: table.free, seats: table.seats })} ·
        ${start.t(joins ? "page-start-listed-join" : "page-start-listed-watch")}</span></a></li>
  `;
}
