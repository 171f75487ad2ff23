// The tour: the table's own screen on fixed moments of a game, with a box that says what to do and why.
// What may live here: going from step to step. What is shown, wanted and refused is made by the server.

import { render } from "../vendor/lit-html.js";
import { Page } from "./page.js";
import { tour } from "./parts/tour.js";
import { begin, screen } from "./screen.js";
import { filled } from "./wire.js";
import { loadWords } from "./words.js";

/** @typedef {import("./wire").What} What */
/** @typedef {import("./wire").Answer} Answer */
/** @typedef {import("./wire").Replied} Replied */
/**
 * @typedef Step  as the server tells it
 * @property {number} step
 * @property {number} of
 * @property {string} key
 * @property {boolean} acts
 * @property {boolean} fresh  another deal than the step before
 * @property {string} title
 * @property {string} text
 * @property {import("./wire").View} view
 * @property {import("./wire").Entry[]} entries
 * @property {What | null} wanted
 */

const AT = /^#([1-9][0-9]?)$/; // a step's number in the address

/** What stands in the place of the line to a table: questions about one step, which keep nothing. */
export class Lessons {
  /** @param {() => Page} page */
  constructor(page) {
    this.page = page;
    this.state = "up";
    this.since = 0;
    this.unanswered = new Map();
    this.number = 0;
    /** @type {Step | null} */
    this.step = null;
    this.well = false; // the step before was done as wanted
  }

  /** @param {number} number */
  async go(number, well = false) {
    const told = await this.fetch(number);
    if (!told) return;
    const page = this.page();
    const back = number < this.number;
    this.number = number;
    this.well = well;
    const view = filled("View", told.view);
    this.step = { ...told, view };
    if (told.fresh || back) {
      page.view = null;
      page.entries = [];
      Object.assign(page.local, { cut: null, order: null, groups: [], selected: null, looking: null });
    }
    page.refusal = null;
    history.replaceState(null, "", `#${number + 1}`);
    page.show(view, told.entries.map((entry) => filled("Entry", entry)));
  }

  /** @param {number} number @returns {Promise<Step | null>} */
  async fetch(number) {
    const { language } = this.page().words;
    const answer = await fetch(`/learn/steps/${number}?lang=${language}`).catch(() => null);
    if (answer?.ok) return answer.json();
    this.page().refused({ reason: "lost", sentence: this.page().t("page-tour-lost"), rule: null, details: {} });
    return null;
  }

  /** Do something: right, and the tour goes on; else it says why not.
   * @param {What} what @returns {Promise<Answer>} */
  async command(what) {
    const id = "lesson";
    /** @type {Answer} */
    const answer = filled("Answer", await this.post("commands", { id, what, seq: 0, decision: null }, id));
    // At a step that is to be read, what the next one wants may be done already.
    if (answer.accepted) await this.go(this.number + (this.step?.acts ? 1 : 2), true);
    return answer;
  }

  /** @param {import("./wire").Ask} ask @returns {Promise<Replied>} */
  async ask(ask) {
    return filled("Replied", await this.post("asks", { ask, language: this.page().words.language }, ""));
  }

  /** @param {string} path @param {object} message @param {string} id */
  async post(path, message, id) {
    const { language } = this.page().words;
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(message) };
    const answer = await fetch(`/learn/steps/${this.number}/${path}?lang=${language}`, init).catch(() => null);
    const told = answer ? await answer.json() : { reason: "lost", sentence: this.page().t("page-tour-lost") };
    if (answer?.ok) return told;
    return { id, accepted: false, seq: 0, refusal: filled("Refusal", told) };
  }

  /** Another language was chosen: the step is told in it. */
  restart() {
    this.page().view = null;
    this.go(this.number);
  }

  on() {}
  begin() {}
  end() {}
  hurry() {}
}

async function main() {
  const first = JSON.parse(document.getElementById("first")?.textContent ?? "{}");
  const place = document.getElementById("table");
  const box = document.getElementById("tour");
  if (!place || !box) throw new Error("the page has no table");
  const page = new Page({ ...first, table: "learn", view: null, entries: [] }, await loadWords(first.words[first.language]), null);
  const lessons = new Lessons(() => page);
  page.line = /** @type {any} */ (lessons);
  page.loaders = { loadWords };
  page.keep.save = () => {}; // a lesson leaves nothing behind
  page.fetchTail = async () => false;
  page.draw = () => {
    if (!lessons.step || !page.view) return; // what the HTML says stands till then
    if (!place.dataset.step) box.replaceChildren();
    place.dataset.step = lessons.step.key;
    render(tour(page, lessons), box);
    render(screen(page), place);
  };
  begin(page);
  addEventListener("hashchange", () => lessons.go(Number(AT.exec(location.hash)?.[1] ?? 1) - 1));
  await lessons.go(Number(AT.exec(location.hash)?.[1] ?? 1) - 1);
  Object.assign(window, { bing: page, lessons });
}

main();
