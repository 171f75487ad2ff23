// Before a game, and between two: who sits where, bots at free seats, links, the start.
// What may live here: the lobby of a table. Whether a game can start says the server.

import { html, nothing } from "../../vendor/lit-html.js";
import { rulesOf } from "../houserules.js";
import { askFirst } from "./dialog.js";
import { invite, ownLink } from "./invite.js";
import { free, joining } from "./joining.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").SeatView} SeatView */

const DEFAULT_STYLE = "common";

/** @param {Page} page */
export function gathering(page) {
  const table = page.view?.table;
  if (!table) return joining(page); // no spectators: whoever has the link may ask for a seat
  const taken = table.seats.length - free(page);
  const again = table.games > 0;
  return html`
    <div class="gathering">
      ${joining(page)}
      <section class="seats" aria-labelledby="seats-title">
        <h2 id="seats-title">${page.t(again ? "page-gather-title-again" : "page-gather-title")}</h2>
        <p class="gather-count" role="status">${page.t("page-gather-taken", { taken, seats: table.seats.length })}</p>
        <ol class="seat-list">${table.seats.map((seat) => row(page, seat))}</ol>
        ${others(page)}
      </section>
      ${starting(page)}
      ${free(page) && page.token ? invite(page) : nothing}
      ${houseRules(page)}
      ${page.token ? html`<details class="gather-own"><summary>${page.t("page-own-title")}</summary>${ownLink(page)}</details>` : nothing}
    </div>
  `;
}

/** @param {Page} page @param {SeatView} seat */
function row(page, seat) {
  const own = seat.seat === page.own.seat;
  return html`
    <li class=${`seat-row ${own ? "own" : ""} ${seat.person || seat.bot ? "" : "free"}`}>
      <span class="seat-number" aria-hidden="true">${seat.seat}</span>
      <span class="seat-who">
        <span class="unseen">${page.t("page-gather-seat", { seat: seat.seat })}:</span>
        <span class="seat-name">${seat.person || seat.bot ? page.name(seat.seat) : page.t("page-gather-free")}</span>
        ${marks(page, seat)}
        ${seat.bot ? html`<span class="seat-about">${page.t(`page-style-${seat.bot}`)}: ${page.t(`page-style-${seat.bot}-about`)}</span>` : nothing}
      </span>
      <span class="seat-acts">${acts(page, seat)}</span>
    </li>
  `;
}

/** @param {Page} page @param {SeatView} seat */
function marks(page, seat) {
  const said = [
    seat.seat === page.own.seat && "page-gather-you",
    seat.host && "page-gather-host",
    seat.person && !seat.present && "page-gather-absent",
    seat.ready && "page-gather-ready",
  ].filter((key) => typeof key === "string");
  const balance = page.view?.table.games && seat.person ? signed(seat.balance) : "";
  return html`
    ${said.map((key) => html`<span class="tag">${page.t(key)}</span>`)}
    ${balance ? html`<span class="tag">${page.t("page-gather-balance", { chips: balance })}</span>` : nothing}
  `;
}

/** A number with its sign.
 * @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** @param {Page} page @param {SeatView} seat */
function acts(page, seat) {
  if (seat.person) {
    return page.hosting && seat.person !== page.own.person ? remover(page, seat) : nothing;
  }
  const sit = !seat.bot && page.own.person !== null
    ? html`<button type="button" @click=${() => page.do({ do: "sit", seat: seat.seat })}>${page.t("page-gather-sit")}
        <span class="unseen">${page.t("page-gather-seat", { seat: seat.seat })}</span></button>`
    : nothing;
  return html`${sit} ${page.hosting ? botChoice(page, seat) : nothing}`;
}

/** @param {Page} page @param {SeatView} seat */
function remover(page, seat) {
  const name = page.name(seat.seat);
  const ask = () =>
    askFirst(page, {
      title: page.t("page-gather-remove", { name }),
      text: page.t("page-gather-remove-sure", { name }),
      yes: page.t("page-gather-remove-do"),
      no: page.t("page-menu-cancel"),
      act: () => page.do({ do: "remove", person: seat.person ?? 0 }),
    });
  return html`<button type="button" class="plain" aria-label=${page.t("page-gather-remove", { name })} @click=${ask}>✕</button>`;
}

