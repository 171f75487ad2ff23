// The player's own arrangement: the order of the cards, what is picked, the groups in the making,
// and how to undo. What may live here: changes of `page.local`, and keys for cards. Whether a group
// is anything is asked elsewhere (judged.js): nothing here knows a rule.

import { RANKS, SUITS, rankOf, suitOf } from "./cards.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {string} Key  a card of one's hand in this page: its face, and which of its twins */
/**
 * @typedef Group
 * @property {string} id
 * @property {Key[]} keys
 * @property {"set" | "run"} [kind]  where the player chose between readings
 * @property {number} [meld]  of the table, to which the cards are to go
 * @property {"set" | "low" | "high"} [end]
 */

/** @param {Key} key */
export const faceOf = (key) => key.slice(0, 2);

/** Give each card of a hand a key; twins are told apart by number, those in `known` first.
 * @param {string[]} hand @param {Key[]} known  in the player's order @returns {Key[]} in that order, new cards last */
export function keyed(hand, known) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const face of hand) left.set(face, (left.get(face) ?? 0) + 1);
  /** @type {Key[]} */
  const keys = [];
  for (const key of known) {
    const count = left.get(faceOf(key)) ?? 0;
    if (!count || keys.includes(key)) continue;
    left.set(faceOf(key), count - 1);
    keys.push(key);
  }
  for (const face of hand) {
    const count = left.get(face) ?? 0;
    if (!count) continue;
    left.set(face, count - 1);
    let twin = 1;
    while (keys.includes(`${face}#${twin}`)) twin++;
    keys.push(`${face}#${twin}`);
  }
  return keys;
}

/** Let the arrangement follow the hand: cards that left are in no group, new ones stand last.
 * @param {Page} page */
export function tidy(page) {
  const { local, own, game } = page;
  if (!page.view) return; // what was kept waits for the hand
  const hand = own?.hand ?? [];
  if (local.tidied === hand && local.order) return;
  local.tidied = hand;
  const deal = game ? `${game.game}.${game.hand}` : "";
  const anew = local.order?.deal !== deal || !local.order.keys.length;
  // Of twins the one that was thrown or laid goes, not the other.
  /** @type {Key[]} */
  const known = local.order?.keys ?? [];
  const stayed = known.filter((key) => !local.leaving?.has(key));
  const gone = known.filter((key) => local.leaving?.has(key));
  const keys = keyed(hand, anew ? [] : [...stayed, ...gone]);
  // What left and is still there (it was refused) keeps its place.
  if (gone.some((key) => keys.includes(key))) keys.sort(byPlace(local.order.keys));
  local.order = { deal, keys: anew ? sorted(keys, local.prefs?.sort ?? "suit") : keys };
  // A view between the command and what came of it changes nothing yet.
  if (keys.length < known.length) local.leaving = new Set();
  const held = new Set(keys);
  local.selected = new Set([...(local.selected ?? [])].filter((key) => !anew && held.has(key)));
  const groups = anew ? [] : without(local.groups ?? [], held);
  if (anew || JSON.stringify(groups) !== JSON.stringify(local.groups ?? [])) {
    local.groups = groups;
    local.past = [];
    local.future = [];
  }
}

/** @param {Key[]} order */
const byPlace = (order) => (/** @type {Key} */ one, /** @type {Key} */ other) =>
  (order.indexOf(one) + 1 || 99) - (order.indexOf(other) + 1 || 99);

/** @param {Group[]} groups @param {Set<Key>} held @returns {Group[]} */
const without = (groups, held) =>
  groups
    .map((group) => ({ ...group, keys: group.keys.filter((key) => held.has(key)) }))
    .filter((group) => group.keys.length);

/** The cards that are in no group, in the player's order.
 * @param {Page} page @returns {Key[]} */
export function loose(page) {
  const used = new Set(groups(page).flatMap((group) => group.keys));
  return (page.local.order?.keys ?? []).filter((/** @type {Key} */ key) => !used.has(key));
}

/** @param {Page} page @returns {Group[]} */
export const groups = (page) => page.local.groups ?? [];

/** The picked cards, in the order in which they stand.
 * @param {Page} page @returns {Key[]} */
export const selected = (page) =>
  (page.local.order?.keys ?? []).filter((/** @type {Key} */ key) => page.local.selected?.has(key));

/** Change the groups, so that it can be undone.
 * @param {Page} page @param {Group[]} next */
export function regroup(page, next) {
  const { local } = page;
  local.past = [...(local.past ?? []).slice(-49), groups(page)];
  local.future = [];
  local.groups = next.filter((group) => group.keys.length);
  local.selected = new Set();
  local.trouble = null;
}

