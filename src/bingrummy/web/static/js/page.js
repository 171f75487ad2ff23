// The page as every part sees it: the view, the entries, the line, the words, the player's own things.
// What may live here: state and the ways to change it. Parts draw it and keep nothing themselves.

import { exchange } from "./exchange.js";
import { Keep } from "./keep.js";
import { Line } from "./line.js";
import { forget } from "./seats.js";
import { Seen } from "./seen.js";
import { filled } from "./wire.js";

/** @typedef {import("./wire").View} View */
/** @typedef {import("./wire").Entry} Entry */
/** @typedef {import("./wire").What} What */
/** @typedef {import("./wire").Ask} Ask */
/** @typedef {import("./wire").Answer} Answer */
/** @typedef {import("./wire").Replied} Replied */
/** @typedef {import("./wire").Refusal} Refusal */
/** @typedef {import("./words.js").Words} Words */
/**
 * @typedef First  what the page's HTML holds
 * @property {string} version  of the static files
 * @property {string} language
 * @property {Record<string, string>} words  where the words of each language are
 * @property {Record<string, Record<string, string>>} later  the same of parts that come later
 * @property {string} table
 * @property {View | null} view
 * @property {Entry[]} entries
 */

/** The commands that answer a decision. */
const DECIDES = new Set([
  "draw", "take", "skip", "discard", "meld", "seal", "nonce", "buy-back", "ready",
]); // prettier-ignore
const TAIL = 150; // entries that are fetched at a time
const FIRST = 40; // and with a table that the page has just come to
const MOST = 2000; // entries that are kept

