// The page's language: sentences from Fluent's files, and the names of cards.
// What may live here: loading a language and formatting. The words come from the server.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";

/** @typedef {"" | "object" | "of" | "few"} Case */
/**
 * @typedef Given  what the server gives of a language
 * @property {string} language
 * @property {string} text  Fluent's source
 * @property {Record<string, [string, string, string, string]>} cards  of each face: its name, as an object,
 *   in the genitive, and its short form
 * @property {Record<string, [string, string, string]>} ranks  plural, as after 2 to 4, genitive
 * @property {Record<string, [string, string]>} suits  beside a rank, and alone
 * @property {Record<string, string>} phrases  the preset phrases of the chat
 * @property {Record<string, string>} [typed]  each face as it is typed; comes with the text table
 */

/** Load a language from its address.
 * @param {string} address */
export async function loadWords(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Words(await answer.json());
}

export class Words {
  /** @param {Given} given */
  constructor(given) {
    this.given = given;
    this.language = given.language;
    this.phrases = given.phrases;
    /** @type {Set<string>} the keys that were asked for in vain */
    this.missed = new Set();
    /** @type {Set<string>} the parts whose sentences came later */
    this.parts = new Set();
    this.bundle = new FluentBundle(given.language, {
      useIsolating: false,
      functions: {
        CARD: ([face], { case: form }) => this.card(first(face), /** @type {Case} */ (text(form))),
        SHORT: ([faces]) =>
          text(faces).replace(/^run /, "").split(" ").map((face) => this.short(face)).join(" "),
        RANK: ([face], { case: form }) => this.rank(first(face), /** @type {Case} */ (text(form))),
        SUIT: ([face]) => this.suit(first(face)),
      },
    });
    this.bundle.addResource(new FluentResource(given.text));
  }

  /** Add the sentences of a part of the page that comes later.
   * @param {string} part @param {string} address */
  async add(part, address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const more = await answer.json();
    this.bundle.addResource(new FluentResource(more.text));
    this.given = { ...more, ...this.given };
    this.parts.add(part);
  }

  /** Return a sentence; of a key that isn't there, the key.
   * @param {string} key  which may name a part after a dot
   * @param {Record<string, string | number>} [values] */
  t(key, values = {}) {
    const [name, part] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (!pattern) {
      if (!this.missed.has(key)) console.error(`no sentence ${key}`);
      this.missed.add(key);
      return key;
    }
    const given = Object.fromEntries(
      Object.entries(values).map(([at, value]) => [
        at,
        // Numbers as they are: no thousands separators.
        typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
      ]),
    );
    /** @type {Error[]} */
    const errors = [];
    const said = this.bundle.formatPattern(pattern, given, errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return said;
  }

  /** @param {string} key */
  has(key) {
    const [name, part] = key.split(".");
    const message = this.bundle.getMessage(name);
    return Boolean(part ? message?.attributes[part] : message?.value);
  }

  /** Return a card in words: `king of diamonds`, or as an object `the king of diamonds`.
   * @param {string} face @param {Case} [form] */
  card(face, form = "") {
    const words = this.given.cards[canonical(face)];
    if (!words) return face;
    return words[form === "object" ? 1 : form === "" ? 0 : 2];
  }

  /** Return a card as faces show it: `K♦`.
   * @param {string} face */
  short(face) {
    return this.given.cards[canonical(face)]?.[3] ?? face;
  }

  /** Return a rank's plural.
   * @param {string} face  of a card, or a rank's letter @param {Case} [form] */
  rank(face, form = "") {
    const words = this.given.ranks[canonical(face)[0]];
    return words?.[form === "few" ? 1 : form === "of" ? 2 : 0] ?? face;
  }

  /** Return a suit as it stands beside a rank, or alone.
   * @param {string} face  of a card, or a suit's letter @param {boolean} [alone] */
  suit(face, alone = false) {
    return this.given.suits[face.slice(-1)]?.[alone ? 1 : 0] ?? face;
  }

  /** Return a number of seconds or a moment in the manner of the language.
   * @param {number} time  milliseconds since 1970 */
  clock(time) {
    return new Date(time).toLocaleTimeString(this.language, { hour: "2-digit", minute: "2-digit" });
  }
}

/** @param {string} face */
const canonical = (face) => face.replace(/^10/, "T");

/** @param {unknown} value */
function text(value) {
  return value === undefined || value === null ? "" : String(value);
}

/** @param {unknown} faces  a card, or a meld's cards of which the first is wanted */
function first(faces) {
  return text(faces).replace(/^run /, "").split(" ")[0];
}
