// The keyboard: what each key does, and the list of them that `?` shows.
// What may live here: from keys to actions. Who writes, or holds a modifier, is left alone; single
// letters can be switched off, since speech input and screen readers have their own use for them.

import { html, nothing } from "../../vendor/lit-html.js";
import {
  clear, discard, draw, group, lay, layOffAnywhere, mayHint, redo, sort, suggest, take, undo,
} from "../acts.js"; // prettier-ignore
import { say } from "./announce.js";
import { groups, selected } from "./arrange.js";
import { openChat } from "./chat.js";
import { dialog } from "./dialog.js";
import { focus } from "./rove.js";
import { answer, handLines, since } from "./textsay.js";
import { closeText, isOpen, openText } from "./texttable.js";
import { nowLines, scoreLines } from "./textwords.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {{key: string, name: string, act: (page: Page) => unknown}} Bound  `name`: of its line in the list */

const SHOWN = 9000; // milliseconds for which an answer stands on the screen

/** @param {Page} page @param {string} step */
const due = (page, step) => page.own.decision?.decision.step === step;

/** @type {Bound[]} in the order of the list */
const KEYS = [
  { key: "d", name: "draw", act: (page) => due(page, "turn") && draw(page) },
  { key: "t", name: "take", act: (page) => due(page, "turn") && take(page) },
  { key: "x", name: "discard", act: (page) => throwPicked(page) },
  { key: "g", name: "group", act: (page) => selected(page).length > 0 && group(page) },
  { key: "o", name: "lay-off", act: (page) => layOffAnywhere(page) },
  { key: "m", name: "meld", act: (page) => groups(page).length > 0 && lay(page) },
  { key: "u", name: "undo", act: undo },
  { key: "r", name: "redo", act: redo },
  { key: "z", name: "clear", act: clear },
  { key: "s", name: "suggest", act: (page) => mayHint(page) && page.own.decision && suggest(page) },
  { key: "y", name: "ready", act: (page) => due(page, "ready") && page.do({ do: "ready" }) },
  { key: "1", name: "sort-suit", act: (page) => sort(page, "suit") },
  { key: "2", name: "sort-rank", act: (page) => sort(page, "rank") },
  { key: "3", name: "sort-melds", act: (page) => sort(page, "melds") },
  { key: "h", name: "hand", act: () => goTo(".hand .slot") },
  { key: "b", name: "board", act: () => goTo(".melds .meld") || goTo(".board .pile, .board .stock") },
  { key: "w", name: "since", act: (page) => tell(page, ...since(page)) },
  { key: "n", name: "now", act: (page) => tell(page, ...nowLines(page)) },
  { key: "p", name: "points", act: (page) => tell(page, ...scoreLines(page)) },
  { key: "i", name: "cards", act: (page) => tell(page, ...handLines(page)) },
  { key: "v", name: "text", act: (page) => (isOpen(page) ? closeText(page) : openText(page)) },
  { key: "/", name: "line", act: openText },
  { key: "c", name: "chat", act: openChat },
  { key: "?", name: "keys", act: openKeys },
];
const BY_KEY = new Map(KEYS.map((bound) => [bound.key, bound]));

/** Keys that work where the focus is, and are listed too: of the hand, the cut, the line. */
const ELSEWHERE = ["arrows", "pick", "move", "cut", "recall", "escape"];

/** @param {Page} page */
export function begin(page) {
  if (page.local.panel === "keys") page.local.panel = null; // not after a reload
  page.on("language", () => hush(page));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && page.local.toast) {
      hush(page);
      return;
    }
    const bound = boundTo(page, event);
    if (!bound) return;
    event.preventDefault();
    bound.act(page);
  });
}

/** What a key is bound to, where it is meant for the page.
 * @param {Page} page @param {KeyboardEvent} event */
function boundTo(page, event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.repeat) return null;
  if (page.local.prefs?.keys === false || page.view?.table.stage === "closed") return null;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.isContentEditable || target.closest?.("input:not([type=checkbox], [type=radio]), textarea, select, dialog")) return null;
  if (document.querySelector("dialog[open]")) return null;
  return BY_KEY.get(letter(event)) ?? null;
}

/** The key in Latin letters: on a Russian keyboard the letter at the same place.
 * @param {KeyboardEvent} event */
function letter(event) {
  const typed = event.key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(event.code)?.[1].toLowerCase();
  return /^[\x20-\x7f]$/.test(typed) || !place ? typed : place;
}

/** @param {Page} page */
function throwPicked(page) {
  if (!due(page, "discard")) return;
  if (selected(page).length === 1) discard(page);
  else tell(page, page.t("page-keys-pick-one"));
}

/** Give the focus to the first of some things, or to the one that Tab comes to.
 * @param {string} selector */
function goTo(selector) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  const to = all.find((element) => element.tabIndex === 0) ?? all[0];
  if (to) focus(to, all);
  return Boolean(to);
}

/** Answer a question asked by a key: aloud, and on the screen.
 * @param {Page} page @param {...string} lines */
function tell(page, ...lines) {
  if (isOpen(page)) {
    answer(page, ...lines);
    return;
  }
  say(page, ...lines);
  clearTimeout(page.local.toastTimer);
  page.local.toast = lines;
  page.local.toastTimer = setTimeout(() => hush(page), SHOWN);
  page.redraw();
}

/** @param {Page} page */
function hush(page) {
  page.local.toast = null;
  page.redraw();
}

/** @param {Page} page */
export function openKeys(page) {
  page.local.panel = "keys";
  page.redraw();
}

/** @param {Page} page */
export function keys(page) {
  const close = () => {
    if (page.local.panel === "keys") page.local.panel = null;
    page.redraw();
  };
  return html`
    ${page.local.toast
      ? html`<div class="toast" aria-hidden="true" @click=${() => hush(page)}>${page.local.toast.map((/** @type {string} */ line) => html`<p>${line}</p>`)}</div>`
      : nothing}
    ${dialog(page, { id: "keys", title: page.t("page-keys-title"), open: page.local.panel === "keys", close, body: () => body(page, close) })}
  `;
}

/** @param {Page} page @param {() => void} close */
function body(page, close) {
  const on = page.local.prefs?.keys !== false;
  const text = () => {
    close();
    openText(page);
  };
  const flip = () => {
    page.local.prefs = { ...page.local.prefs, keys: !on };
    page.redraw();
  };
  return html`
    <p><button type="button" class="main" @click=${text}>${page.t("page-text-open")}</button></p>
    <label class="switch"><input type="checkbox" .checked=${on} @change=${flip}>${page.t("page-keys-on")}</label>
    <p class="quiet">${page.t("page-keys-about")}</p>
    <table class="keys">
      <tbody>
        ${KEYS.map(({ key, name }) => line(page, key.toUpperCase(), name))}
        ${ELSEWHERE.map((name) => line(page, page.t(`page-keys-of-${name}`), name))}
      </tbody>
    </table>
  `;
}

/** @param {Page} page @param {string} key @param {string} name */
function line(page, key, name) {
  return html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${page.t(`page-keys-${name}`)}</td></tr>`;
}
