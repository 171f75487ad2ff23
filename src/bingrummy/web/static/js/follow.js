// A hand followed card by card: what the shuffle dealt, and whether each line of a record that
// names a card names the one that lies there.
// What may live here: where the cards of one hand are. Nothing here asks whether a move was legal.

/**
 * @typedef {import("./fairness.js").Fault} Fault
 * @typedef {import("./fairness.js").Line} Line
 */

const DEALT = 14; // R6
const HIDDEN = "??";
const CARD = /^[A2-9TJQK][cdhs]$/;
/** Lines that name no card that could be false. */
const OTHER =
  /^(?:lot$|hand |commit |seal |nonce |cut |\d (?:skips|resigns|agrees|disagrees|goes out)$|void|points |reveal |\d answers |\d buys back |\d is bust$|\d enters |wins )/;

/** Something that doesn't hold. */
export class Broken extends Error {
  /**
   * @param {string} kind
   * @param {number} line
   * @param {{seat?: number, should?: string}} more
   */
  constructor(kind, line, more = {}) {
    super(`${kind} in line ${line}`);
    /** @type {Fault} */
    this.fault = { kind, line, ...more };
  }
}

export class Hand {
  /**
   * @param {string[]} deck its top first
   * @param {number[]} seats dealt in, in their order
   * @param {number} dealer
   * @param {(pile: string[], count: number) => string[]} reshuffled
   */
  constructor(deck, seats, dealer, reshuffled) {
    this.deck = [...deck];
    this.reshuffled = reshuffled;
    const first = seats.findIndex((seat) => seat > dealer);
    /** Who gets cards, from the dealer's left. */
    this.order = first < 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
    /** The player on the dealer's right. */
    this.cutter = this.order.at(this.order.at(-1) === dealer ? -2 : -1) ?? 0;
    /** @type {Map<number, string[]>} */
    this.hands = new Map(seats.map((seat) => [seat, []]));
    /** @type {string[]} */
    this.stock = []; // its top last
    /** @type {string[]} */
    this.pile = []; // its top last
    this.refills = 0;
    this.compared = 0;
  }

  /**
   * Cut, and keep a deuce; say what a record says of it.
   *
   * @param {number} depth
   */
  cut(depth) {
    const face = this.deck[depth - 1] ?? "";
    if (!face.startsWith("2")) return "-";
    this.deck.splice(depth - 1, 1);
    this.#held(this.cutter).push(face);
    return face;
  }

  /** One card at a time from the dealer's left; who kept a deuce has the first already (R6). */
  deal() {
    let at = 0;
    for (let round = 0; round < DEALT; round++)
      for (const seat of this.order)
        if (this.#held(seat).length <= round) this.#held(seat).push(this.deck[at++]);
    this.pile = [this.deck[at]];
    this.stock = this.deck.slice(at + 1).reverse();
  }

  /** @param {number} seat @returns {string[]} */
  #held(seat) {
    return this.hands.get(seat) ?? [];
  }

  /** @param {Line} line */
  follow(line) {
    const { at, text } = line;
    const words = text.split(" ");
    if (words[0] === "deal" || words[0] === "shows") this.#compareHand(line, words);
    else if (words[0] === "upcard") this.#same(words[1], this.pile[0], at);
    else if (words[1] === "draws") this.#draw(line, words);
    else if (words[1] === "takes") this.#take(line, words);
    else if (words[1] === "discards" || words[1] === "melds") this.#leave(line, words);
    else if (!OTHER.test(text)) throw new Broken("form", at);
    if (words[0] === "reveal") this.#allShown(at);
  }

  /**
   * @param {string} told
   * @param {string} should
   * @param {number} at
   */
  #same(told, should, at) {
    if (told === HIDDEN) return;
    if (told !== should) throw new Broken("wrong-card", at, { should });
    this.compared += 1;
  }

  /** @param {Line} line @param {string[]} words */
  #compareHand({ at }, [word, seat, ...cards]) {
    if (cards[0] === HIDDEN) return;
    const held = this.#held(Number(seat));
    const should = [...held].sort().join(" ");
    if ([...cards].sort().join(" ") !== should)
      throw new Broken("wrong-hand", at, { seat: Number(seat), should });
    this.compared += cards.length;
    if (word === "shows") held.length = 0;
  }

  /** @param {Line} line @param {string[]} words */
  #draw({ at }, [seat, , told, refill]) {
    let refilled = 0;
    if (this.stock.length === 0) {
      const pool = this.pile.slice(0, -1);
      this.refills += 1;
      refilled = pool.length;
      this.stock = this.reshuffled(pool, this.refills).reverse();
      this.pile = this.pile.slice(-1);
    }
    if (refill !== (refilled ? `refill=${refilled}` : undefined)) throw new Broken("refill", at);
    const card = this.stock.pop();
    if (card === undefined) throw new Broken("refill", at);
    this.#same(told, card, at);
    this.#held(Number(seat)).push(card);
  }

  /** @param {Line} line @param {string[]} words */
  #take({ at }, [seat, , told]) {
    const card = this.pile.pop() ?? "";
    this.#same(told, card, at);
    this.#held(Number(seat)).push(card);
  }

  /** @param {Line} line @param {string[]} words */
  #leave({ at }, [seat, verb, ...words]) {
    const held = this.#held(Number(seat));
    for (const word of words.map((here) => here.replace(/[,;]$/, ""))) {
      if (!CARD.test(word)) continue; // the number of a meld, or "run"
      const place = held.indexOf(word);
      if (place < 0) throw new Broken("not-held", at, { seat: Number(seat), should: word });
      held.splice(place, 1);
      this.compared += 1;
      if (verb === "discards") this.pile.push(word);
    }
  }

  /**
   * Once the secret is out, no card may be left that nobody has seen.
   *
   * @param {number} at
   */
  #allShown(at) {
    for (const [seat, held] of this.hands)
      if (held.length > 0) throw new Broken("not-shown", at, { seat });
  }
}
