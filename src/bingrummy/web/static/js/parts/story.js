// What just happened, in words; and what happened since one's own last turn.
// What may live here: choosing entries and showing their sentences, which the server makes.

import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { openPanel } from "../acts.js";
import { sheet } from "./dialog.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Entry} Entry */

/** What is of no use to who plays: the proof of the shuffle is told elsewhere. */
const UNSAID = new Set(["lot", "commit", "seal", "nonce", "reveal", "present", "absent", "ready", "hint", "created", "nonces-due", "gap", "said", "signed"]);
const ENDS = new Set(["discards", "melds", "skips"]); // a turn ends with one of them
const SHOWN = 40; // entries on the screen at once

/** @param {Page} page */
export function begin(page) {
  page.on("view", (_view, _before, entries) => {
    for (const entry of entries) if (endsMine(page, entry)) page.local.seen = entry.seq;
  });
}

/** @param {Page} page @param {Entry} entry */
const endsMine = (page, { event }) =>
  Boolean(event && ENDS.has(event.event) && /** @type {any} */ (event).seat === page.own.seat);

/** Entries that have something to tell. @param {Page} page @returns {Entry[]} */
export const told = (page) =>
  page.entries.filter((entry) => entry.text && !UNSAID.has(entry.event?.event ?? entry.note?.note ?? ""));

/** What happened since the player's last turn ended, or in this hand where there was none.
 * @param {Page} page @returns {Entry[]} */
export function sinceMine(page) {
  const all = told(page);
  const seen = Math.max(page.local.seen ?? 0, page.entries.findLast((entry) => endsMine(page, entry))?.seq ?? 0);
  const dealt = page.entries.findLast((entry) => entry.event?.event === "hand")?.seq ?? 0;
  return all.filter((entry) => entry.seq > Math.max(seen, dealt ? dealt - 1 : 0));
}

/** @param {Page} page */
export function story(page) {
  const all = told(page);
  const since = sinceMine(page);
  const last = all.slice(-1);
  return html`
    <section class="story" aria-label=${page.t("page-story")}>
      <p class="latest">${last.map((entry) => entry.text)}</p>
      <button type="button" class="small since" aria-haspopup="dialog" @click=${() => openPanel(page, "since")}>
        <span class="label">${page.t("page-since")}</span> <b class="figure">${since.length}</b>
      </button>
      <ol class="log" tabindex="0" aria-label=${page.t("page-story-log")}>${lines(all.slice(-SHOWN), page)}</ol>
    </section>
    ${page.local.panel === "since" ? sinceSheet(page, since) : nothing}
  `;
}

/** The newest first: it stands where the eye begins.
 * @param {Entry[]} entries @param {Page} page */
function lines(entries, page) {
  const seen = page.local.seen ?? 0;
  return repeat([...entries].reverse(), (entry) => entry.seq, (entry) => html`
    <li class=${entry.seq > seen ? "new" : ""}>${entry.text}</li>`);
}

/** @param {Page} page @param {Entry[]} since */
function sinceSheet(page, since) {
  return sheet(
    page,
    page.t("page-since"),
    since.length
      ? html`<ol class="since-list">${since.map((entry) => html`<li>${entry.text}</li>`)}</ol>`
      : html`<p class="quiet">${page.t("page-since-none")}</p>`,
  );
}
