// The others at the table: asking them to play, giving them time, hiding what they say, a seat given away.
// What may live here: acts that concern somebody else. Whether they are allowed says the server.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").SeatView} SeatView */
/** @typedef {import("../wire").What} What */

const EXTRA = [0, 15, 30, 60, 120]; // seconds

/** @param {Page} page */
export function players(page) {
  const table = page.view?.table;
  if (!table || page.own.person === null) return nothing;
  const others = table.seats.filter((seat) => seat.person && seat.person !== page.own.person);
  return html`
    <section class="menu-part" aria-labelledby="menu-players">
      <h3 id="menu-players">${page.t("page-menu-players")}</h3>
      ${others.length ? html`<ul class="player-list">${others.map((seat) => player(page, seat))}</ul>` : html`<p>${page.t("page-menu-alone")}</p>`}
    </section>
  `;
}

/** @param {Page} page @param {SeatView} seat */
function player(page, seat) {
  return html`
    <li>
      <h4>${page.name(seat.seat)}
        ${seat.host ? html`<span class="tag">${page.t("page-gather-host")}</span>` : nothing}
        ${seat.present ? nothing : html`<span class="tag">${page.t("page-gather-absent")}</span>`}
        ${seat.away ? html`<span class="tag">${page.t("page-away-mark")}</span>` : nothing}</h4>
      ${seat.offered ? html`<p>${page.t(seat.open ? "page-menu-open" : "page-menu-offered")}</p>` : nothing}
      <p class="menu-links">${muting(page, seat)} ${page.view?.table.stage === "playing" ? inGame(page, seat) : nothing}</p>
    </li>
  `;
}

/** @param {Page} page @param {SeatView} seat */
function inGame(page, seat) {
  const waited = page.game?.to_act === seat.seat;
  const may = page.own.seat !== null;
  return html`
    ${may && waited ? act(page, seat, "page-menu-nudge", { do: "nudge", seat: seat.seat }) : nothing}
    ${may && seat.offered && !seat.open ? act(page, seat, "page-menu-consent", { do: "consent", seat: seat.seat, yes: true }) : nothing}
    ${page.hosting && !seat.present && !seat.offered ? act(page, seat, "page-menu-give", { do: "give", seat: seat.seat }) : nothing}
    ${page.hosting ? lengthening(page, seat) : nothing}
  `;
}

/** A button that is short to see, and says of whom to who hears it.
 * @param {Page} page @param {SeatView} seat @param {string} key @param {What} what */
function act(page, seat, key, what) {
  const label = page.t(`${key}.of`, { name: page.name(seat.seat) });
  return html`<button type="button" title=${label} class=${page.pending.has(what.do) ? "sending" : ""}
    @click=${() => page.do(what)}>${page.t(key)} <span class="unseen">${page.name(seat.seat)}</span></button>`;
}

/** @param {Page} page @param {SeatView} seat */
function muting(page, seat) {
  const person = seat.person ?? 0;
  const hidden = page.own.muted.includes(person);
  const own = hidden ? "page-menu-unmute" : "page-menu-mute";
  const all = seat.muted ? "page-menu-unmute-all" : "page-menu-mute-all";
  return html`
    ${act(page, seat, own, { do: "mute", person, yes: !hidden, for_all: false })}
    ${page.hosting ? act(page, seat, all, { do: "mute", person, yes: !seat.muted, for_all: true }) : nothing}
  `;
}

/** @param {Page} page @param {SeatView} seat */
function lengthening(page, seat) {
  const last = page.entries.findLast(({ note }) => note?.note === "lengthened" && note.seat === seat.seat)?.note;
  const now = last?.note === "lengthened" ? last.seconds : 0;
  /** @param {Event} event */
  const choose = (event) =>
    page.do({ do: "lengthen", seat: seat.seat, seconds: Number(/** @type {HTMLSelectElement} */ (event.target).value) });
  return html`
    <select aria-label=${page.t("page-menu-lengthen-of", { name: page.name(seat.seat) })} @change=${choose}>
      ${EXTRA.map((seconds) => html`<option value=${seconds} ?selected=${seconds === now}>${page.t("page-menu-lengthen-by", { seconds })}</option>`)}
    </select>
  `;
}
