// The arithmetic of the score sheet for people with real cards: antes and pot (R3), who deals (R4),
// void hands (R21), scores, bust, winning, buying back (R22-R25), leaving, stopping early, joining
// (R31, R33, R34). Tested on games that the core plays, so that the page works without a line.
// What may live here: pure functions from what was written down to how the game stands.

export const MOST_SEATS = 8; // R1
const VOIDS_SCORED = 3; // R21

/**
 * @typedef {object} House the house rules that a sheet needs, by the names of the rules' options
 * @property {number} ante
 * @property {number} limit
 * @property {boolean} buy_back
 * @property {number | null} max_buy_backs
 * @property {boolean} late_entry
 *
 * @typedef {{do: "hand", out: number | null, points: (number | null)[]}
 *   | {do: "void"} | {do: "answers", yes: number[]} | {do: "leave", seat: number, dealt: boolean}
 *   | {do: "stop"}
 *   | {do: "enter", name: string}} Step
 *   `points` has a place for each seat, null for who isn't in; nobody is out in a void hand that is
 *   scored; `dealt` says that the leaver's last hand was dealt already
 *
 * @typedef {object} Sheet what is written down: seats are numbered clockwise from 1
 * @property {House} house
 * @property {string[]} names
 * @property {number} dealer of the first hand
 * @property {Step[]} steps
 *
 * @typedef {object} Row what one hand did
 * @property {number} hand
 * @property {number} dealer
 * @property {"scored" | "void" | "void scored"} kind
 * @property {number | null} out
 * @property {(number | null)[]} points
 * @property {(number | null)[]} scores
 * @property {number[]} bought
 * @property {number[]} bust
 *
 * @typedef {object} Standing
 * @property {string[]} names
 * @property {number[]} scores
 * @property {boolean[]} inside who is still in the game
 * @property {number[]} bought how often each has bought back
 * @property {number[]} paid
 * @property {number} pot
 * @property {number} hand the number of the hand that is played now; void hands count too
 * @property {number} dealer of that hand
 * @property {number | null} dealt who dealt it, where that is settled whoever leaves meanwhile
 * @property {number} voids in a row before it
 * @property {"hand" | "asking" | "over"} phase
 * @property {number[]} asked who may buy back, while that is asked
 * @property {number} back the score that buying back gives
 * @property {Map<number, number>} shares of the pot, by seat, when the game is over
 * @property {Row[]} rows
 */

/** A step that can't follow: `kind` says why. */
export class SheetError extends Error {
  /**
   * @param {"not-now" | "points" | "out" | "third-void" | "seat" | "full" | "no-entry"} kind
   * @param {number | null} seat
   */
  constructor(kind, seat = null) {
    super(`${kind}${seat === null ? "" : ` at seat ${seat}`}`);
    this.kind = kind;
    this.seat = seat;
  }
}

/**
 * How the game of a sheet stands; throws `SheetError` where a step can't follow.
 *
 * @param {Sheet} sheet
 * @returns {Standing}
 */
export function standing(sheet) {
  const { house, names, dealer } = sheet;
  /** @type {Standing} */
  const now = {
    names: [...names],
    scores: names.map(() => 0),
    inside: names.map(() => true),
    bought: names.map(() => 0),
    paid: names.map(() => house.ante),
    pot: names.length * house.ante,
    hand: 1,
    dealer,
    dealt: null,
    voids: 0,
    phase: "hand",
    asked: [],
    back: 0,
    shares: new Map(),
    rows: [],
  };
  for (const step of sheet.steps) {
    take(now, step, sheet);
    if (now.phase === "hand") now.dealer = now.dealt ?? nextDealer(now, dealer);
  }
  return now;
}

/**
 * The seats still in the game, clockwise.
 *
 * @param {Standing} now
 */
export function seatsIn(now) {
  return now.inside.flatMap((inside, at) => (inside ? [at + 1] : []));
}

/**
 * @param {Standing} now
 * @param {Step} step
 * @param {Sheet} sheet
 */
function take(now, step, { house, dealer }) {
  const fits = step.do === "answers" ? now.phase === "asking" : now.phase === "hand";
  if (!fits && !(step.do === "stop" && now.phase === "asking")) throw new SheetError("not-now");
  switch (step.do) {
    case "hand":
      score(now, step.points, step.out, house);
      break;
    case "void":
      if (thirdVoid(now)) throw new SheetError("third-void");
      note(now, "void", null, []);
      now.voids += 1;
      break;
    case "answers":
      answer(now, step.yes, house);
      break;
    case "leave":
      leave(now, step.seat, step.dealt);
      break;
    case "stop":
      endAtLowest(now, now.rows.at(-1)?.dealer ?? dealer);
      break;
    case "enter":
      enter(now, step.name, house);
      break;
  }
}

/**
 * R4: the deal passes to the left after each hand; after a void one the same dealer deals (R21).
 *
 * @param {Standing} now
 * @param {number} first who deals the first hand
 */
function nextDealer(now, first) {
  const last = now.rows.at(-1)?.dealer ?? first;
  const same = now.rows.length === 0 || now.voids > 0;
  return same && now.inside[last - 1] ? last : leftOf(now, last);
}

/**
 * Whether a void hand would be the third in a row, which is scored as it lies (R21).
 *
 * @param {Standing} now
 */
export function thirdVoid(now) {
  return now.voids + 1 === VOIDS_SCORED;
}

