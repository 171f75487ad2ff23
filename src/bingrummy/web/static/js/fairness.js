// The check of a shuffle from the record of a game (R32): a second, independent writing of what
// `docs/record.md` says under "The shuffle", so that nobody has to believe the server.
// What may live here: from the text of a record to what holds and what doesn't. The lines of a hand
// are followed card by card in `follow.js`; words for people are in `parts/check.js`.

import { Broken, Hand } from "./follow.js";
import { bytesOf, hmac } from "./hmac.js";
import { digest, hex, sha256 } from "./sha256.js";

export const FIRST_LINE = "bing 1 rules=1";
const SUITS = "cdhs";
const RANKS = "A23456789TJQK";
/** The 52 faces: suits c d h s, ranks from the ace up. @type {readonly string[]} */
export const FACES = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/**
 * @typedef {{kind: string, line: number, seat?: number, should?: string}} Fault
 *   what doesn't hold, and in which line (from 1)
 * @typedef {object} Shuffle the verdict on one exchange
 * @property {number} number of the hand; 0 for the lot that draws the first dealer
 * @property {number} line of its opening
 * @property {"holds" | "open" | "broken"} verdict  `open`: its secret isn't out yet
 * @property {Fault | null} fault
 * @property {number[]} shown seats whose numbers are in it
 * @property {number[]} withheld seats that sealed a number and didn't show it
 * @property {number | null} depth of the cut
 * @property {string[]} deck as it was shuffled, its top first
 * @property {number} cards how many cards of the record were held against the deck
 *
 * @typedef {object} Report
 * @property {Fault | null} fault of the text as a whole
 * @property {string | null} view whose record it is: a seat's number, "-" or null for a full one
 * @property {Shuffle[]} shuffles
 */

/**
 * Check every shuffle of a record.
 *
 * @param {string} text
 * @returns {Report}
 */
export function checkRecord(text) {
  /** @type {Report} */
  const report = { fault: null, view: null, shuffles: [] };
  try {
    const record = read(text);
    report.view = record.view;
    report.shuffles = record.parts.map((part) => checked(part, record));
  } catch (error) {
    report.fault = faultOf(error);
  }
  return report;
}

/** @param {unknown} error @returns {Fault} */
function faultOf(error) {
  if (error instanceof Broken) return error.fault;
  throw error;
}

/**
 * @typedef {{at: number, text: string}} Line with its number, from 1
 * @typedef {{players: string[], packs: string, view: string | null, parts: Line[][]}} RecordRead
 */

/**
 * Read a record: its heading, then its lines in parts that each begin with an exchange.
 *
 * @param {string} text
 * @returns {RecordRead}
 */
function read(text) {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new Broken("cut-off", lines.length + 1);
  if (lines[0] !== FIRST_LINE) throw new Broken("version", 1, { should: FIRST_LINE });
  /** @type {RecordRead} */
  const record = { players: [], packs: "auto", view: null, parts: [] };
  checkSums(lines);
  lines.forEach((line, at) => {
    const [, word, rest] = /^(\S+) ?(.*)$/.exec(line) ?? ["", "", ""];
    if (word === "lot" || word === "hand") record.parts.push([]);
    const part = record.parts.at(-1);
    if (part && word !== "sum") part.push({ at: at + 1, text: line });
    else if (word === "view") record.view = rest;
    else if (word === "rules") record.packs = /\bpacks=(\w+)/.exec(rest)?.[1] ?? "auto";
    else if (word === "seat") record.players.push(rest.replace(/^\d+ /, ""));
  });
  return record;
}

/**
 * A sum is the SHA-256 of all the text above it.
 *
 * @param {string[]} lines
 */
function checkSums(lines) {
  let above = "";
  lines.forEach((line, at) => {
    if (line.startsWith("sum ") && line !== `sum ${sha256(above)}`)
      throw new Broken("sum", at + 1);
    above += `${line}\n`;
  });
}

/**
 * @param {Line[]} part
 * @param {RecordRead} record
 * @returns {Shuffle}
 */
