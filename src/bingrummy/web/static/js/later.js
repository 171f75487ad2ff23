// Parts of the table that are fetched when they are wanted, so that the table itself comes at once: the
// keyboard and the text table (when the page has nothing else to do, so that keys work without a line
// too; at the first key, or at once for who had the text table open), what a hand's end needs (while the
// first hand is played), what is in the menu (then too, or when it is opened), and the way back out of a
// box (with the first that opens).
// What may live here: fetching parts, and keeping the key that was typed until they are there.

import { nothing } from "../vendor/lit-html.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {{begin: (page: Page) => void, draw?: (page: Page) => unknown, open?: (page: Page) => void}} Part */
/** @typedef {"keyboard" | "ends" | "back" | "more"} Name */

const SOON = 20000; // milliseconds until the end of a hand and the menu are fetched in any case
const IDLE = 2500; // milliseconds after the first drawing in which nothing is fetched that isn't wanted
const AGAIN = 2000; // milliseconds until a part that couldn't be fetched is tried again

/** @type {Map<Name, Part>} */
const there = new Map();
/** @type {Map<Name, Promise<void>>} */
const coming = new Map();
/** @type {KeyboardEvent | null} the key that the keyboard is fetched for; what follows may be text */
let typed = null;
let idling = 0; // the keyboard is to be fetched soon

/** @param {Page} page */
export function begin(page) {
  if (page.local.panel === "keys") page.local.panel = null; // not after a reload
  document.addEventListener("keydown", (event) => {
    if (there.has("keyboard") || event.repeat || !plain(event)) return;
    typed ??= event;
    want(page, "keyboard");
  });
  const skip = document.createElement("button");
  skip.type = "button";
  skip.className = "skip";
  skip.onclick = () => want(page, "keyboard").then(() => there.get("keyboard")?.open?.(page));
  document.body.prepend(skip); // the first thing that Tab comes to
  page.on("drawn", () => {
    skip.textContent = page.t("page-skip");
    skip.hidden = there.has("keyboard") && Boolean(page.local.prefs?.texttable);
    idling ||= window.setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => want(page, "keyboard")), IDLE);
    // A reload keeps the steps of boxes that are closed by now.
    if (page.local.panel || page.local.question || history.state?.over) want(page, "back");
  });
  setTimeout(() => want(page, "ends").then(() => want(page, "more")), SOON);
}

/** Whether a key may be meant for the page, and not for what has the focus.
 * @param {KeyboardEvent} event */
function plain(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = /** @type {HTMLElement} */ (event.target);
  return event.key.length === 1 && event.key !== " " && !target.closest?.("input, textarea, select, dialog");
}

/** @param {Page} page @param {Name} name */
async function want(page, name) {
  if (there.has(name)) return;
  if (!coming.has(name)) coming.set(name, fetchPart(page, name));
  await coming.get(name);
}

/** @param {Page} page @param {Name} name */
async function fetchPart(page, name) {
  const words = () => {
    const address = page.first.later[name]?.[page.words.language];
    return address && !page.words.parts.has(name) ? page.words.add(name, address) : null;
  };
  try {
    const [found] = await Promise.all([
      import(import.meta.url.replace(/\.js$/, `-${name}.js`)),
      style(import.meta.url.replace(/\/js\/([^/]*)\.js$/, `/css/$1-${name}.css`)),
      words(),
    ]);
    await words(); // again, if the language was changed meanwhile
    there.set(name, found.default);
  } catch {
    typed = null; // a key does what it does at once, or nothing
    if (name === "keyboard") idling = 0;
    setTimeout(() => coming.delete(name) && page.redraw(), AGAIN); // who draws it wants it again
    return;
  }
  const panel = page.local.panel;
  there.get(name)?.begin(page);
  page.local.panel = panel;
  page.tell("history"); // what has happened until now is told to it too
  if (name === "keyboard") replay();
  page.redraw();
}

/** @param {string} address @returns {Promise<void>} */
function style(address) {
  return new Promise((done, failed) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      failed(new Error(address));
    };
    document.head.append(link);
  });
}

/** Do what the key meant that came before the keyboard did. */
function replay() {
  if (!typed) return;
  const { key, code, shiftKey } = typed;
  typed = null;
  document.dispatchEvent(new KeyboardEvent("keydown", { key, code, shiftKey, cancelable: true }));
}

/** The text table and the list of keys.
 * @param {Page} page */
export function keyboard(page) {
  if (!there.has("keyboard") && (page.local.panel === "keys" || page.local.prefs?.texttable)) want(page, "keyboard");
  return there.get("keyboard")?.draw?.(page) ?? nothing;
}

/** The end of a hand and of a game.
 * @param {Page} page */
export function ends(page) {
  const phase = page.game?.phase;
  if (phase === "between" || phase === "buy back" || phase === "game over") want(page, "ends");
  return there.get("ends")?.draw?.(page) ?? nothing;
}

/** What is in the menu, and the orders before one is away.
 * @param {Page} page */
export function moreOf(page) {
  want(page, "more");
  return there.get("more")?.draw?.(page) ?? nothing;
}
