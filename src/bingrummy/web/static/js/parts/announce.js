// What happens, for those who hear the page: a live region that says it in the language's words.
// What may live here: choosing what is said aloud, and joining bursts to one saying.

import { html } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Entry} Entry */

const BURST = 700; // milliseconds in which sayings are joined
/** Notes that are for the eye alone. */
const SILENT = new Set(["present", "absent", "ready", "hint", "created", "nonces-due", "gap"]);
/** Events of the exchange before a hand: the cut tells what came of them. */
const UNSAID = new Set(["commit", "seal", "nonce", "reveal"]);

/** What is to be said, and the language in which it is.
 * @type {{language: string, sentence: string}[]} */
let due = [];
let timer = 0;

/** @param {Page} page */
export function begin(page) {
  page.on("view", (view, before, entries) => {
    if (!before) return; // what was there already is read, not announced
    const told = entries.filter(aloud).map((/** @type {Entry} */ entry) => entry.text ?? "");
    const turn = turnOf(view);
    // A title, a badge and a colour say it to the eye.
    if (turn && turn !== turnOf(before)) told.push(page.t("page-turn-yours").replace(":", "."));
    say(page, ...told);
  });
  page.on("refused", (refusal) => say(page, refusal.sentence));
  page.on("language", () => (page.local.said = ""));
}

/** Say something aloud, with what else is to be said just now.
 * @param {Page} page @param {...string} sentences */
export function say(page, ...sentences) {
  const { language } = page.words;
  due.push(...sentences.filter(Boolean).map((sentence) => ({ language, sentence })));
  if (timer || !due.length) return;
  timer = window.setTimeout(() => {
    // Another language may be spoken meanwhile: a voice would read the old one's words wrongly.
    const spoken = due.filter(({ language }) => language === page.words.language);
    page.local.said = spoken.map(({ sentence }) => sentence).join(" ");
    due = [];
    timer = 0;
    page.redraw();
  }, BURST);
}

/** Which turn is the player's own, where one is.
 * @param {import("../wire").View | null} view */
function turnOf(view) {
  const open = view?.own.decision?.decision;
  return open?.step === "turn" ? `${open.game}.${open.hand}.${open.turn}` : "";
}

/** @param {Entry} entry */
function aloud(entry) {
  if (entry.note) return !SILENT.has(entry.note.note);
  return entry.event ? !UNSAID.has(entry.event.event) : false;
}

/** @param {Page} page */
export function announce(page) {
  return html`<div class="unseen" role="status" aria-live="polite" id="said">${page.local.said ?? ""}</div>`;
}
