// A table as somebody sees it, now or in the past: the view, who sits where, and the words for it.
// What may live here: what parts ask of any page that shows a table. Nothing is done or fetched here.

import { filled } from "./wire.js";

/** @typedef {import("./wire").View} View */
/** @typedef {import("./wire").OwnView} OwnView */
/** @typedef {import("./wire").GameView} GameView */
/** @typedef {import("./wire").SeatView} SeatView */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./words.js").Case} Case */

export class Seen {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    /** @type {View | null} */
    this.view = null;
  }

  /** @returns {OwnView} */
  get own() {
    return this.view?.own ?? filled("OwnView", {});
  }

  /** @returns {GameView | null} */
  get game() {
    return this.view?.table.game ?? null;
  }

  /** Return who sits at a seat.
   * @param {number | null} seat @returns {SeatView | null} */
  seat(seat) {
    return this.view?.table.seats.find((found) => found.seat === seat) ?? null;
  }

  /** Return what somebody at a seat is called; bots have names in the player's language.
   * @param {number | null} seat */
  name(seat) {
    return this.seat(seat)?.name || this.t("page-bot", { seat: seat ?? 0 });
  }

  /** @param {string} key @param {Record<string, string | number>} [values] */
  t(key, values) {
    return this.words.t(key, values);
  }

  /** @param {string} face @param {Case} [form] */
  card(face, form) {
    return this.words.card(face, form);
  }

  /** @param {string} face */
  short(face) {
    return this.words.short(face);
  }
}
