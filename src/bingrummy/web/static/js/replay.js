// A game shown again: hand by hand, step by step, from one's own seat or with all cards.
// What may live here: which moment is shown, and the way to others. How it looks is in `parts/`.

import { render } from "../vendor/lit-html.js";
import { begin as beginBack } from "./back.js";
import { begin as beginKeys } from "./parts/replaykeys.js";
import { replayScreen } from "./parts/replayscreen.js";
import { checkGame, download, fetchAs } from "./records.js";
import { seatAt, takeFragment } from "./seats.js";
import { Seen } from "./seen.js";
import { filled } from "./wire.js";
import { loadWords } from "./words.js";

/** @typedef {import("./wire").HandTold} HandTold */
/** @typedef {import("./wire").Moment} Moment */
/** @typedef {import("./wire").GameDone} GameDone */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{table: string, game: number, name: string, language: string, words: Record<string, string>}} Given */

const AHEAD = 1500; // milliseconds at a hand before the next one is fetched

/** What parts of the table see of a replay: a page on which nothing can be done. */
export class ReplayPage extends Seen {
  /** @param {Given} given @param {Words} words @param {HTMLElement} place */
  constructor(given, words, place) {
    super(words);
    this.given = given;
    this.table = given.table;
    this.place = place;
    /** @type {GameDone | null} */
    this.done = null;
    /** @type {Map<number, Promise<HandTold>>} */
    this.fetching = new Map();
    /** @type {HandTold | null} */
    this.told = null;
    this.at = 0; // the moment that is shown
    this.all = false;
    this.failed = "";
    this.said = "";
    this.link = "";
    /** @type {Awaited<ReturnType<typeof checkGame>> | "working" | null} */
    this.checked = null;
    /** @type {Record<string, any>} what parts of the table keep */
    this.local = { prefs: {} };
    this.pending = new Set();
    this.ahead = 0;
    /** @type {() => void} called after each drawing */
    this.drawn = () => {};
  }

  // What parts of the table ask.

  get own() {
    // Nothing is to be decided in the past.
    return { ...super.own, decision: null };
  }

  get entries() {
    return this.moment?.entries ?? [];
  }

  redraw() {
    queueMicrotask(() => {
      render(replayScreen(this), this.place);
      this.drawn();
    });
  }

  /** @param {string} kind @param {() => void} listener */
  on(kind, listener) {
    if (kind === "drawn") this.drawn = listener;
  }

  ask() {
    return Promise.reject(new Error("nothing is asked in the past"));
  }

  // Where we are.

  /** @returns {Moment | null} */
  get moment() {
    return this.told?.moments[this.at] ?? null;
  }

  get hands() {
    return this.done?.hands.length ?? 0;
  }

  /** Go to a moment: the one after an entry of the log, or a hand's first.
   * @param {number | null} seq @param {number | null} [wanted]  the hand */
  async begin(seq, wanted = null) {
    try {
      const games = filled("Games", await (await fetchAs(this.table, "/games", this.words)).json());
      this.done = games.games.find((game) => game.game === this.given.game) ?? null;
    } catch (error) {
      this.fail(error);
      return;
    }
    const hands = this.done?.hands ?? [];
    const named = hands.find((one) => one.hand === wanted) ?? hands[0];
    const hand = seq === null ? named : (hands.findLast((one) => one.first <= seq) ?? hands[0]);
    if (hand) await this.show(hand.hand, seq);
    else this.redraw();
  }

  /** Show a hand, at the moment after an entry, at its start or its end.
   * @param {number} hand @param {number | null | "end"} at */
  async show(hand, at = null) {
    if (hand < 1 || hand > this.hands) return;
    try {
      this.failed = "";
      this.redraw();
      const told = await this.hand(hand);
      this.told = told;
      const last = Math.max(0, told.moments.length - 1);
      const found = typeof at === "number" ? told.moments.findIndex((moment) => moment.seq >= at) : 0;
      this.go(at === "end" || found < 0 ? last : found);
    } catch (error) {
      this.fetching.delete(hand);
      this.fail(error);
    }
    clearTimeout(this.ahead);
    this.ahead = window.setTimeout(() => hand < this.hands && this.hand(hand + 1).catch(() => null), AHEAD);
  }

