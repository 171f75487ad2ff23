// The middle of the table: stock, discard pile and pot; and the melds, by who laid them.
// What may live here: what lies on the table, and what a tap on it does.

import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { discard, draw, layOff, openPanel, take } from "../acts.js";
import { selected } from "./arrange.js";
import { explain, inTurn } from "./bar.js";
import { back, face, meldWords, spoken } from "./cards.js";
import { sheet } from "./dialog.js";
import { places } from "./judged.js";
import { rove } from "./rove.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").TableMeld} TableMeld */

/** @param {Page} page */
export function board(page) {
  return html`
    <section class="board" aria-label=${page.t("page-board")}>
      <div class="piles">${stock(page)} ${pile(page)} ${pot(page)}</div>
      ${melds(page)}
    </section>
    ${pileSheet(page)} ${meldSheet(page)}
  `;
}

// The piles.

/** @param {Page} page */
function stock(page) {
  const count = page.game?.stock ?? 0;
  const may = page.own.decision?.draw ?? false;
  return html`
    <button type="button" class="stock ${may ? "may" : ""} ${page.pending.has("draw") ? "sending" : ""}" data-anchor="stock"
      aria-disabled=${String(!may)} @click=${() => inTurn(page) && draw(page)}>
      <span class="unseen">${page.t("page-stock-is", { count })}${may ? `. ${page.t("page-draw")}` : nothing}</span>
      <span class="place">${count ? back() : nothing}</span>
      <span class="under" aria-hidden="true"><span class="what">${page.t("page-stock")}</span> <b class="figure">${count}</b></span>
    </button>
  `;
}

/** @param {Page} page */
function pile(page) {
  const cards = page.game?.pile ?? [];
  const top = cards.at(-1);
  const may = page.own.decision ?? null;
  const throwing = may?.decision.step === "discard";
  const picked = selected(page);
  const works = throwing ? picked.length === 1 : Boolean(may?.take);
  const does = throwing && works ? page.t("page-discard-picked", { card: picked[0].slice(0, 2) }) : works ? page.t("page-take-top", { card: top ?? "" }) : "";
  const is = top ? page.t("page-pile-is", { card: page.card(top), count: cards.length }) : page.t("page-pile-empty");
  return html`
    <div class="pile-box">
      <button type="button" class="pile ${works || throwing ? "may" : ""} ${page.pending.has("take") || page.pending.has("discard") ? "sending" : ""}"
        data-anchor="pile" data-drop="pile" aria-disabled=${String(!works)}
        @click=${() => tapPile(page)}>
        <span class="unseen">${is} ${does}</span>
        <span class="place">
          ${cards.slice(-2).map((card, at, two) => face(page, card, at === two.length - 1 ? { key: `pile:${cards.length}:${card}` } : {}))}
        </span>
      </button>
      <button type="button" class="under look" aria-haspopup="dialog" ?disabled=${!cards.length} @click=${() => openPanel(page, "pile")}>
        <span class="what">${page.t("page-pile")}</span> <b class="figure">${cards.length}</b>
      </button>
    </div>
  `;
}

/** What can't be done is asked of the server all the same, which says why not. @param {Page} page */
function tapPile(page) {
  if (page.own.decision?.decision.step !== "discard") return inTurn(page) && take(page);
  return selected(page).length === 1 ? discard(page) : explain(page, "page-discard-how");
}

/** @param {Page} page */
function pot(page) {
  const chips = page.game?.pot ?? 0;
  return chips
    ? html`<p class="pot" aria-label=${page.t("page-pot-is", { chips })}><i class="chip"></i><span class="what">${page.t("page-pot")}</span> <b class="figure">${chips}</b></p>`
    : nothing;
}

// The melds.

