// The end of a hand: all hands shown and counted; it stays until all are ready or the time is over.
// What may live here: showing the count, and being ready.

import { html, nothing } from "../../vendor/lit-html.js";
import { countOf, counted } from "./count.js";
import { secondsLeft } from "./countdown.js";
import { isOut } from "./marks.js";

/** @typedef {import("../page.js").Page} Page */

/** Which hand it is, to remember that its count was put aside.
 * @param {Page} page */
const handKey = (page) => `${page.game?.game}.${page.game?.hand}`;

/** Whether a hand is over and the next has not begun.
 * @param {Page} page */
function over(page) {
  const { game, view } = page;
  if (!game?.hand || view?.table.stage !== "playing") return false;
  if (game.phase !== "between" && game.phase !== "buy back") return false;
  return view.table.seats.some((seat) => seat.shown !== null);
}

/** Whether the count covers the table now.
 * @param {Page} page */
export const covers = (page) => over(page) && page.local.looking !== handKey(page);

let covered = false;

/** @param {Page} page */
export function begin(page) {
  page.on("drawn", () => {
    const now = covers(page);
    const main = document.getElementById("main");
    if (main) main.inert = now; // what is covered can't be reached by keys either
    if (now && !covered) document.getElementById("count-title")?.focus({ preventScroll: true });
    covered = now;
  });
}

/** @param {Page} page */
export function handend(page) {
  if (!over(page)) return nothing;
  if (!covers(page)) return aside(page);
  return html`
    <section class="handend" role="main" aria-labelledby="count-title">
      <div class="handend-inside" tabindex="0">
        <p class="handend-hand">${page.t("page-end-hand", { hand: page.game?.hand ?? 0 })}</p>
        <h2 id="count-title" tabindex="-1">${title(page)}</h2>
        ${page.game?.void ? html`<p>${page.t(countOf(page).scored ? "page-end-void-scored" : "page-end-void-about")}</p>` : nothing}
        ${counted(page)}
        <p class="handend-again"><a href="/t/${page.table}/replay/${page.game?.game}?hand=${page.game?.hand}" target="_blank">${page.t("page-end-replay")}</a></p>
      </div>
      ${page.game?.phase === "between" ? foot(page, look(page)) : nothing}
    </section>
  `;
}

/** @param {Page} page */
function title(page) {
  const out = page.game?.went_out;
  if (page.game?.void) return page.t("page-end-void");
  if (!out) return page.t("page-end-last");
  return out === page.own.seat ? page.t("page-end-title-you") : page.t("page-end-title", { name: page.name(out) });
}

/** The table is looked at; the way back, and being ready, stay at hand.
 * @param {Page} page */
function aside(page) {
  const back = () => {
    page.local.looking = null;
    page.redraw();
  };
  const button = html`<button type="button" @click=${back}>${page.t("page-end-back")}</button>`;
  return html`<div class="handend-aside">${foot(page, button)}</div>`;
}

/** @param {Page} page */
function look(page) {
  const put = () => {
    page.local.looking = handKey(page);
    page.redraw();
  };
  return html`<button type="button" @click=${put}>${page.t("page-end-look")}</button>`;
}

/** @param {Page} page @param {unknown} other */
function foot(page, other) {
  const asked = page.own.decision?.decision.step === "ready";
  const left = secondsLeft(page, "ready", null);
  return html`
    <footer class="handend-foot">
      <p class="handend-ready" aria-live="polite">${who(page)}</p>
      ${left === null ? nothing : html`<p class="handend-left" role="timer">${page.t("page-end-left", { seconds: left })}</p>`}
      <p class="handend-acts">
        ${other}
        ${asked
          ? html`<button type="button" class=${`main ${page.pending.has("ready") ? "sending" : ""}`}
              @click=${() => page.do({ do: "ready" })}>${page.t("page-end-ready-go")}</button>`
          : nothing}
      </p>
    </footer>
  `;
}

/** Who is ready, and who is waited for.
 * @param {Page} page */
function who(page) {
  const people = (page.view?.table.seats ?? []).filter((seat) => seat.person && seat.present && !seat.away && !isOut(seat));
  if (people.length < 2) return nothing;
  const names = (/** @type {boolean} */ ready) =>
    people.filter((seat) => seat.ready === ready).map((seat) => page.name(seat.seat)).join(", ");
  return html`
    ${names(true) ? html`<span>✓ ${page.t("page-end-ready-who", { names: names(true) })}</span>` : nothing}
    ${names(false) ? html`<span>${page.t("page-end-ready-wait", { names: names(false) })}</span>` : nothing}
  `;
}
