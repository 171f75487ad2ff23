// Being away: that one is, and what was done meanwhile when one is back.
// What may live here: reports. What a stand-in does say the rules and the table.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Entry} Entry */

/** That one is away, with the way back; and what was done meanwhile.
 * @param {Page} page */
export function awayNow(page) {
  const seat = page.seat(page.own.seat);
  if (!seat || page.view?.table.stage !== "playing") return nothing;
  if (seat.away) {
    return html`
      <div class="strip away-now" role="status">
        <p>${page.t(orders(page))}</p>
        <button type="button" class=${`main ${page.pending.has("back") ? "sending" : ""}`}
          @click=${() => page.do({ do: "back" })}>${page.t("page-away-back")}</button>
      </div>
    `;
  }
  return meanwhile(page);
}

/** The words for one's own orders, if they are known here.
 * @param {Page} page */
function orders(page) {
  const last = page.entries.findLast(({ note }) => note?.note === "away" && note.person === page.own.person)?.note;
  return last?.note === "away" ? `page-away-now-${last.play}` : "page-away-now";
}

/** @param {Page} page */
function meanwhile(page) {
  const last = page.own.meanwhile.at(-1) ?? 0;
  if (!last || last <= (page.local.meanwhileSeen ?? 0)) return nothing;
  const lines = page.own.meanwhile.flatMap((seq) => doneAt(page, seq));
  const seen = () => {
    page.local.meanwhileSeen = last;
    page.redraw();
  };
  return html`
    <div class="strip meanwhile">
      <details>
        <summary>${page.t("page-away-meanwhile")} (${page.own.meanwhile.length})</summary>
        ${lines.length ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : html`<p>${page.t("page-away-meanwhile-none")}</p>`}
      </details>
      <button type="button" @click=${seen}>${page.t("page-away-seen")}</button>
    </div>
  `;
}

/** What was done for one's seat from an entry on: its own acts, until somebody else's.
 * @param {Page} page @param {number} seq @returns {string[]} */
function doneAt(page, seq) {
  const from = page.entries.findIndex((entry) => entry.seq === seq);
  if (from < 0) return [];
  const found = [];
  for (const entry of page.entries.slice(from + 1)) {
    const seat = entry.event && "seat" in entry.event ? entry.event.seat : null;
    if (entry.event && seat !== page.own.seat) break;
    if (entry.event && entry.text) found.push(entry.text);
  }
  return found;
}
