// The score sheet: for people with real cards, who write down what each hand brought.
// What may live here: what is written, undone and shared, and when the page is drawn. The sums are
// in `sheetmath.js`, the forms and the table in `parts/`.

import { html, nothing, render } from "../vendor/lit-html.js";
import { moreForm, overWords, playForm } from "./parts/sheetforms.js";
import { setupForm } from "./parts/sheetsetup.js";
import { sheetTable } from "./parts/sheettable.js";
import { SheetError, standing } from "./sheetmath.js";
import { fromLink, linkOf, load, save } from "./sheetstore.js";
import { loadWords } from "./words.js";

/** @typedef {import("./sheetmath.js").Sheet} Sheet */
/** @typedef {import("./sheetmath.js").Step} Step */
/** @typedef {import("./sheetmath.js").Standing} Standing */
/** @typedef {import("./sheetmath.js").House} House */
/** @typedef {import("./sheetstore.js").Kept} Kept */
/**
 * @typedef Given  what the page's HTML holds
 * @property {string} language
 * @property {Record<string, string>} words
 * @property {{name: string, label: string, value: string, choices?: {value: string, text: string}[], low?: number, high?: number, none?: string}[]} options
 * @property {{name: string, title: string, about: string}[]} presets
 * @property {House} defaults
 * @property {Record<string, House>} values  of each preset
 */

export class ScorePage {
  /** @param {Given} given @param {import("./words.js").Words} words @param {HTMLElement} place */
  constructor(given, words, place) {
    this.given = given;
    this.words = words;
    this.place = place;
    /** @type {Kept | null} what is written down; null while a sheet is set up */
    this.kept = null;
    this.shared = false; // it came by a link, and isn't kept here yet
    /** @type {number | null} the step that is being corrected */
    this.correcting = null;
    this.said = "";
    this.problem = "";
    /** @type {Record<string, string>} what is typed into the form, and not written down yet */
    this.typed = {};
  }

  /** @param {string} key @param {Record<string, string | number>} [values] */
  t(key, values) {
    return this.words.t(key, values);
  }

  /** @returns {Standing} */
  get now() {
    return this.standingAt(this.kept?.done ?? 0);
  }

  /** How the game stood after so many steps.
   * @param {number} steps */
  standingAt(steps) {
    const { sheet } = /** @type {Kept} */ (this.kept);
    return standing({ ...sheet, steps: sheet.steps.slice(0, steps) });
  }

  // Writing down.

  /** Begin a sheet.
   * @param {Sheet} sheet */
  start(sheet) {
    this.kept = { sheet, done: 0 };
    this.changed(this.t("page-sheet-started", { name: sheet.names[sheet.dealer - 1] }));
  }

  /** Write a step down, or correct one; say what is wrong where it can't be.
   * @param {Step} step */
  write(step) {
    const { sheet, done } = /** @type {Kept} */ (this.kept);
    const at = this.correcting ?? done;
    const steps = [...sheet.steps.slice(0, at), step];
    if (this.correcting !== null) steps.push(...sheet.steps.slice(at + 1, done));
    if (!this.holds({ ...sheet, steps })) return;
    this.kept = { sheet: { ...sheet, steps }, done: steps.length };
    this.correcting = null;
    this.changed(this.news());
  }

  /** Whether a sheet's sums can be done; the page says why not.
   * @param {Sheet} sheet */
  holds(sheet) {
    try {
      standing(sheet);
      return true;
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      const key = this.correcting === null ? `page-sheet-wrong-${error.kind}` : "page-sheet-wrong-later";
      this.fail(this.t(key, { name: this.nameOf(error.seat) }));
      return false;
    }
  }

  /** @param {string} problem */
  fail(problem) {
    this.problem = problem;
    this.draw();
  }

  /** @param {number} by */
  step(by) {
    const { sheet, done } = /** @type {Kept} */ (this.kept);
    this.kept = { sheet, done: Math.max(0, Math.min(sheet.steps.length, done + by)) };
    this.correcting = null;
    this.changed(this.news());
  }

  /** Correct a hand: its form is shown again with what was written.
   * @param {number | null} step */
  correct(step) {
    const written = step === null ? undefined : this.kept?.sheet.steps[step];
    this.correcting = step;
    this.problem = "";
    this.typed = {};
    if (written?.do === "hand") {
      this.typed.out = String(written.out ?? "");
      written.points.forEach((points, at) => {
        if (points !== null && at + 1 !== written.out) this.typed[`points-${at + 1}`] = String(points);
      });
    }
    this.draw();
    focusForm(this.place);
  }

  /** Set up another sheet, once somebody is sure that this one may go. */
  fresh() {
    const lost = !this.shared && this.now.rows.length > 0 && this.now.phase !== "over";
    if (!lost || confirm(this.t("page-sheet-new-sure"))) this.again();
  }

  again() {
    this.shared = false;
    this.kept = null;
    this.changed("");
  }

  /** @param {string} said */
  changed(said) {
    this.said = said;
    this.problem = "";
    this.typed = {};
    if (!this.shared) save(this.kept);
    this.draw();
    focusForm(this.place);
  }

  // Sharing.

