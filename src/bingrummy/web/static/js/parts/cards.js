// Faces and backs of cards, drawn: a large index, the suit as a shape, a small mark on courts and deuces.
// What may live here: how one card looks and what it is called. No rule: a face is two letters.

import { html, nothing, render, svg } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */

export const SUITS = "cdhs";
export const RANKS = "A23456789TJQK";

/** @param {string} face */
export const rankOf = (face) => face[0];
/** @param {string} face */
export const suitOf = (face) => face[1];

/** The rank as it stands on a card, in the player's letters: K, 10, Kn, Т.
 * @param {Page} page @param {string} face */
export const letter = (page, face) => page.short(face).slice(0, -1);

// On a field of 24 x 24.
const PIPS = {
  c: "M12 1.7a4.9 4.9 0 0 1 3.5 8.3 4.9 4.9 0 1 1-2.2 7.2c.2 2.3 1 4 2.7 5.1H8c1.7-1.1 2.5-2.8 2.7-5.1a4.9 4.9 0 1 1-2.2-7.2A4.9 4.9 0 0 1 12 1.7Z",
  d: "M12 1.3c2.3 4.3 5.4 8 8.9 10.7-3.5 2.7-6.6 6.4-8.9 10.7-2.3-4.3-5.4-8-8.9-10.7 3.5-2.7 6.6-6.4 8.9-10.7Z",
  h: "M12 22.3C9.2 17.7 1.7 14 1.7 8 1.7 4.7 4 2.5 6.9 2.5c2.2 0 4.1 1.2 5.1 3.4 1-2.2 2.9-3.4 5.1-3.4C20 2.5 22.3 4.7 22.3 8c0 6-7.5 9.7-10.3 14.3Z",
  s: "M12 1.5c2.7 4.4 10 7.5 10 12.9 0 2.8-2.1 4.7-4.6 4.7-1.8 0-3.3-.9-4.2-2.4.2 2.5 1.1 4.4 2.8 5.6H8c1.7-1.2 2.6-3.1 2.8-5.6-.9 1.5-2.4 2.4-4.2 2.4-2.5 0-4.6-1.9-4.6-4.7C2 9 9.3 5.9 12 1.5Z",
};
const MARKS = {
  K: "M3 19.5h18v2.5H3ZM3 17.5 1.5 6l6 5L12 2.5 16.5 11l6-5L21 17.5Z",
  Q: "M3.5 19.5h17v2.5h-17ZM3.5 17.5 1.8 8.5l5.4 3L9 4.2l3 5.8 3-5.8 1.8 7.3 5.4-3-1.7 9ZM9 1.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM15 1.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z",
  // A miner's pick.
  J: "M2 9.5C7.5 3.5 16.5 3.5 22 9.5c-3-1.8-5.7-2.6-8.2-2.8V22h-3.6V6.7C7.7 6.9 5 7.7 2 9.5Z",
  // A spark: deuces stand for any card.
  2: "M12 1c.8 6.6 3.4 9.9 11 11-7.6 1.1-10.2 4.4-11 11-.8-6.6-3.4-9.9-11-11 7.6-1.1 10.2-4.4 11-11Z",
};

/** The shapes that faces refer to. */
const sprite = () => html`
  <svg class="sprite" aria-hidden="true" focusable="false" width="0" height="0">
    ${Object.entries(PIPS).map(([suit, path]) => svg`<symbol id="pip-${suit}" viewBox="0 0 24 24"><path d=${path} /></symbol>`)}
    ${Object.entries(MARKS).map(([rank, path]) => svg`<symbol id="mark-${rank}" viewBox="0 0 24 24"><path d=${path} /></symbol>`)}
    <symbol id="back" viewBox="0 0 50 71" preserveAspectRatio="xMidYMid slice">
      <path class="lattice" d=${lattice()} />
      <path class="heap" d="M25 21 36 40H14ZM13.5 42.5h23L42 52H8Z" />
    </symbol>
  </svg>`;

/** Put the shapes into the page, once. */
function place() {
  const holder = document.createElement("div");
  holder.className = "shapes";
  document.body.prepend(holder);
  render(sprite(), holder);
}
place();

/** Two sets of slanting lines. */
function lattice() {
  let path = "";
  for (let at = -70; at <= 50; at += 7) path += `M${at} 0l71 71M${at + 71} 0l-71 71`;
  return path;
}

/** @param {string} suit */
export const pip = (suit) => html`<svg class="pip" aria-hidden="true"><use href="#pip-${suit}"></use></svg>`;

/**
 * A card's face. It says nothing to a screen reader: who holds it names it.
 *
 * @param {Page} page
 * @param {string} face
 * @param {{small?: boolean, stands?: string, key?: string}} [how]  `stands`: the card that a deuce
 *   stands for; `key`: by which movement knows the card
 */
export function face(page, face, { small = false, stands, key } = {}) {
  const rank = rankOf(face);
  const suit = suitOf(face);
  const mark = !small && rank in MARKS;
  const text = letter(page, face);
  return html`<span
    class="face s-${suit} ${small ? "small" : ""} ${stands ? "stands" : ""}"
    data-key=${key ?? nothing}
    aria-hidden="true"
    ><b class="rank ${text.length > 1 ? "wide" : ""}">${text}</b>${pip(suit)}${mark
      ? html`<svg class="crest"><use href="#mark-${rank}"></use></svg>`
      : nothing}${stands ? html`<i class="as s-${suitOf(stands)}">${letter(page, stands)}</i>` : nothing}</span
  >`;
}

/** A card's back.
 * @param {string} [key] */
export const back = (key) => html`<span class="face back" data-key=${key ?? nothing} aria-hidden="true"
  ><svg><use href="#back"></use></svg
></span>`;

/** A card as an index alone, in a line of text.
 * @param {Page} page @param {string} card */
export const index = (page, card) =>
  html`<span class="index s-${suitOf(card)}" aria-hidden="true"><b>${letter(page, card)}</b>${pip(suitOf(card))}</span>`;

/** What a meld is, in a few words beside its cards.
 * @param {Page} page @param {{kind: string, cards: string[], stands_for?: string[]}} meld
 * @param {boolean} [short]  without what deuces stand for */
export function meldWords(page, meld, short = false) {
  if (meld.kind === "set") return page.t("page-meld-set", { first: meld.cards[0] });
  const places = meld.stands_for ?? meld.cards;
  const values = { low: places[0], high: places[places.length - 1] };
  const stands = meld.cards
    .map((card, at) => ({ card, place: places[at] ?? card }))
    .filter(({ card, place }) => card !== place)
    .map((deuce) => page.t("page-stands-for", deuce))
    .join(", ");
  return stands && !short ? page.t("page-meld-run-stands", { ...values, stands }) : page.t("page-meld-run", values);
}

/** A meld's cards for who doesn't see them, deuces with what they stand for.
 * @param {Page} page @param {{cards: string[], stands_for?: string[]}} meld */
export const spoken = (page, meld) =>
  meld.cards
    .map((card, at) => {
      const place = meld.stands_for?.[at] ?? card;
      return place === card ? page.card(card) : page.t("page-card-stands", { card, place });
    })
    .join(", ");

/** Cards in words, with commas.
 * @param {Page} page @param {string[]} cards */
export const list = (page, cards) => cards.map((card) => page.card(card)).join(", ");
