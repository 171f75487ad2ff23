// The start page: playing at once, making a table for friends, and the tables that are there already.
// What may live here: the page's state and what it asks of the server. The form is in `newtable`.

import { html, ref, render } from "../vendor/lit-html.js";
import { read, write } from "./keep.js";
import { face } from "./parts/cards.js";
import { lists } from "./parts/lists.js";
import { newtable } from "./parts/newtable.js";
import { forget, seats, settle } from "./seats.js";
import { filled } from "./wire.js";
import { loadWords } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./wire").View} View */
/** @typedef {import("./wire").Listed} Listed */
/** @typedef {import("./wire").Settings} Settings */
/** @typedef {import("./seats.js").Seat} Seat */
/** @typedef {{value: string, text: string}} Choice */
/**
 * @typedef Option  of the house rules, as the server lists them
 * @property {string} name
 * @property {string} label
 * @property {string} value
 * @property {Choice[]} [choices]
 * @property {number} [low]
 * @property {number} [high]
 * @property {string} [none]
 */
/** @typedef {{name: string, title: string, about: string, values: Record<string, string>}} Preset */
/** @typedef {{low: number, high: number}} Bounds */
/**
 * @typedef First
 * @property {string} language
 * @property {Record<string, string>} words
 * @property {Option[]} options
 * @property {Preset[]} presets
 * @property {Bounds & {value: number}} seats
 * @property {{turn: Bounds, bank: Bounds}} clock
 * @property {string[]} paces
 * @property {Record<string, string>} spoken  what is said of each language that may be spoken at a table
 * @property {Settings} now  the table of whoever wants to play at once
 */
/** @typedef {{seat: Seat, view: View | null, state: "asked" | "there" | "gone" | "unknown"}} Yours */

const NAME = "bing.name"; // the name that was used last on this device
const SHOWN = 8; // of one's own tables

export class Start {
  /** @param {First} first @param {Words} words */
  constructor(first, words) {
    this.first = first;
    this.words = words;
    /** @type {Yours[]} */
    this.yours = seats().slice(0, SHOWN).map((seat) => ({ seat, view: null, state: "asked" }));
    /** @type {Listed[] | null} */
    this.listed = null;
    this.busy = "";
    this.trouble = "";
    /** @type {Record<string, any>} what has been chosen in the form */
    this.chosen = { preset: "standard", values: {}, seats: first.seats.value, clock: false };
  }

  /** @param {string} key @param {Record<string, string | number>} [values] */
  t(key, values) {
    return this.words.t(key, values);
  }

  get name() {
    return String(read(NAME) ?? "");
  }

  /** Make a table, sit at it, and go there.
   * @param {Settings} settings @param {string} name @param {boolean} begin  the game at once */
  async make(settings, name, begin) {
    if (this.busy) return;
    this.busy = begin ? "now" : "make";
    this.trouble = "";
    this.draw();
    try {
      /** @type {import("./wire").Made} */
      const made = await post("/api/tables", { settings, host: name });
      if (!made.seated) throw new Error("no seat");
      settle(made.seated, settings.name);
      const token = made.seated.token;
      const start = { id: "start", what: { do: "start", fill: null }, seq: 0, decision: null };
      if (begin) await post(`/api/tables/${made.table}/commands`, start, token);
      location.assign(`/t/${made.table}`);
    } catch (fault) {
      const told = /** @type {any} */ (fault);
      this.trouble = typeof told?.sentence === "string" ? told.sentence : this.t("page-start-failed");
      this.busy = "";
      this.draw();
    }
  }

  playNow() {
    this.make(this.first.now, this.name || this.t("page-start-guest"), true);
  }

  /** @param {string} name */
  remember(name) {
    write(NAME, name);
  }

  /** Take a table off the list of this device.
   * @param {Seat} seat */
  async drop(seat) {
    this.yours = this.yours.filter((one) => one.seat.table !== seat.table);
    this.draw();
    await forget(seat.table);
  }

  /** Ask what goes on at one's tables, and which are open to all. */
  async look() {
    const asked = [this.lookAround(), ...this.yours.map((one) => this.lookAt(one))];
    await Promise.all(asked.map((found) => found.catch(() => null).then(() => this.draw())));
  }

  async lookAround() {
    const answer = await fetch("/api/tables");
    this.listed = answer.ok ? (await answer.json()).tables : [];
  }

  /** @param {Yours} one */
  async lookAt(one) {
    const { table, token } = one.seat;
    one.state = "unknown";
    /** @type {Record<string, string>} */
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const answer = await fetch(`/api/tables/${table}`, { headers });
    if (answer.ok) {
      one.view = filled("View", await answer.json());
      one.state = "there";
    } else if ([401, 403, 404].includes(answer.status)) one.state = "gone";
  }

  draw() {
    const now = document.getElementById("now");
    now?.classList.toggle("sending", this.busy === "now");
    place("yours", lists(this).yours());
    place("friends", newtable(this));
    place("listed", lists(this).listed());
    const trouble = document.getElementById("trouble");
    if (trouble && trouble.textContent !== this.trouble) trouble.textContent = this.trouble;
  }
}

/** Two melds held as a hand; the deuce stands for the ten.
 * @param {Words} words */
function fan(words) {
  const cards = [["Qs"], ["Qh"], ["Qd"], ["9c"], ["2d", "Tc"], ["Jc"]];
  return cards.map(([card, stands], at) => {
    const off = at - (cards.length - 1) / 2;
    /** @param {Element | undefined} element */
    const turn = (element) => {
      const style = /** @type {HTMLElement | undefined} */ (element)?.style;
      style?.setProperty("--turn", String(off));
      style?.setProperty("--bow", String(off * off));
    };
    return html`<span ${ref(turn)}>${face(/** @type {any} */ (words), card, stands ? { stands } : {})}</span>`;
  });
}

/** @param {string} id @param {unknown} content */
function place(id, content) {
  const element = document.getElementById(id);
  if (element) render(content, element);
}

/** @param {string} address @param {object} message @param {string} [token] */
async function post(address, message, token) {
  const headers = new Headers({ "Content-Type": "application/json", "Accept-Language": document.documentElement.lang });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(message) });
  const told = await answer.json();
  if (!answer.ok) throw told;
  return told;
}

/** The page was opened to play at once: go on with a game that is under way here, else begin one.
 * @param {Start} start @param {Promise<void>} looked */
async function atOnce(start, looked) {
  history.replaceState(null, "", location.pathname + location.search);
  await looked;
  if (start.yours.some((one) => one.view?.table.stage === "playing" && one.view.own.seat !== null)) return;
  start.playNow();
}

async function main() {
  /** @type {First} */
  const first = JSON.parse(document.getElementById("first")?.textContent ?? "{}");
  const start = new Start(first, await loadWords(first.words[first.language]));
  document.getElementById("now")?.addEventListener("click", () => start.playNow());
  place("fan", fan(start.words));
  start.draw();
  // What the address names wasn't there yet when the browser looked for it.
  if (location.hash === "#friends") document.getElementById("friends")?.scrollIntoView();
  const looked = start.look();
  if (location.hash === "#now") atOnce(start, looked);
  // Back from a table with the browser's own button: look again.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    start.busy = "";
    start.look();
  });
}

main();
