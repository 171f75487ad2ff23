// The text table: the whole game in headings, lists and a line to type, beside the cards or without them.
// What may live here: the panel. What is in it is made in `textwords.js`, lines are read in `textsay.js`.

import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { list } from "./cards.js";
import { said } from "./chat.js";
import { told } from "./story.js";
import { answer, log, retell, since, submit, textOf } from "./textsay.js";
import { refused } from "./turn.js";
import { handGroups, handTitle, meldLines, nowLines, pileLines, playerLines, scoreLines, typed } from "./textwords.js";

/** @typedef {import("../page.js").Page} Page */

const BEGINNING = 12; // events that are in the log at first

/** @param {Page} page */
export function begin(page) {
  page.on("drawn", () => (document.documentElement.dataset.text = isOpen(page) ? "open" : ""));
  let last = 0;
  const follow = () => {
    const fresh = logged(page).filter((entry) => entry.seq > last);
    if (!last) fresh.splice(0, Math.max(0, fresh.length - BEGINNING));
    last = Math.max(last, ...fresh.map((entry) => entry.seq));
    log(page, fresh.map((entry) => ({ kind: "event", text: entry.text ?? "", seq: entry.seq })));
  };
  page.on("language", () => retell(page, logged(page)));
  page.on("view", follow);
  page.on("history", () => last || follow());
  page.on("drawn", scroll);
  addEventListener("resize", scroll);
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, noteHand, true);
  addEventListener("focusin", holdFocus);
}

/** What is told in the log: what happened, and what was said by whom one hears.
 * @param {Page} page */
function logged(page) {
  const all = new Set([...told(page), ...said(page)]);
  return page.entries.filter((entry) => all.has(entry));
}

/** @param {Page} page */
export const isOpen = (page) => page.local.prefs?.texttable === true;

/** @type {HTMLElement | null} what had the focus before the text table was opened */
let before = null;

/** Open the text table and go to its line.
 * @param {Page} page */
export function openText(page) {
  if (!isOpen(page)) before = /** @type {HTMLElement | null} */ (document.activeElement);
  page.local.prefs = { ...page.local.prefs, texttable: true };
  page.local.toast = null;
  page.redraw();
  queueMicrotask(() => queueMicrotask(() => (document.getElementById("text-line") ?? document.getElementById("text-title"))?.focus()));
}

/** @param {Page} page */
export function closeText(page) {
  held = null;
  page.local.prefs = { ...page.local.prefs, texttable: false };
  page.redraw();
  if (before?.isConnected && before.offsetParent) before.focus();
  before = null;
}

/** @param {Page} page */
export function texttable(page) {
  if (!isOpen(page)) return nothing;
  return html`
    <section class="text" id="text" aria-labelledby="text-title" @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(page, event)}>
      <header>
        <h2 id="text-title" tabindex="-1">${page.t("page-text-title")}</h2>
        <button type="button" class="plain" aria-label=${page.t("page-text-close")} @click=${() => closeText(page)}>×</button>
      </header>
      <div class="text-now">${part(page, "now", nowLines(page))}</div>
      <div class="text-body" id="text-body" tabindex="0" role="group" aria-labelledby="text-title" @scroll=${scrolled}>
        ${page.own.hand.length ? handPart(page) : nothing}
        ${page.game && page.view?.table.stage === "playing" ? tableParts(page) : nothing}
        ${part(page, "scores", scoreLines(page))}
        ${happened(page)}
      </div>
      ${page.own.seat === null ? html`<p class="quiet text-foot">${page.t("page-text-watching")}</p>` : form(page)}
    </section>
  `;
}

/** A heading with lines below it.
 * @param {Page} page @param {string} name @param {string[]} lines @param {unknown} [none] */
function part(page, name, lines, none = nothing) {
  return html`<h3>${page.t(`page-text-part-${name}`)}</h3>
    ${lines.length ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : none}`;
}

/** @param {Page} page */
function handPart(page) {
  return html`<h3>${handTitle(page)}</h3>
    <ul class="text-hand">${handGroups(page).map((group) => html`<li>${list(page, group)} <span class="typed" aria-hidden="true">${typed(page, group)}</span></li>`)}</ul>`;
}

/** @param {Page} page */
function tableParts(page) {
  return html`
    ${part(page, "melds", meldLines(page), html`<p>${page.t("page-text-no-melds")}</p>`)}
    ${part(page, "piles", pileLines(page))} ${part(page, "players", playerLines(page))}
  `;
}

/** @param {Page} page */
function happened(page) {
  const { lines } = textOf(page);
  return html`
    <h3>${page.t("page-text-part-log")}</h3>
    <ol class="text-log">
      ${repeat(lines, (line) => line, (line) => html`<li class=${line.kind} lang=${line.lang ?? nothing}>${line.kind === "typed" ? html`<span class="unseen">${page.t("page-text-typed")} </span>` : nothing}${line.refusal ? refused(page, line.refusal) : line.text}</li>`)}
    </ol>
  `;
}

/** @param {Page} page */
function form(page) {
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    const input = event.target.elements.line;
    const line = input.value;
    input.value = "";
    submit(page, line);
  };
  return html`
    <form class="text-form" autocomplete="off" @submit=${send}>
      <label for="text-line">${page.t("page-text-line")}</label>
      <div class="text-entry">
        <input id="text-line" name="line" maxlength="500" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="send"
          aria-describedby="text-how" @keydown=${(/** @type {KeyboardEvent} */ event) => recall(page, event)}>
        <button type="submit" class="main">${page.t("page-text-send")}</button>
      </div>
      <p id="text-how" class="quiet">${page.t("page-text-how")}</p>
      <p class="text-quick"><button type="button" @click=${() => answer(page, ...since(page))}>${page.t("page-text-since")}</button></p>
    </form>
  `;
}

/** The lines typed before come back with the arrow up.
 * @param {Page} page @param {KeyboardEvent} event */
function recall(page, event) {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  const text = textOf(page);
  const to = text.at + (event.key === "ArrowUp" ? -1 : 1);
  if (to < 0 || to > text.typed.length) return;
  event.preventDefault();
  text.at = to;
  /** @type {HTMLInputElement} */ (event.target).value = text.typed[to] ?? "";
}

/** @param {Page} page @param {KeyboardEvent} event */
function onKey(page, event) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  closeText(page);
}

let pinned = true; // the newest line is in sight, and is to stay so

/** Remember whether somebody reads above the newest line. */
function scrolled() {
  const body = document.getElementById("text-body");
  if (body) pinned = body.scrollHeight - body.scrollTop - body.clientHeight < 40;
}

/** Keep the newest line in sight. */
function scroll() {
  const body = document.getElementById("text-body");
  if (body && pinned) body.scrollTop = body.scrollHeight;
}

const HAND = 200; // milliseconds after a key or a tap in which the focus moves by it
let moved = 0; // when somebody did what may move the focus

/** @param {Event} event */
function noteHand(event) {
  const writes = /** @type {Element} */ (event.target).id === "text-line";
  if (!writes || event.type === "pointerdown" || /** @type {KeyboardEvent} */ (event).key === "Tab") moved = Date.now();
}

/** What has the focus in the text table. @type {string | null} */
let held = null;

/** Who writes here goes on writing here, whatever opens beside it and takes the focus.
 * @param {Event} event */
function holdFocus(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("#text")) held = target.id;
  else if (held && Date.now() - moved > HAND && !target.closest("dialog")) document.getElementById(held)?.focus({ preventScroll: true });
  else held = null;
}
