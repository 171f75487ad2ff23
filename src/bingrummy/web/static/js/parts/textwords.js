// The table in words: what there is to do, the hand, the melds, the piles, the players, the scores.
// What may live here: lines of text made from the view. Nothing is judged.

import { list, meldWords, spoken } from "./cards.js";
import { isOut } from "./marks.js";

/** @typedef {import("../page.js").Page} Page */

const SUITS = "cdhs";
const RANKS = "A23456789TJQK";

/** What the player is asked now, or who is waited for.
 * @param {Page} page @returns {string[]} */
export function nowLines(page) {
  const table = page.view?.table;
  if (!table) return [];
  if (table.stage === "closed") return [page.t("page-text-closed")];
  if (table.stage === "gathering") return gathering(page);
  return table.paused ? [page.t("page-text-paused"), ...now(page)] : now(page);
}

/** @param {Page} page @returns {string[]} */
function now(page) {
  const may = page.own.decision;
  switch (may?.decision.step) {
    case "turn":
      return [turn(page), ...keep(page)];
    case "discard":
      return [throwing(page), ...keep(page)];
    case "seal":
      return [may.deepest ? page.t("page-text-cut", { deepest: may.deepest }) : page.t("page-text-shuffling")];
    case "buy back":
      return [buyBack(page)];
    case "ready":
      return [page.t("page-text-ready")];
    default:
      return [others(page)];
  }
}

/** @param {Page} page */
function gathering(page) {
  if (!page.game) return [page.t("page-text-gathering")];
  const won = page.game.shares.map(({ seat, number }) => page.t("page-text-won", { name: page.name(seat), chips: number }));
  return [...won, ...(page.own.seat === null ? [] : [page.t("page-text-again")])];
}

/** @param {Page} page */
function turn(page) {
  const may = page.own.decision;
  if (may?.skip) return page.t("page-text-turn-skip");
  const card = page.game?.pile.at(-1) ?? "";
  const key = may?.draw && may.take ? "all" : may?.draw ? "draw" : may?.take ? "take" : "meld";
  return page.t(`page-text-turn-${key}`, { card });
}

/** @param {Page} page */
function throwing(page) {
  const { drawn, decision, hand } = page.own;
  const faces = new Set(hand);
  const came = drawn ?? page.game?.taken;
  const said = came ? page.t("page-text-discard-with", { card: came }) : page.t("page-text-discard");
  const may = decision?.discards ?? [];
  return may.length < faces.size ? `${said} ${page.t("page-text-discard-these", { cards: list(page, may) })}` : said;
}

/** How many points may stay, where that can matter.
 * @param {Page} page @returns {string[]} */
function keep(page) {
  const { may_keep: most, points } = page.own;
  if (most === null || points <= most) return [];
  const always = page.seat(page.own.seat)?.opened && page.view?.table.house.limit_rule === "full";
  if (!always && page.own.decision?.decision.step !== "turn") return [];
  return [page.t(always ? "page-text-may-keep" : "page-text-may-keep-melding", { keep: most, points })];
}

/** @param {Page} page */
function buyBack(page) {
  const { price = 0, score = 0 } = page.game?.buying ?? {};
  return page.t("page-text-buy-back", { price, score });
}

/** @param {Page} page */
function others(page) {
  const seat = page.game?.to_act ?? null;
  if (seat !== null && page.game?.phase !== "shuffle") return page.t("page-text-waits", { name: page.name(seat) });
  return page.t({ shuffle: "page-text-shuffling", "buy back": "page-text-buying" }[page.game?.phase ?? ""] ?? "page-text-between");
}

// What lies where.

/** One's own cards in groups, as they are to be sorted; deuces by themselves.
 * @param {Page} page @returns {string[][]} */
export function handGroups(page) {
  const deuces = page.own.hand.filter((face) => face[0] === "2");
  const naturals = page.own.hand.filter((face) => face[0] !== "2");
  const byRank = page.local.prefs?.sort === "rank";
  const groups = byRank
    ? [...RANKS].map((rank) => naturals.filter((face) => face[0] === rank))
    : [...SUITS].map((suit) =>
        naturals.filter((face) => face[1] === suit).sort((one, other) => RANKS.indexOf(one[0]) - RANKS.indexOf(other[0])),
      );
  return [deuces, ...groups].filter((group) => group.length);
}

/** @param {Page} page */
export function handTitle(page) {
  const { hand, points } = page.own;
  return hand.length ? page.t("page-text-hand", { count: hand.length, points }) : page.t("page-text-hand-none");
}

/** The melds on the table, each with its number and owner.
 * @param {Page} page @returns {string[]} */
export function meldLines(page) {
  return (page.game?.melds ?? []).map((meld) => {
    const owner = meld.owner === page.own.seat ? page.t("page-text-yours") : page.name(meld.owner);
    return page.t("page-text-meld", { number: meld.id, owner, meld: meldWords(page, meld), cards: spoken(page, meld) });
  });
}

/** @param {Page} page @returns {string[]} */
export function pileLines(page) {
  const { game } = page;
  if (!game) return [];
  const top = game.pile.at(-1);
  return [
    top ? page.t("page-text-pile", { card: top, count: game.pile.length }) : page.t("page-text-pile-empty"),
    page.t("page-text-stock", { count: game.stock }),
    ...(game.pot ? [page.t("page-text-pot", { pot: game.pot })] : []),
  ];
}

/** The other players: how many cards, how they stand, which cards are known.
 * @param {Page} page @returns {string[]} */
export function playerLines(page) {
  const seats = page.view?.table.seats ?? [];
  const own = seats.findIndex((seat) => seat.seat === page.own.seat);
  const order = own < 0 ? seats : [...seats.slice(own + 1), ...seats.slice(0, own)];
  return order.filter((seat) => seat.person !== null || seat.bot !== null).map((seat) => {
    if (isOut(seat)) return page.t("page-text-player-out", { name: page.name(seat.seat) });
    const facts = [
      page.t("page-text-player", { name: page.name(seat.seat), count: seat.cards, score: seat.score }),
      seat.opened ? page.t("page-text-player-melded") : "",
      page.game?.dealer === seat.seat ? page.t("page-text-player-deals") : "",
      seat.away ? page.t("page-text-player-away") : "",
      seat.known.length ? page.t("page-text-player-known", { cards: list(page, seat.known) }) : "",
      seat.shown?.length ? page.t("page-text-player-shown", { cards: list(page, seat.shown) }) : "",
    ];
    return `${facts.filter(Boolean).join(", ")}.`;
  }); // prettier-ignore
}

/** @param {Page} page @returns {string[]} */
export function scoreLines(page) {
  const seats = (page.view?.table.seats ?? []).filter((seat) => seat.person !== null || seat.bot !== null);
  const pot = page.game?.pot ? [page.t("page-text-pot", { pot: page.game.pot })] : [];
  return [...pot, ...seats.map((seat) => {
    const name = seat.seat === page.own.seat ? page.t("page-text-you") : page.name(seat.seat);
    return isOut(seat) ? page.t("page-text-score-out", { name }) : page.t("page-text-score", { name, score: seat.score, bought: seat.bought });
  })]; // prettier-ignore
}

/** Cards as they are typed in the language.
 * @param {Page} page @param {string[]} faces */
export const typed = (page, faces) => faces.map((face) => page.words.given.typed?.[face] ?? face).join(" ");