export class Page extends Seen {
  /** @param {First} first @param {Words} words @param {string | null} token */
  constructor(first, words, token) {
    super(words);
    this.first = first;
    this.table = first.table;
    this.token = token;
    /** @type {Entry[]} in order */
    this.entries = [];
    /** @type {Set<string>} the commands (`draw`, `discard` …) that have no answer yet */
    this.pending = new Set();
    /** @type {{refusal: Refusal, at: number} | null} the last, until something is accepted */
    this.refusal = null;
    this.stale = false; // the server has another version of the page
    /** @type {import("./wire").Bye | null} why the table can't be followed, for good */
    this.bye = null;
    this.tailed = false; // the last entries have been fetched
    this.keep = new Keep(first.table);
    /** @type {Record<string, any>} the player's own things; each key belongs to one part */
    this.local = { prefs: {}, ...this.keep.load() };
    this.skew = 0; // the server's clock less ours, milliseconds
    /** @type {Map<string, Set<(...given: any[]) => void>>} */
    this.listeners = new Map();
    this.waiting = false; // a drawing is due
    this.line = new Line(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/socket`, () => ({
      token: this.token,
      after: this.entries.length ? this.last : null,
      language: this.words.language,
    }));
    this.line.on("message", (message) => this.take(message));
    this.line.on("state", () => this.redraw());
    this.line.on("sent", () => this.count());
    this.tailed = Boolean(first.view);
    if (first.view) this.show(filled("View", first.view), first.entries.map((entry) => filled("Entry", entry)));
  }

  // What is known.

  get last() {
    return this.entries.at(-1)?.seq ?? 0;
  }

  /** Whether it is the host who looks. */
  get hosting() {
    return this.own.person !== null && this.own.person === this.view?.table.host;
  }

  /** Return the server's time, milliseconds since 1970: what deadlines are measured by. */
  now() {
    return Date.now() + this.skew;
  }

  // Words.

  /** Speak another language from now on.
   * @param {string} language */
  async speak(language) {
    const { loaders, words: spoken } = this;
    const words = await loaders.loadWords(this.first.words[language]);
    for (const part of spoken.parts) await words.add(part, this.first.later[part][language]);
    this.words = words;
    this.refusal = null; // it was told in the other language
    document.cookie = `bing-language=${language}; path=/; max-age=31536000; samesite=lax`;
    if (this.bye) location.reload(); // and why the table can't be followed
    document.documentElement.lang = language;
    this.line.restart(); // before anything is asked in that language
    this.tailed = await this.fetchTail(this.last + 1, true);
    this.tell("language", language);
    this.redraw();
  }

  /** @type {{loadWords: (address: string) => Promise<Words>}} */
  loaders = { loadWords: () => Promise.reject(new Error("no words")) };

  // Doing and asking.

  /** Do something: send a command until it is answered; a refusal is shown, unless `quiet`.
   * @param {What} what @param {boolean} [quiet] @returns {Promise<Answer>} */
  async do(what, quiet = false) {
    const decision = DECIDES.has(what.do) ? (this.own.decision?.decision ?? null) : null;
    const answer = await this.line.command(what, decision, this.view?.table.seq ?? 0);
    if (answer.view) this.show(answer.view, []);
    if (answer.refusal && !quiet) this.refused(answer.refusal);
    else if (!quiet) this.refusal = null;
    this.redraw();
    return answer;
  }

  /** Ask something that changes nothing: a draft, a hint, what a line means, an earlier view.
   * @param {Ask} ask @returns {Promise<Replied>} */
  async ask(ask) {
    return this.line.ask(ask);
  }

  /** Show why something was refused.
   * @param {Refusal} refusal */
  refused(refusal) {
    this.refusal = { refusal, at: Date.now() };
    this.tell("refused", refusal);
    this.redraw();
  }

  /** Cut the pack for the hand that is being prepared: so deep, or not at all.
   * @param {number | null} depth */
  cut(depth) {
    const decision = this.own.decision?.decision;
    if (decision?.step !== "seal") return;
    this.local.cut = { game: decision.game, hand: decision.hand, depth };
    exchange(this);
    this.redraw();
  }

  /** Do something with a request to the server as this seat.
   * @param {string} path  below the table's address @param {RequestInit} [options] */
  fetch(path, options = {}) {
    const headers = new Headers(options.headers);
    headers.set("Accept-Language", this.words.language);
    if (this.token) headers.set("Authorization", `Bearer ${this.token}`);
    return fetch(`/api/tables/${this.table}${path}`, { ...options, headers });
  }

  /** Take a seat that was joined, and follow the table from there.
   * @param {import("./wire").Seated} seated */
  sit(seated) {
    this.refusal = null;
    this.follow(seated.token);
  }

  /** Lose one's seat, told why; go on as anybody who has the link: watching, or joining again.
   * @param {string} sentence */
  stand(sentence) {
    forget(this.table);
    this.refusal = { refusal: filled("Refusal", { reason: "removed", sentence }), at: Date.now() };
    this.follow(null);
  }

  /** @param {string | null} token */
  follow(token) {
    this.token = token;
    this.bye = null;
    this.view = null; // of another's eyes
    this.line.state = "connecting";
    this.line.restart();
    this.redraw();
  }

  // What comes.

  /** @param {import("./wire").FromServer} message */
  take(message) {
    switch (message.type) {
      case "snapshot":
        this.show(message.view, []);
        if (!this.tailed) this.fetchTail().then((done) => (this.tailed ||= done));
        break;
      case "events":
        this.show(message.view ?? this.view, message.events);
        break;
      case "beat":
        // Half of the way is behind the answer; beats that weren't asked for don't say how long it is.
        if (message.id) this.skew = message.time - (Number(message.id.slice(1)) + Date.now()) / 2;
        break;
      case "bye":
        // The line ends first; then it can begin again without a seat.
        if (/^(removed|left)$/.test(message.reason) && this.token) queueMicrotask(() => this.stand(message.sentence));
        else if (!message.again) this.bye = message;
        this.tell("bye", message);
        break;
    }
  }

  /** Take a new view and new entries: all parts are told at once, and the page is drawn.
   * @param {View | null} view @param {Entry[]} entries */
  show(view, entries) {
    const before = this.view;
    const fresh = entries.filter((entry) => entry.seq > this.last);
    // What was missed comes after the snapshot that is newer: the view never goes back.
    if (view && (!before || view.table.seq >= before.table.seq)) this.view = view;
    this.entries.push(...fresh);
    if (this.entries.length > MOST) this.entries.splice(0, this.entries.length - MOST);
    this.tell("view", this.view, before, fresh);
    this.redraw();
    exchange(this);
  }

  /** Fetch the last entries of a table that the page has just come to, or those before an entry.
   * @param {number} [before] @param {boolean} [instead]  of those that are there
   * @returns {Promise<boolean>}  whether they came */
  async fetchTail(before = this.entries[0]?.seq ?? (this.view?.table.seq ?? 0) + 1, instead = false) {
    const count = this.entries.length ? TAIL : FIRST;
    const after = Math.max(0, before - 1 - count);
    const query = `?after=${after}&limit=${count}&text=1&language=${this.words.language}`;
    const answer = await this.fetch(`/events${query}`).catch(() => null);
    if (!answer?.ok) return false;
    /** @type {{events: Entry[]}} */
    const told = await answer.json();
    const found = told.events.map((entry) => filled("Entry", entry));
    const first = this.entries[0]?.seq ?? Infinity;
    if (instead) this.entries.splice(0, Infinity, ...found);
    else this.entries.unshift(...found.filter((entry) => entry.seq < first));
    this.tell("history");
    this.redraw();
    return true;
  }

  count() {
    this.pending.clear();
    for (const { what } of this.line.unanswered.values()) if (what) this.pending.add(what.do);
    this.redraw();
  }

  // Telling the parts.

  /** Call a function: "view" (view, before, entries) as soon as something comes and before it is
   * drawn; "drawn" after each drawing; "refused" (refusal); "history" when earlier entries came;
   * "language"; "bye" (message).
   * @param {"view" | "drawn" | "refused" | "history" | "language" | "bye"} kind
   * @param {(...given: any[]) => void} listener */
  on(kind, listener) {
    const found = this.listeners.get(kind) ?? new Set();
    this.listeners.set(kind, found.add(listener));
  }

  /** @param {string} kind @param {...any} given */
  tell(kind, ...given) {
    for (const listener of this.listeners.get(kind) ?? []) listener(...given);
  }

  /** @type {() => void} set by whoever draws the page */
  draw = () => {};

  /** Draw the page once, soon. */
  redraw() {
    if (this.waiting) return;
    this.waiting = true;
    queueMicrotask(() => {
      this.waiting = false;
      this.draw();
      this.keep.save(this.local);
      this.tell("drawn");
    });
  }
}
