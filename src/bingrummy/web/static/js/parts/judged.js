// What the server says of the groups in the making: each one, the whole, and the picked cards.
// What may live here: asking, a moment after something changed, and keeping the latest answer.
// The judgement is the server's; the page shows it.

import { faceOf, groups, loose, selected } from "./arrange.js";
import { RANKS, rankOf } from "./cards.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Drafted} Drafted */
/** @typedef {import("../wire").GroupJudged} GroupJudged */
/** @typedef {import("../wire").LayOffTold} LayOffTold */
/** @typedef {import("../wire").MeldTold} MeldTold */
/** @typedef {import("./arrange.js").Group} Group */

const PROBES = 5; // questions about what else cards could be
const PAUSE = 70; // milliseconds in which taps are gathered into one question

/** The kinds of question, and what each was asked and answered last.
 * @param {Page} page @returns {Record<string, {key: string, reply: Drafted | null}>} */
const kept = (page) => (page.local.judged ??= {});

/** Ask again what has changed; called after each drawing.
 * @param {Page} page */
export function wonder(page) {
  if (page.own.seat === null || !page.game) return;
  const here = groups(page);
  const picked = selected(page).map(faceOf);
  // A move elsewhere can change what a group is worth: melds grow, the turn comes round.
  const seq = page.view?.table.seq ?? 0;
  put(page, "whole", here.length ? here.map(asked) : [], seq);
  put(page, "picked", picked.length ? [...here.map(asked), { cards: picked }] : [], seq);
  for (let at = 0; at < PROBES; at++) put(page, `else ${at}`, here.flatMap((group) => probes(group).slice(at, at + 1)), 0);
}

/** @param {Group} group */
const asked = ({ keys, kind, meld, end }) => ({
  cards: keys.map(faceOf),
  ...(kind && !meld ? { kind } : {}),
  ...(meld ? { meld } : {}),
  ...(meld && end ? { end } : {}),
});

/** Orders of a group's cards in which the server tells what else they could be: cards as they are
 * written are one meld alone, so they are asked about in an order that says nothing, or in each.
 * @param {Group} group @returns {{cards: string[], kind?: string}[]} */
function probes(group) {
  const faces = group.keys.map(faceOf);
  const deuces = faces.filter((face) => rankOf(face) === "2");
  const others = faces.filter((face) => rankOf(face) !== "2");
  if (group.meld || !deuces.length || !others.length) return [];
  others.sort((one, other) => RANKS.indexOf(rankOf(other)) - RANKS.indexOf(rankOf(one)));
  const any = { cards: [...others, ...deuces] };
  if (others.length > 1) return [any];
  const each = [...deuces, ""].map((_, at) => ({ cards: [...deuces.slice(0, at), ...others, ...deuces.slice(at)], kind: "run" }));
  return [any, ...each].slice(0, PROBES);
}

/** @param {Page} page @param {string} kind @param {any[]} question @param {number} seq */
function put(page, kind, question, seq) {
  const all = kept(page);
  // In another language the server's remarks are other ones.
  const key = question.length ? `${page.words.language} ${seq} ${JSON.stringify(question)}` : "";
  if (all[kind]?.key === key) return;
  if (!key) {
    delete all[kind];
    return;
  }
  all[kind] = { key, reply: null };
  setTimeout(async () => {
    if (all[kind]?.key !== key) return;
    const reply = await page.ask({ ask: "draft", groups: question }).catch(() => null);
    if (all[kind]?.key !== key) return;
    if (reply?.draft) all[kind] = { key, reply: reply.draft };
    else delete all[kind];
    page.redraw();
  }, PAUSE);
}

/** The server's word on the whole draft; null while it is asked, or where there is none.
 * @param {Page} page @returns {Drafted | null} */
export const whole = (page) => kept(page).whole?.reply ?? null;

/** Whether an answer is on its way. @param {Page} page */
export const wondering = (page) => Boolean(kept(page).whole && !kept(page).whole.reply);

/** The server's word on a group.
 * @param {Page} page @param {Group} group @returns {GroupJudged | null} */
