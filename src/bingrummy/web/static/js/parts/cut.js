// The cut: one tap on the pack, where it falls is the depth; and the moment when it is a deuce.
// What may live here: asking the cutter, and showing what came of it. The exchange seals the depth.

import { html, nothing, ref } from "../../vendor/lit-html.js";
import { face } from "./cards.js";
import { secondsLeft } from "./countdown.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Entry} Entry */

const SHOWN = 4500; // milliseconds for which a deuce is shown to all
const PAGE = 10; // cards that Page Up and Page Down move by

/** @param {Page} page */
export function begin(page) {
  page.on("view", (_view, before, entries) => {
    if (before) entries.forEach((/** @type {Entry} */ entry) => noteDeuce(page, entry));
  });
  page.on("drawn", () => focusPack(page));
}

/** @param {Page} page @param {Entry} entry */
function noteDeuce(page, { event, seq }) {
  if (event?.event !== "cut" || !event.deuce) return;
  page.local.deuce = { seat: event.seat, card: event.deuce, seq };
  setTimeout(() => {
    if (page.local.deuce?.seq === seq) page.local.deuce = null;
    page.redraw();
  }, SHOWN);
}

let asked = false;

/** The cutter has seconds: whoever uses the keyboard is on the pack at once.
 * @param {Page} page */
function focusPack(page) {
  const pack = document.getElementById("pack");
  const now = pack !== null;
  if (now && !asked && (document.activeElement === document.body || !document.activeElement)) {
    pack.focus({ preventScroll: true });
  }
  asked = now;
  void page;
}

/** @param {Page} page */
export function cut(page) {
  return html`${page.game?.phase === "shuffle" ? waiting(page) : nothing} ${deuce(page)}`;
}

/** @param {Page} page */
function waiting(page) {
  const { game, own, local } = page;
  const may = own.decision;
  const done = local.cut && local.cut.game === may?.decision.game && local.cut.hand === may?.decision.hand;
  if (may?.decision.step === "seal" && may.deepest && !done) return question(page, may.deepest);
  const key = own.seat !== null && own.seat === game?.cutter ? "page-cut-done" : "page-cut-waits";
  const text = game?.cutter ? page.t(key, { name: page.name(game.cutter) }) : page.t("page-cut-shuffling");
  return html`<p class="cut-waits leaf" role="status"><span class="cut-mark" aria-hidden="true"></span>${text}</p>`;
}

/** @param {Page} page @param {number} deepest */
function question(page, deepest) {
  const left = secondsLeft(page, "seal");
  const depth = Math.min(deepest, page.local.depth ?? Math.ceil(deepest / 2));
  return html`
    <section class="cut asks leaf" aria-labelledby="cut-title">
      <h2 id="cut-title">${page.t("page-cut-title")}</h2>
      <p id="cut-about">${page.t("page-cut-about")}</p>
      ${pack(page, depth, deepest)}
      <p class="cut-choice">
        <button type="button" class="main" @click=${() => page.cut(depth)}>${page.t("page-cut-do", { depth })}</button>
        <button type="button" @click=${() => page.cut(null)}>${page.t("page-cut-not")}</button>
      </p>
      ${left === null ? nothing : html`<p class="cut-left" role="timer">${page.t("page-cut-left", { seconds: left })}</p>`}
    </section>
  `;
}

/** @param {Page} page @param {number} depth @param {number} deepest */
function pack(page, depth, deepest) {
  /** @param {number} wanted */
  const aim = (wanted) => {
    page.local.depth = Math.max(1, Math.min(deepest, wanted));
    page.redraw();
  };
  /** @param {PointerEvent} event */
  const under = (event) => {
    const { left, width } = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    return 1 + Math.round(Math.max(0, Math.min(1, (event.clientX - left) / width)) * (deepest - 1));
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const steps = {
      ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE,
      Home: -deepest, End: deepest,
    }; // prettier-ignore
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step) aim(depth + step);
    else if (event.key === "Enter" || event.key === " ") page.cut(depth);
    else return;
    event.preventDefault();
  };
  /** @param {Element | undefined} element */
  const place = (element) =>
    /** @type {HTMLElement | undefined} */ (element)?.style.setProperty("--cut", `${(100 * (depth - 0.5)) / deepest}%`);
  return html`
    <div id="pack" class="pack" role="slider" tabindex="0" aria-label=${page.t("page-cut-pack")}
      aria-describedby="cut-about" aria-valuemin="1" aria-valuemax=${deepest} aria-valuenow=${depth}
      aria-valuetext=${page.t("page-cut-depth", { depth })}
      @pointermove=${(/** @type {PointerEvent} */ event) => aim(under(event))}
      @click=${(/** @type {PointerEvent} */ event) => page.cut(under(event))}
      @keydown=${key} ${ref(place)}>
      <span class="pack-lifted"></span><span class="pack-rest"></span><span class="pack-at" aria-hidden="true">${depth}</span>
    </div>
  `;
}

/** A deuce that was cut, for all to see; it is in nobody's way, and the live region says it.
 * @param {Page} page */
function deuce(page) {
  const found = page.local.deuce;
  if (!found) return nothing;
  const own = found.seat === page.own.seat;
  return html`
    <div class="deuce leaf" aria-hidden="true">
      ${face(page, found.card)}
      <p>${page.t(own ? "page-cut-deuce-you" : "page-cut-deuce", { name: page.name(found.seat), card: found.card })}</p>
    </div>
  `;
}