  async share() {
    const link = linkOf(/** @type {Kept} */ (this.kept));
    try {
      if (navigator.share) await navigator.share({ title: this.t("page-sheet-title"), url: link });
      else {
        await navigator.clipboard.writeText(link);
        this.said = this.t("page-sheet-copied");
      }
      this.link = "";
    } catch (error) {
      // On plain http there is no clipboard: then the link is shown, to be copied by hand.
      if (/** @type {Error} */ (error).name !== "AbortError") this.link = link;
    }
    this.draw();
  }

  link = "";

  /** Keep a sheet that came by a link, in place of one's own. */
  keepShared() {
    this.shared = false;
    history.replaceState(null, "", location.pathname + location.search);
    this.changed(this.t("page-sheet-kept"));
  }

  /** Go back to one's own sheet. */
  leaveShared() {
    this.shared = false;
    history.replaceState(null, "", location.pathname + location.search);
    this.kept = load();
    this.changed("");
  }

  // Words.

  /** @param {number | null} seat */
  nameOf(seat) {
    if (seat === null || !this.kept) return "";
    const { names, steps } = this.kept.sheet;
    const later = steps.flatMap((step) => (step.do === "enter" ? [step.name] : []));
    return [...names, ...later][seat - 1] ?? "";
  }

  /** What the last step brought, for those who hear the page. */
  news() {
    const { now } = this;
    const row = now.rows.at(-1);
    if (now.phase === "over") return overWords(this, now).join(" ");
    const scores = now.names.flatMap((name, at) => (now.inside[at] ? [`${name} ${now.scores[at]}`] : []));
    const last = row ? [this.t("page-sheet-scores-now", { hand: row.hand, scores: scores.join(", ") })] : [];
    if (now.phase === "asking") return [...last, this.t("page-sheet-asking")].join(" ");
    return [...last, this.t("page-sheet-deals", { name: this.nameOf(now.dealer) })].join(" ");
  }

  // Drawing.

  draw() {
    render(this.kept ? this.sheet() : setupForm(this), this.place);
  }

  sheet() {
    const { now } = this;
    const { sheet, done } = /** @type {Kept} */ (this.kept);
    return html`
      <h1>${this.t("page-sheet-title")}</h1>
      ${this.shared ? this.banner() : nothing}
      <div class="tools">
        <button type="button" ?disabled=${done === 0} @click=${() => this.step(-1)}>${this.t("page-sheet-undo")}</button>
        <button type="button" ?disabled=${done === sheet.steps.length} @click=${() => this.step(1)}>${this.t("page-sheet-redo")}</button>
        <button type="button" @click=${() => this.share()}>${this.t("page-sheet-share")}</button>
        <button type="button" @click=${() => print()}>${this.t("page-sheet-print")}</button>
        <button type="button" @click=${() => this.fresh()}>${this.t("page-sheet-new")}</button>
      </div>
      ${this.link
        ? html`<p class="link"><label>${this.t("page-sheet-link")}<input readonly .value=${this.link} @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}></label></p>`
        : nothing}
      ${sheetTable(this, now)}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${playForm(this, now)} ${now.phase === "over" || this.correcting !== null ? nothing : moreForm(this, now)}
      <p class="house quiet">${this.houseWords()}</p>
      <div class="unseen" role="status">${this.said}</div>
    `;
  }

  banner() {
    return html`<div class="shared">
      <p>${this.t("page-sheet-shared")}</p>
      <button type="button" class="main" @click=${() => this.keepShared()}>${this.t("page-sheet-keep")}</button>
      <button type="button" @click=${() => this.leaveShared()}>${this.t("page-sheet-leave")}</button>
    </div>`;
  }

  houseWords() {
    const { house } = /** @type {Kept} */ (this.kept).sheet;
    const back = house.buy_back && house.ante > 0;
    return [
      this.t("page-sheet-house", { limit: house.limit, ante: house.ante }),
      back && house.max_buy_backs === null ? this.t("page-sheet-house-back") : "",
      back && house.max_buy_backs !== null ? this.t("page-sheet-house-back-most", { most: house.max_buy_backs }) : "",
      back ? "" : this.t("page-sheet-house-no-back"),
    ].filter(Boolean).join(" "); // prettier-ignore
  }
}

/** Go to where the next thing is written.
 * @param {HTMLElement} place */
function focusForm(place) {
  /** @type {HTMLElement | null} */ (place.querySelector("[data-begin]"))?.focus();
}

/** Keep the page for when there is no line, where the browser can do that. */
async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/score-worker.js", { scope: "/score" });
  const registration = await navigator.serviceWorker.ready;
  const addresses = performance.getEntriesByType("resource").map((entry) => entry.name);
  const files = addresses.filter((address) => new URL(address).pathname.startsWith("/static/"));
  registration.active?.postMessage([new URL("/score", location.href).href, ...files]);
}

async function main() {
  const given = JSON.parse(document.getElementById("first")?.textContent ?? "{}");
  const words = await loadWords(given.words[given.language]);
  const place = document.getElementById("sheet");
  if (!place) throw new Error("the page has no sheet");
  const page = new ScorePage(given, words, place);
  const shared = fromLink(location.hash);
  page.kept = shared ?? load();
  page.shared = Boolean(shared);
  place.replaceChildren();
  if (shared === null) page.problem = page.t("page-sheet-wrong-link");
  page.draw();
  addEventListener("hashchange", () => location.reload());
  Object.assign(window, { bing: page }); // for the console, and for tests
  await keepOffline().catch(() => null); // on plain http there is no such thing
  document.documentElement.dataset.ready = "yes";
}

main();