/** @param {Page} page @param {SeatView} seat */
function botChoice(page, seat) {
  const styles = rulesOf(page)?.styles ?? (seat.bot ? [seat.bot] : []);
  /** @param {Event} event */
  const choose = (event) => {
    const style = /** @type {HTMLSelectElement} */ (event.target).value;
    if (style !== (seat.bot ?? "")) page.do({ do: "bot", seat: seat.seat, style: style || null });
  };
  return html`
    <select aria-label=${page.t("page-gather-bot-style", { seat: seat.seat })} @change=${choose}>
      <option value="" ?selected=${!seat.bot}>${page.t(seat.bot ? "page-gather-nobody" : "page-gather-bot-put")}</option>
      ${styles.map((style) => html`<option value=${style} ?selected=${style === seat.bot}>${page.t(`page-style-${style}`)}</option>`)}
    </select>
  `;
}

/** Who waits or watches.
 * @param {Page} page */
function others(page) {
  const watchers = page.view?.table.watchers ?? [];
  const waiting = watchers.filter((one) => one.waiting).map((one) => one.name);
  const watching = watchers.filter((one) => !one.waiting).map((one) => one.name);
  return html`
    ${waiting.length ? html`<p>${page.t("page-gather-waiting", { names: waiting.join(", ") })}</p>` : nothing}
    ${watching.length ? html`<p>${page.t("page-gather-watching", { names: watching.join(", ") })}</p>` : nothing}
  `;
}

/** @param {Page} page */
function starting(page) {
  const table = page.view?.table;
  if (!table || page.own.seat === null || table.stage !== "gathering") return nothing;
  return html`
    <section class="starting">
      ${page.hosting ? start(page) : html`<p>${whoStarts(page)}</p>`}
    </section>
  `;
}

/** @param {Page} page */
function whoStarts(page) {
  const host = page.view?.table.seats.find((seat) => seat.host);
  return host ? page.t("page-start-wait", { name: host.name }) : page.t("page-start-wait-nobody");
}

/** @param {Page} page */
function start(page) {
  const empty = free(page);
  const style = page.local.fillStyle ?? DEFAULT_STYLE;
  const styles = rulesOf(page)?.styles ?? [style];
  const begin = () => page.do({ do: "start", fill: empty ? style : null });
  /** @param {Event} event */
  const choose = (event) => {
    page.local.fillStyle = /** @type {HTMLSelectElement} */ (event.target).value;
    page.redraw();
  };
  const first = !page.view?.table.games;
  return html`
    <button type="button" class=${`${first ? "main" : ""} start-button ${page.pending.has("start") ? "sending" : ""}`}
      @click=${begin}>${page.t(empty ? "page-start-fill" : "page-start-game")}</button>
    ${empty
      ? html`<label class="fill-style">${page.t("page-start-fill-style")}
          <select @change=${choose}>
            ${styles.map((one) => html`<option value=${one} ?selected=${one === style}>${page.t(`page-style-${one}`)}</option>`)}
          </select></label>
          <p class="seat-about">${page.t(`page-style-${style}-about`)}</p>`
      : nothing}
  `;
}

/** Another game with the same people: it begins when all want it.
 * @param {Page} page */
export function rematch(page) {
  if (page.own.seat === null) return nothing;
  const ready = page.seat(page.own.seat)?.ready;
  if (ready) return html`<p role="status">${page.t("page-start-again-ready")}</p>`;
  return html`
    <button type="button" class=${`main start-button ${page.pending.has("ready") ? "sending" : ""}`}
      @click=${() => page.do({ do: "ready" })}>${page.t("page-start-again")}</button>
    <p>${page.t("page-start-again-about")}</p>
  `;
}

/** Where the rules are, with this table's house rules marked.
 * @param {Page} page */
export const rulesLink = (page) => `/rules?rules=${encodeURIComponent(page.view?.table.rules ?? "")}`;

/** The house rules of this table, in words.
 * @param {Page} page */
export function houseRules(page) {
  const rules = rulesOf(page);
  const clock = page.view?.table.clock;
  if (!rules || !clock) return nothing;
  const spoken = rules.spoken?.[page.view?.table.language ?? ""];
  const changed = rules.changed.length ? html`<ul>${rules.changed.map((line) => html`<li>${line}</li>`)}</ul>` : nothing;
  return html`
    <section class="house" aria-labelledby="house-title">
      <h2 id="house-title">${page.t("page-house-title")}</h2>
      <p>${rules.changed.length ? rules.title : page.t("page-house-standard")}</p>
      ${changed}
      ${spoken ? html`<p>${spoken}</p>` : nothing}
      <p>${clock.turn ? page.t("page-house-clock", { turn: clock.turn, bank: clock.bank ?? 0 }) : page.t("page-house-no-clock")}</p>
      <details>
        <summary>${page.t("page-house-all")}</summary>
        <ul>${rules.lines.map((line) => html`<li>${line}</li>`)}</ul>
        <p><a href=${rulesLink(page)} target="_blank">${page.t("page-menu-rules")}</a></p>
      </details>
    </section>
  `;
}