function checked(part, record) {
  const opening = part[0];
  const number = Number(/^hand (\d+) /.exec(opening.text)?.[1] ?? 0);
  /** @type {Shuffle} */
  const found = {
    number, line: opening.at, verdict: "open", fault: null, shown: [], withheld: [], depth: null,
    deck: [], cards: 0,
  };
  try {
    const exchange = new Exchange(part);
    found.shown = exchange.shown;
    found.withheld = exchange.withheld;
    if (!exchange.revealed) return found;
    exchange.check();
    found.depth = exchange.depth;
    if (number === 0) checkLot(part, exchange, record.players.length);
    else checkHand(part, exchange, record, found);
    found.verdict = "holds";
  } catch (error) {
    found.fault = faultOf(error);
    found.verdict = "broken";
  }
  return found;
}

/** What was published of one exchange, and what follows from it. */
class Exchange {
  /** @param {Line[]} part */
  constructor(part) {
    /** @type {Map<number, {digest: string, at: number}>} */
    this.seals = new Map();
    /** @type {{seat: number, nonce: string, depth: string | undefined, at: number}[]} */
    this.nonces = [];
    /** @type {number[]} */
    this.withheld = [];
    /** What everybody saw: the text under the HMAC. */
    this.lines = [part[0].text];
    /** @type {string | null} */
    this.digest = null;
    this.at = part[0].at;
    /** @type {string | null} */
    this.secret = null;
    /** A full record holds the secret from the start; what it proves can be told when it is out. */
    this.revealed = false;
    /** @type {number | null} */
    this.depth = null;
    /** Whether it came to its end: a game may be over before, where all but one resign. */
    this.closed = part.some(({ text }) => /^(?:deal|dealer) \d /.test(text));
    for (const line of part.slice(1)) this.#read(line);
    if (this.digest === null) throw new Broken("no-commitment", part[0].at);
  }

  get shown() {
    return this.nonces.map(({ seat }) => seat);
  }

  /** @param {Line} line */
  #read({ at, text }) {
    let match;
    if ((match = /^commit ([0-9a-f]{64})(?: secret=([0-9a-f]{64}))?$/.exec(text))) {
      [this.digest, this.secret, this.at] = [match[1], match[2] ?? null, at];
      this.lines.push(`commit ${match[1]}`);
    } else if ((match = /^seal (\d) ([0-9a-f]{64})$/.exec(text))) {
      this.seals.set(Number(match[1]), { digest: match[2], at });
      this.lines.push(text);
    } else if ((match = /^nonce (\d) withheld$/.exec(text))) {
      this.withheld.push(Number(match[1]));
      this.lines.push(text);
    } else if ((match = /^nonce (\d) ([0-9a-f]{32})(?: depth=(\d+))?$/.exec(text))) {
      const [, seat, nonce, depth] = match;
      this.nonces.push({ seat: Number(seat), nonce, depth, at });
      this.lines.push(`nonce ${seat} ${nonce}`);
    } else if ((match = /^(?:reveal|dealer \d) secret=([0-9a-f]{64})(?: depth=(\d+))?$/.exec(text))) {
      this.#reveal(match[1], match[2], at);
    } else if (/^(?:commit|seal|nonce|reveal|dealer) /.test(text)) {
      throw new Broken("form", at);
    }
  }

  /**
   * @param {string} secret
   * @param {string | undefined} depth
   * @param {number} at
   */
  #reveal(secret, depth, at) {
    if (this.secret !== null && this.secret !== secret) throw new Broken("wrong-secret", at);
    this.secret = secret;
    this.revealed = true;
    this.depth = depth === undefined ? null : Number(depth);
  }

  /** Hold the secret against its commitment, and every number that was shown against its seal. */
  check() {
    if (this.secret === null || hex(digest(bytesOf(this.secret))) !== this.digest)
      throw new Broken("wrong-secret", this.at);
    for (const { seat, nonce, depth, at } of this.nonces) {
      const sealed = this.seals.get(seat)?.digest;
      // Only the cutter's seal holds a depth; until the reveal others don't learn which.
      const depths = depth === undefined ? ["-", String(this.depth)] : [depth];
      if (!depths.some((here) => sha256(`${nonce} ${here}`) === sealed))
        throw new Broken("wrong-seal", at, { seat });
    }
    for (const [seat, { at }] of this.closed ? this.seals : [])
      if (!this.withheld.includes(seat) && !this.shown.includes(seat))
        throw new Broken("no-nonce", at, { seat });
  }

  /**
   * Whether a seat had sealed this depth of the cut.
   *
   * @param {number} seat
   * @param {number} depth
   */
  bound(seat, depth) {
    const nonce = this.nonces.find((shown) => shown.seat === seat)?.nonce;
    return sha256(`${nonce} ${depth}`) === this.seals.get(seat)?.digest;
  }

  key() {
    return hmac(bytesOf(this.secret ?? ""), this.lines.join("\n"));
  }
}