export function verdict(page, group) {
  return whole(page)?.groups[groups(page).findIndex((here) => here.id === group.id)] ?? null;
}

/** The server's word on the picked cards, as if they were a group: null where there is none.
 * @param {Page} page @returns {GroupJudged | null} */
export function pickedVerdict(page) {
  return kept(page).picked?.reply?.groups.at(-1) ?? null;
}

/** Where the picked cards could be laid off, by meld. The draft's own new melds are not among them:
 * cards are put into those groups.
 * @param {Page} page @returns {Map<number, LayOffTold[]>} */
export function places(page) {
  const found = new Map();
  for (const fit of pickedVerdict(page)?.fits ?? [])
    if (fit.meld <= (page.game?.melds.length ?? 0)) found.set(fit.meld, [...(found.get(fit.meld) ?? []), fit]);
  return found;
}

/** The ends at which a group's cards fit the meld that they are for.
 * @param {Page} page @param {Group} group */
export function ends(page, group) {
  const fits = verdict(page, group)?.fits ?? [];
  return [...new Set(fits.filter((fit) => fit.meld === group.meld).map((fit) => fit.end))];
}

/** What else the same cards could be: other runs, or a run in place of a set.
 * @param {Page} page @param {Group} group @returns {MeldTold[]} */
export function others(page, group) {
  const found = verdict(page, group);
  if (!found?.meld) return [];
  const told = [...found.others];
  for (let at = 0; at < PROBES; at++) {
    const asked = groups(page).filter((here) => probes(here)[at]);
    const judged = kept(page)[`else ${at}`]?.reply?.groups[asked.findIndex((here) => here.id === group.id)];
    if (judged?.meld) told.push(judged.meld, ...judged.others);
  }
  const seen = new Set([same(found.meld)]);
  return told.filter((meld) => !seen.has(same(meld)) && seen.add(same(meld)));
}

/** Two readings are one if the same cards stand for the same.
 * @param {MeldTold} meld */
const same = (meld) => `${meld.kind} ${meld.kind === "set" ? "" : meld.stands_for.join(" ")}`;

/** The command that lays the draft as the server understands it, or why not; a tap may be faster than
 * its verdict.
 * @param {Page} page @returns {Promise<any>} */
export async function turnOf(page) {
  const here = groups(page);
  if (!here.length) return null;
  const reply = whole(page) ?? (await page.ask({ ask: "draft", groups: here.map(asked) })).draft;
  if (!reply) return null;
  // A turn is all groups or none: what is left out of it would be laid without them.
  const refusal = reply.legal ? null : reply.groups.find((group) => group.refusal)?.refusal ?? reply.refusal;
  if (refusal) return { refusal };
  const melds = reply.groups.flatMap(({ meld }) => (meld ? [{ cards: meld.cards, kind: meld.kind }] : []));
  const lay_offs = reply.groups.flatMap((group) => group.lay_offs ?? []);
  return /** @type {any} */ ({ what: { do: "meld", melds, lay_offs } });
}

/** Put a suggested meld turn together as groups.
 * @param {Page} page @param {any} move */
export function compose(page, move) {
  const table = page.game?.melds.length ?? 0;
  const free = new Set([...loose(page), ...groups(page).flatMap((group) => group.keys)]);
  /** @param {string[]} cards */
  const keys = (cards) =>
    cards.flatMap((face) => {
      const key = [...free].find((one) => faceOf(one) === face);
      if (key) free.delete(key);
      return key ? [key] : [];
    });
  /** @type {Group[]} */
  const made = [];
  for (const meld of move.melds ?? []) made.push({ id: `s${made.length}`, keys: keys(meld.cards), kind: meld.kind });
  const fresh = [...made];
  for (const { meld, end, cards } of move.lay_offs ?? []) {
    const own = fresh[meld - table - 1];
    if (!own) made.push({ id: `s${made.length}`, keys: keys(cards), meld, end });
    else if (end === "low") own.keys = [...keys(cards).reverse(), ...own.keys];
    else own.keys = [...own.keys, ...keys(cards)];
  }
  return made.map((group) => ({ ...group, id: group.id + Date.now().toString(36) }));
}