/**
 * R22, R23.
 *
 * @param {Standing} now
 * @param {(number | null)[]} points
 * @param {number | null} out
 * @param {House} house
 */
function score(now, points, out, house) {
  if (out === null ? !thirdVoid(now) : !now.inside[out - 1]) throw new SheetError("out", out);
  now.inside.forEach((inside, at) => {
    const given = points[at] ?? null;
    if (inside !== (given !== null)) throw new SheetError("points", at + 1);
    if (given === null) return;
    if (!Number.isSafeInteger(given) || given < 0) throw new SheetError("points", at + 1);
    if (at + 1 === out && given !== 0) throw new SheetError("points", at + 1);
    now.scores[at] += given;
  });
  note(now, out === null ? "void scored" : "scored", out, points);
  now.voids = 0;
  const alive = seatsIn(now).filter((seat) => now.scores[seat - 1] <= house.limit);
  if (alive.length === 0) endAtLowest(now, now.dealer);
  else if (alive.length === 1) end(now, alive, now.dealer);
  else ask(now, alive, house);
}

/**
 * R24: who is bust is asked, where the house lets them; who can't buy back is out.
 *
 * @param {Standing} now
 * @param {number[]} alive
 * @param {House} house
 */
function ask(now, alive, house) {
  const most = house.max_buy_backs ?? Infinity;
  now.back = Math.max(...alive.map((seat) => now.scores[seat - 1]));
  now.asked = seatsIn(now).filter(
    (seat) =>
      !alive.includes(seat) && house.buy_back && house.ante > 0 && now.bought[seat - 1] < most,
  );
  if (now.asked.length > 0) now.phase = "asking";
  else answer(now, [], house);
}

/**
 * R24, R25: who buys back pays the ante and goes on at the highest score still in.
 *
 * @param {Standing} now
 * @param {number[]} yes
 * @param {House} house
 */
function answer(now, yes, house) {
  const strange = yes.find((seat) => !now.asked.includes(seat));
  if (strange !== undefined) throw new SheetError("seat", strange);
  const row = /** @type {Row} */ (now.rows.at(-1));
  for (const seat of seatsIn(now)) {
    const at = seat - 1;
    if (now.scores[at] <= house.limit) continue;
    if (yes.includes(seat)) {
      now.scores[at] = now.back;
      now.bought[at] += 1;
      now.paid[at] += house.ante;
      now.pot += house.ante;
      row.bought.push(seat);
    } else {
      now.inside[at] = false;
      row.bust.push(seat);
    }
  }
  now.asked = [];
  now.phase = "hand";
}

/**
 * R31: the ante stays in the pot; if one player is left, that player wins.
 *
 * @param {Standing} now
 * @param {number} seat
 * @param {boolean} dealt
 */
function leave(now, seat, dealt) {
  if (!now.inside[seat - 1]) throw new SheetError("seat", seat);
  if (dealt) now.dealt = now.dealer;
  now.inside[seat - 1] = false;
  const left = seatsIn(now);
  if (left.length === 1) end(now, left, now.dealer);
}

/**
 * R34.
 *
 * @param {Standing} now
 * @param {string} name
 * @param {House} house
 */
function enter(now, name, house) {
  if (!house.late_entry) throw new SheetError("no-entry");
  if (now.names.length === MOST_SEATS) throw new SheetError("full");
  const score = Math.max(...seatsIn(now).map((seat) => now.scores[seat - 1]));
  now.names.push(name);
  now.scores.push(score);
  now.inside.push(true);
  now.bought.push(0);
  now.paid.push(house.ante);
  now.pot += house.ante;
}

/**
 * @param {Standing} now
 * @param {Row["kind"]} kind
 * @param {number | null} out
 * @param {(number | null)[]} points
 */
function note(now, kind, out, points) {
  const { hand, dealer } = now;
  const scores = now.scores.map((score, at) => (now.inside[at] ? score : null));
  now.rows.push({ hand, dealer, kind, out, points: [...points], scores, bought: [], bust: [] });
  now.hand += 1;
  now.dealt = null;
}

/**
 * The next seat clockwise that is still in the game.
 *
 * @param {Standing} now
 * @param {number} seat
 */
function leftOf(now, seat) {
  const seats = seatsIn(now);
  return seats.find((other) => other > seat) ?? seats[0];
}

/**
 * R33, and R21 where all are bust: the lowest score takes the pot, ties share it.
 *
 * @param {Standing} now
 * @param {number} dealer of the last hand
 */
function endAtLowest(now, dealer) {
  const seats = seatsIn(now);
  const lowest = Math.min(...seats.map((seat) => now.scores[seat - 1]));
  end(now, seats.filter((seat) => now.scores[seat - 1] === lowest), dealer);
}

/**
 * The pot goes to the winners; odd chips to the first of them on the dealer's left (R33).
 *
 * @param {Standing} now
 * @param {number[]} winners
 * @param {number} dealer
 */
function end(now, winners, dealer) {
  const order = [
    ...winners.filter((seat) => seat > dealer),
    ...winners.filter((seat) => seat <= dealer),
  ];
  const share = Math.floor(now.pot / order.length);
  const odd = now.pot - share * order.length;
  now.shares = new Map(order.map((seat, at) => [seat, share + (at === 0 ? odd : 0)]));
  now.pot = 0;
  now.phase = "over";
}