/**
 * Numbers below bounds, from a key, for a purpose.
 *
 * @param {Uint8Array} key
 * @param {string} purpose
 * @returns {(bound: number) => number}
 */
export function chooser(key, purpose) {
  let block = 0;
  /** @type {number[]} */
  let numbers = [];
  return (bound) => {
    for (;;) {
      if (numbers.length === 0) {
        const view = new DataView(hmac(key, `${purpose} ${block++}`).buffer);
        numbers = Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at));
      }
      const number = /** @type {number} */ (numbers.shift());
      if (number < 2 ** 32 - (2 ** 32 % bound)) return number % bound;
    }
  };
}

/**
 * Cards shuffled, in the end the top first.
 *
 * @param {readonly string[]} cards
 * @param {Uint8Array} key
 * @param {string} purpose
 */
export function shuffled(cards, key, purpose) {
  const order = [...cards];
  const choose = chooser(key, purpose);
  for (let at = order.length - 1; at > 0; at--) {
    const other = choose(at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}

/**
 * The first dealer is the one that the lot's key draws (R4), of those who haven't resigned meanwhile.
 *
 * @param {Line[]} part
 * @param {Exchange} exchange
 * @param {number} players
 */
function checkLot(part, exchange, players) {
  const told = part.find(({ text }) => text.startsWith("dealer "));
  if (!told) return;
  const before = part.slice(0, part.indexOf(told));
  const inside = Array.from({ length: players }, (_, at) => at + 1).filter(
    (seat) => !before.some(({ text }) => text === `${seat} resigns`),
  );
  const drawn = inside[chooser(exchange.key(), "dealer")(inside.length)];
  if (Number(told.text.split(" ")[1]) !== drawn)
    throw new Broken("wrong-dealer", told.at, { should: String(drawn) });
}

/**
 * Every card of a hand is the one that the shuffle put there.
 *
 * @param {Line[]} part
 * @param {Exchange} exchange
 * @param {RecordRead} record
 * @param {Shuffle} found
 */
function checkHand(part, exchange, record, found) {
  const dealt = part.flatMap(({ text }) => /^deal (\d) /.exec(text)?.[1] ?? []).map(Number);
  if (dealt.length === 0) return; // all but one resigned before the deal
  const dealer = Number(/ dealer=(\d)/.exec(part[0].text)?.[1]);
  const packs = record.packs === "auto" ? (dealt.length > 6 ? 3 : 2) : Number(record.packs); // R2
  const key = exchange.key();
  found.deck = shuffled(Array.from({ length: packs }, () => FACES).flat(), key, "deck");
  const hand = new Hand(found.deck, dealt, dealer, (pile, count) =>
    shuffled(pile, key, `refill ${count}`),
  );
  const cut = part.find(({ text }) => text.startsWith("cut "));
  if (cut) checkCut(cut, hand, exchange, record.players[hand.cutter - 1] ?? "");
  hand.deal();
  for (const line of part) hand.follow(line);
  found.cards = hand.compared;
}

/**
 * The depth of the cut was bound before anybody could know the order, and found what is told (R5).
 *
 * @param {Line} line
 * @param {Hand} hand
 * @param {Exchange} exchange
 * @param {string} player who cuts, as the heading has it
 */
function checkCut({ at, text }, hand, exchange, player) {
  const [, seat, told] = text.split(" ");
  const { cutter } = hand;
  if (Number(seat) !== cutter) throw new Broken("wrong-cutter", at, { should: String(cutter) });
  const { depth } = exchange;
  if (player.startsWith("bot:")) {
    const should = 1 + chooser(bytesOf(exchange.secret ?? ""), "depth")(hand.deck.length - 1);
    if (depth !== should) throw new Broken("wrong-depth", at, { should: String(should) });
  } else if (depth !== null && !exchange.bound(cutter, depth)) {
    throw new Broken("free-depth", at, { seat: cutter });
  }
  const should = depth === null ? "none" : hand.cut(depth);
  if (told !== should) throw new Broken("wrong-cut", at, { should });
}

