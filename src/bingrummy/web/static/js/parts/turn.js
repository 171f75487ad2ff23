// Whose turn it is, what can be done now and why not the other, how much may be kept, and the clock.
// What may live here: sentences about the turn. What is legal comes from the view.

import { html, nothing } from "../../vendor/lit-html.js";
import { useHint } from "../acts.js";
import { groups } from "./arrange.js";
import { inPlay, pausing, resume, wishes } from "./pause.js";

/** @typedef {import("../page.js").Page} Page */

const HURRY = 10; // seconds: then the clock is shown as urgent

/** @param {Page} page */
export function begin(page) {
  const forget = () => Object.assign(page.local, { trouble: null, hint: null });
  setInterval(() => tick(page), 500);
  page.on("drawn", () => tick(page));
  page.on("view", (view, before) => {
    // What was said about an earlier decision is over.
    if (decisionOf(view) !== decisionOf(before)) forget();
  });
  page.on("language", forget); // what was said is of another language
}

/** @param {import("../wire").View | null} view */
const decisionOf = (view) => JSON.stringify(view?.own?.decision?.decision ?? null);

/** @param {Page} page */
export function turn(page) {
  if (!page.game) return nothing;
  const mine = Boolean(page.own.decision) && ["turn", "discard"].includes(page.own.decision?.decision.step ?? "");
  return html`
    <section class="turn ${mine ? "mine" : ""}" aria-label=${page.t("page-turn")}>
      <div class="turn-line">
        <p class="says">${says(page)}${limit(page)}</p>
        ${clock(page)} ${goOn(page)}
      </div>
      ${groups(page).length ? nothing : hint(page)} ${trouble(page, "turn")} ${trouble(page, "hand")}
    </section>
  `;
}

/** @param {Page} page */
function says(page) {
  const table = page.view?.table;
  if (table?.asleep) return page.t("page-turn-asleep");
  if (!table?.paused) return now(page);
  // What is open can be answered in a pause, too.
  const open = inPlay(page) && !wishes(page, false).length;
  return html`<span class="pause" role="status">${open ? page.t("page-turn-paused") : pausing(page)}</span> ${now(page)}`;
}

/** @param {Page} page */
function now(page) {
  const { view, game } = page;
  const may = page.own.decision;
  if (may?.decision.step === "turn") return choice(page);
  if (may?.decision.step === "discard") return throwing(page);
  const key = { turn: "page-turn-other", discard: "page-turn-other-discard", shuffle: "page-turn-shuffle", "buy back": "page-turn-buying", between: "page-turn-between" }[game?.phase ?? ""];
  if (!key) return "";
  if (!game?.to_act) return page.t(key);
  if (view?.table.paused) return page.t("page-turn-next", { name: page.name(game.to_act) });
  return page.t(key, { name: page.name(game.to_act) });
}

/** What the turn may be: one of three, and what of them is possible. @param {Page} page */
function choice(page) {
  const may = page.own.decision;
  const card = page.game?.pile?.at(-1) ?? "";
  if (may?.skip) return page.t("page-turn-skip");
  const key = may?.draw && may.take ? "all" : may?.draw ? "draw" : may?.take ? "take" : "meld";
  const first = page.seat(page.own.seat)?.opened ? nothing : firstMelds(page);
  return html`<b>${page.t("page-turn-yours")}</b> <span class="choice">${page.t(`page-turn-${key}`, { card })} ${first}</span>`;
}

/** What the first meld turn takes (R16), of the table's own rules. @param {Page} page */
function firstMelds(page) {
  const count = page.view?.table.house.first_melds ?? 0;
  return count > 1 ? html`<span class="first">${page.t("page-turn-first", { count })}</span>` : nothing;
}

/** @param {Page} page */
function throwing(page) {
  const { drawn } = page.own;
  const taken = page.game?.taken;
  const key = drawn ? "page-turn-discard-drawn" : taken ? "page-turn-discard-taken" : "page-turn-discard";
  return html`<b>${page.t("page-turn-throw")}</b> ${page.t(key, { card: drawn ?? taken ?? "" })}`;
}

/** How many points may be kept, where that can matter now (R18). @param {Page} page */
function limit(page) {
  const { may_keep: keep, decision, points } = page.own;
  const step = decision?.decision.step;
  if (keep === null || keep === undefined || (step !== "turn" && step !== "discard")) return nothing;
  const always = page.seat(page.own.seat)?.opened && page.view?.table.house.limit_rule === "full";
  if (always) return html` <span class="limit">${page.t("page-may-keep", { keep })}</span>`;
  if (step !== "turn" || (points ?? 0) <= keep) return nothing;
  return html` <span class="limit">${page.t("page-may-keep-melding", { keep })}</span>`;
}

/** The way out of a pause, in the clock's place; where nobody is to play it stands above the table.
 * @param {Page} page */
const goOn = (page) => (page.view?.table.paused && inPlay(page) ? resume(page) : nothing);

// The clock.

/** @param {Page} page */
function clock(page) {
  const waits = page.view?.table.waits ?? [];
  const until = (waits.find((one) => one.decision.seat === page.own.seat) ?? waits[0])?.until;
  return until ? html`<span class="clock figure" role="timer" aria-live="off" title=${page.t("page-clock")} data-until=${until}></span>` : nothing;
}

/** Write the time that is left; the element has no content of the templates'. @param {Page} page */
function tick(page) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-until]"))) {
    const left = Math.max(0, Math.ceil((Number(element.dataset.until) - page.now()) / 1000));
    const text = left >= 60 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : String(left);
    if (element.textContent !== text) element.textContent = text;
    element.classList.toggle("urgent", left <= HURRY);
  }
}

// Hints and refusals.

/** @param {Page} page */
export function hint(page) {
  const found = page.local.hint;
  if (!found) return nothing;
  const use = { meld: "page-hint-compose", discard: "page-hint-pick" }[/** @type {string} */ (found.move.do)] ?? "page-hint-do";
  const close = () => {
    page.local.hint = null;
    page.redraw();
  };
  return html`
    <div class="note hinted" role="status">
      <p>${found.sentence}</p>
      <button type="button" class="small good" @click=${() => useHint(page)}>${page.t(use)}</button>
      <button type="button" class="small icon" aria-label=${page.t("page-close")} @click=${close}>×</button>
    </div>
  `;
}

/** What was refused, near where it was done, with the rule.
 * @param {Page} page @param {string} where */
export function trouble(page, where) {
  const found = page.local.trouble;
  if (found?.where !== where) return nothing;
  const close = () => {
    page.local.trouble = null;
    page.redraw();
  };
  return html`
    <div class="note trouble" role="alert">
      <p>${refused(page, found.refusal)}</p>
      <button type="button" class="small icon" aria-label=${page.t("page-close")} @click=${close}>×</button>
    </div>
  `;
}

/** A refusal's sentence; the rule's number at its end leads to the rule.
 * @param {Page} page @param {import("../wire").Refusal} refusal */
export function refused(page, { sentence, rule }) {
  if (!rule) return sentence;
  const number = `(R${rule})`;
  const text = sentence.endsWith(number) ? sentence.slice(0, -number.length) : `${sentence} `;
  return html`${text}<a class="rule" href="/rules#R${rule}" target="_blank" rel="noopener" title=${page.t("page-rule", { rule })}>R${rule}</a>`;
}