/** @param {Page} page */
function melds(page) {
  const laid = page.game?.melds ?? [];
  const fits = places(page);
  if (!laid.length) return html`<div class="melds empty" data-drop="new"><p>${page.t("page-no-melds")}</p></div>`;
  const groups = owners(page, laid);
  return html`
    <div class="melds" data-drop="new" tabindex="-1" data-many=${laid.length > 9 ? "yes" : "no"} @keydown=${(/** @type {KeyboardEvent} */ event) => rove(event, ".meld")}>
      ${repeat(groups, ({ owner }) => owner, ({ owner, own, melds: theirs }) => html`
        <div class="owner">
          <h2 class=${own ? "own" : ""}>${own ? page.t("page-your-melds") : page.name(owner)}</h2>
          <ul>${repeat(theirs, (meld) => meld.id, (meld) => html`<li>${meldButton(page, meld, fits.has(meld.id), meld === laid[0])}</li>`)}</ul>
        </div>`)}
    </div>
  `;
}

/** The melds by owner, one's own first and then as they sit.
 * @param {Page} page @param {TableMeld[]} laid */
function owners(page, laid) {
  const own = page.own.seat;
  const size = page.view?.table.seats.length ?? 8;
  const seats = [...new Set(laid.map((meld) => meld.owner ?? 0))];
  seats.sort((one, other) => ((one - (own ?? 1) + size) % size) - ((other - (own ?? 1) + size) % size));
  return seats.map((owner) => ({ owner, own: owner === own, melds: laid.filter((meld) => meld.owner === owner) }));
}

/** @param {Page} page @param {TableMeld} meld @param {boolean} fits  the picked cards could go there @param {boolean} first */
function meldButton(page, meld, fits, first) {
  const id = meld.id ?? 0;
  const picked = selected(page).length > 0;
  const tap = () => (picked ? layOff(page, id) : openPanel(page, `meld:${id}`));
  const words = page.t("page-meld-named", { number: id, meld: meldWords(page, meld), cards: spoken(page, meld) });
  return html`
    <button type="button" class="meld ${meld.kind} ${fits ? "fits" : ""}" data-drop="meld:${id}" data-focus="meld:${id}" tabindex=${first ? 0 : -1}
      @click=${tap}>
      <span class="unseen">${words}${fits ? `. ${page.t("page-fits")}` : nothing}</span>${cardsOf(page, meld, `m${id}`)}<i class="number figure" aria-hidden="true">${fits ? "+" : id}</i>
    </button>
  `;
}

/** The cards of a meld, small; a deuce in a run shows what it stands for.
 * @param {Page} page @param {{cards: string[], stands_for?: string[]}} meld @param {string} [key] */
export function cardsOf(page, meld, key) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return meld.cards.map((card, at) => {
    const twin = (seen.get(card) ?? 0) + 1;
    seen.set(card, twin);
    const place = meld.stands_for?.[at] ?? card;
    return face(page, card, {
      small: true,
      ...(place === card ? {} : { stands: place }),
      ...(key ? { key: `${key}:${card}#${twin}` } : {}),
    });
  });
}

// What can be looked at more closely.

/** @param {Page} page */
function pileSheet(page) {
  const cards = page.game?.pile ?? [];
  if (page.local.panel !== "pile" || !cards.length) return nothing;
  const topFirst = [...cards].reverse();
  return sheet(
    page,
    page.t("page-pile-whole", { count: cards.length }),
    html`<p class="quiet">${page.t("page-pile-how")}</p>
      <ol class="spread">${topFirst.map((card) => html`<li><span class="unseen">${page.card(card)}</span>${face(page, card)}</li>`)}</ol>`,
  );
}

/** @param {Page} page */
function meldSheet(page) {
  const id = Number(/^meld:(\d+)$/.exec(page.local.panel ?? "")?.[1]);
  const meld = page.game?.melds?.find((one) => one.id === id);
  if (!meld) return nothing;
  const own = meld.owner === page.own.seat;
  const owner = own ? page.t("page-your-meld", { number: id }) : page.t("page-meld-of", { number: id, name: page.name(meld.owner ?? 0) });
  return sheet(
    page,
    owner,
    html`<div class="spread" role="img" aria-label=${spoken(page, meld)}>
        ${meld.cards.map((card, at) => face(page, card, (meld.stands_for?.[at] ?? card) === card ? {} : { stands: meld.stands_for?.[at] }))}
      </div>
      <p>${meldWords(page, meld)}</p>
      <p class="quiet">${page.t("page-meld-how")}</p>`,
  );
}