  /** @param {number} hand @returns {Promise<HandTold>} */
  hand(hand) {
    const over = this.done?.hands[hand]?.first !== undefined || this.done?.over;
    const kept = this.fetching.get(hand);
    if (kept && over) return kept; // what is under way has more each time
    const path = `/games/${this.given.game}/hands/${hand}?text=1&language=${this.words.language}`;
    const told = fetchAs(this.table, path, this.words).then(async (answer) => filled("HandTold", await answer.json()));
    this.fetching.set(hand, told);
    return told;
  }

  /** @param {unknown} error */
  fail(error) {
    this.failed = /** @type {Error} */ (error).message;
    this.redraw();
  }

  /** Show a moment of this hand.
   * @param {number} at */
  go(at) {
    const last = (this.told?.moments.length ?? 1) - 1;
    this.at = Math.max(0, Math.min(last, at));
    this.view = this.moment?.view ?? null;
    this.local.panel = null;
    this.link = "";
    this.said = "";
    this.note();
  }

  /** Let the address be this moment's, in the other languages too. */
  note() {
    history.replaceState(null, "", this.address());
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".languages a")))
      link.href = `${this.address()}&lang=${link.lang}`;
    this.redraw();
  }

  /** Step on or back, into the next hand or the one before.
   * @param {1 | -1} by */
  step(by) {
    const hand = this.told?.hand ?? 0;
    const to = this.at + by;
    if (to < 0) this.show(hand - 1, "end");
    else if (to >= (this.told?.moments.length ?? 0)) this.show(hand + 1);
    else this.go(to);
  }

  /** Whether all cards can be seen now. */
  get open() {
    return Boolean(this.told?.over);
  }

  /** @param {boolean} all */
  see(all) {
    this.all = all;
    this.note();
  }

  /** The link to this moment; it opens nothing that who follows it may not see. */
  address() {
    const query = new URLSearchParams();
    if (this.moment) query.set("at", String(this.moment.seq));
    if (this.all) query.set("all", "1");
    return `${location.pathname}?${query}`;
  }

  // Beside it.

  async copy() {
    const link = location.origin + this.address();
    try {
      await navigator.clipboard.writeText(link);
      this.said = this.t("page-replay-copied");
    } catch {
      this.link = link; // on plain http there is no clipboard: it is shown, to be copied by hand
    }
    this.redraw();
  }

  /** @returns {{view: string, key: string}[]} the records that this device may have */
  get records() {
    return [
      ...(this.done?.over ? [{ view: "full", key: "page-record-full" }] : []),
      ...(this.own.seat ? [{ view: "own", key: "page-record-own" }] : []),
      { view: "spectator", key: "page-record-spectator" },
    ];
  }

  /** @param {string} view */
  async save(view) {
    await download(this.table, this.given.game, view, this.words).catch((error) => {
      this.said = this.t("page-record-failed", { why: error.message });
      this.redraw();
    });
  }

  async check() {
    this.checked = "working";
    this.redraw();
    const view = this.own.seat ? "own" : "spectator";
    try {
      this.checked = await checkGame(this.table, this.given.game, view, this.words);
    } catch (error) {
      this.checked = null;
      this.said = this.t("page-record-failed", { why: /** @type {Error} */ (error).message });
    }
    this.redraw();
  }
}

async function main() {
  /** @type {Given} */
  const given = JSON.parse(document.getElementById("first")?.textContent ?? "{}");
  takeFragment(given.table);
  const place = document.getElementById("replay");
  if (!place) throw new Error("the page has no place for a replay");
  const page = new ReplayPage(given, await loadWords(given.words[given.language]), place);
  const query = new URLSearchParams(location.search);
  page.all = query.get("all") === "1";
  place.replaceChildren();
  beginKeys(page);
  beginBack(page);
  const number = (/** @type {string} */ key) => {
    const found = Number(query.get(key));
    return Number.isSafeInteger(found) && found > 0 ? found : null;
  };
  await page.begin(number("at"), number("hand"));
  Object.assign(window, { bing: page }); // for the console, and for tests
  document.documentElement.dataset.ready = "yes";
}

main();