/** @param {Page} page @param {"past" | "future"} from @param {"past" | "future"} to */
function step(page, from, to) {
  const { local } = page;
  const kept = local[from] ?? [];
  if (!kept.length) return;
  local[to] = [...(local[to] ?? []), groups(page)];
  local.groups = without(kept[kept.length - 1], new Set(local.order?.keys ?? []));
  local[from] = kept.slice(0, -1);
  local.trouble = null;
}

/** @param {Page} page */
export const stepBack = (page) => step(page, "past", "future");
/** @param {Page} page */
export const stepOn = (page) => step(page, "future", "past");

/** A group's name in the page. */
export const freshId = () => Math.random().toString(36).slice(2, 8);

/** Put cards into a group of their own, or into one that is there; they leave any other.
 * @param {Page} page @param {Key[]} keys @param {Partial<Group>} [into] */
export function gather(page, keys, into = {}) {
  if (!keys.length) return;
  const rest = groups(page).map((group) => ({ ...group, keys: group.keys.filter((key) => !keys.includes(key)) }));
  const here = rest.find((group) => group.id === into.id);
  // Of the chosen reading nothing is left when cards come or go.
  if (here) Object.assign(here, { keys: [...here.keys, ...keys], kind: undefined });
  else rest.push({ id: freshId(), ...into, keys });
  regroup(page, rest);
}

/** Put cards back into the hand.
 * @param {Page} page @param {Key[]} keys */
export function release(page, keys) {
  regroup(
    page,
    groups(page).map((group) =>
      group.keys.some((key) => keys.includes(key))
        ? { ...group, kind: undefined, keys: group.keys.filter((key) => !keys.includes(key)) }
        : group,
    ),
  );
}

/** Move cards before another one, or to the end.
 * @param {Page} page @param {Key[]} keys @param {Key | null} before */
export function moveBefore(page, keys, before) {
  const order = page.local.order;
  if (!order || (before !== null && keys.includes(before))) return;
  const rest = order.keys.filter((/** @type {Key} */ key) => !keys.includes(key));
  const at = before === null ? rest.length : rest.indexOf(before);
  page.local.order = { ...order, keys: [...rest.slice(0, at), ...keys, ...rest.slice(at)] };
}

/** Move a card by so many places among those that are in no group.
 * @param {Page} page @param {Key} key @param {number} by */
export function shift(page, key, by) {
  const row = loose(page);
  const at = row.indexOf(key);
  const to = Math.max(0, Math.min(row.length - 1, at + by));
  if (at < 0 || at === to) return;
  moveBefore(page, [key], by < 0 ? row[to] : (row[to + 1] ?? null));
}

/** @param {Key[]} keys @param {string} by @returns {Key[]} */
export function sorted(keys, by) {
  const rank = (/** @type {Key} */ key) => RANKS.indexOf(rankOf(key));
  // Colours alternate, so that suits are told apart.
  const suit = (/** @type {Key} */ key) => "sdch".indexOf(suitOf(key));
  const bySuit = (/** @type {Key} */ one, /** @type {Key} */ other) =>
    suit(one) - suit(other) || rank(one) - rank(other) || (one < other ? -1 : 1);
  const byRank = (/** @type {Key} */ one, /** @type {Key} */ other) =>
    rank(one) - rank(other) || suit(one) - suit(other) || (one < other ? -1 : 1);
  if (by === "rank") return [...keys].sort(byRank);
  const deuces = keys.filter((key) => rankOf(key) === "2").sort(bySuit);
  const others = keys.filter((key) => rankOf(key) !== "2").sort(bySuit);
  return by === "melds" ? [...bunched(others, byRank), ...deuces] : [...others, ...deuces];
}

/** Stand like by like: the largest bunch of one rank, or of neighbours in a suit, first. It is an
 * order to look at and judges nothing.
 * @param {Key[]} keys @param {(one: Key, other: Key) => number} order */
function bunched(keys, order) {
  let left = [...keys];
  /** @type {Key[]} */
  const found = [];
  while (left.length) {
    const best = bunches(left).reduce((one, other) => (other.length > one.length ? other : one));
    if (best.length < 2) return [...found, ...left.sort(order)];
    found.push(...best);
    left = left.filter((key) => !best.includes(key));
  }
  return found;
}

/** @param {Key[]} keys @returns {Key[][]} */
function bunches(keys) {
  const all = [...RANKS].map((rank) => keys.filter((key) => rankOf(key) === rank));
  for (const suit of SUITS) {
    /** @type {Key[]} */
    let row = [];
    for (const rank of RANKS) {
      const next = keys.find((key) => rankOf(key) === rank && suitOf(key) === suit);
      if (next) row.push(next);
      else if (rank !== "2") {
        all.push(row);
        row = [];
      }
    }
    all.push(row);
  }
  return all;
}
