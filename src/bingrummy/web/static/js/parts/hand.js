// One's own cards, and under them the four things a turn is made of, always in the same places.
// What may live here: the row of cards, its tools and the bar; dragging is in drag.js.

import { html, nothing, repeat, svg } from "../../vendor/lit-html.js";
import { group, layOffAnywhere, mayHint, moveCard, openPanel, selectNone, sort, suggest, toggle } from "../acts.js";
import { faceOf, loose, selected, tidy } from "./arrange.js";
import { bar } from "./bar.js";
import { face } from "./cards.js";
import { pickUp } from "./drag.js";
import { pickedVerdict, places, wonder } from "./judged.js";
import { isOut, marks, signs } from "./marks.js";
import { focus, rove } from "./rove.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("./arrange.js").Key} Key */

/** @param {Page} page */
export function begin(page) {
  page.on("view", () => {
    tidy(page);
    lookAfterFocus(page);
  });
  page.on("drawn", () => {
    wonder(page);
    giveFocusBack(page);
  });
  tidy(page);
}

/** @param {Page} page */
export function hand(page) {
  if (page.own.seat === null) return nothing;
  tidy(page);
  const keys = loose(page);
  const mine = page.seat(page.own.seat);
  if (mine && isOut(mine)) return html`<section class="hand" aria-label=${page.t("page-hand")}><div class="hand-head">${self(page)}</div></section>`;
  return html`
    <section class="hand" aria-label=${page.t("page-hand")} data-anchor="hand">
      <div class="hand-head">
        ${selected(page).length ? picked(page) : self(page)}
        ${tools(page)}
      </div>
      <div class="cards" role="listbox" aria-multiselectable="true" aria-label=${page.t("page-hand-cards", { count: keys.length })}
        data-drop="hand" data-count=${keys.length} @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(page, event)}>
        ${repeat(keys, (key) => key, (key, at) => card(page, key, at))}
      </div>
      ${keys.length || page.game?.phase === "shuffle" ? nothing : html`<p class="none">${page.t(page.own.hand.length ? "page-hand-grouped" : "page-hand-none")}</p>`}
    </section>
    ${bar(page)}
  `;
}

/** @param {Page} page @param {Key} key @param {number} at */
function card(page, key, at) {
  const picked = page.local.selected?.has(key) ?? false;
  const may = page.own.decision;
  const shut = may?.decision.step === "discard" && !may.discards?.includes(faceOf(key));
  const fresh = key === freshest(page);
  const words = [page.card(faceOf(key)), fresh ? page.t("page-card-new") : "", shut ? page.t("page-card-shut") : ""];
  return html`
    <div class="slot ${picked ? "picked" : ""} ${shut ? "shut" : ""} ${fresh ? "fresh" : ""}" role="option" aria-selected=${String(picked)}
      tabindex=${at === 0 ? 0 : -1} data-card=${key} data-focus="card:${key}"
      @click=${() => toggle(page, key)} @pointerdown=${(/** @type {PointerEvent} */ event) => pickUp(page, event, key)}>
      <span class="unseen">${words.filter(Boolean).join(", ")}</span>${face(page, faceOf(key), { key })}
    </div>
  `;
}

/** The card that came in this turn: of twins the one that stands last. @param {Page} page */
function freshest(page) {
  const come = page.own.drawn ?? (page.game?.to_act === page.own.seat ? page.game?.taken : null);
  return come ? loose(page).findLast((key) => faceOf(key) === come) : undefined;
}

// What stands over the cards.

/** @param {Page} page */
function self(page) {
  const seat = page.seat(page.own.seat);
  if (!seat) return nothing;
  const shown = marks(page, seat).filter((mark) => mark !== "absent");
  return html`
    <button type="button" class="self" data-anchor="seat:${seat.seat}" aria-haspopup="dialog" @click=${() => openPanel(page, `seat:${seat.seat}`)}>
      <b>${page.t("page-you")}</b>
      <span class="score">${page.t("page-score-is", { score: seat.score ?? 0 })}</span>
      ${seat.cards ? html`<span class="points">${page.t("page-points-in-hand", { points: page.own.points ?? 0 })}</span>` : nothing}
      ${signs(page, shown)}
    </button>
  `;
}

/** What can be done with the picked cards besides throwing one.
 * @param {Page} page */
function picked(page) {
  const found = pickedVerdict(page);
  const fits = places(page);
  const count = selected(page).length;
  return html`
    <div class="picked-acts">
      <button type="button" class="small ${found?.meld ? "good" : ""}" @click=${() => group(page)}>
        ${page.t(found?.meld ? "page-group-meld" : "page-group", { count })}
      </button>
      ${fits.size
        ? html`<button type="button" class="small good" @click=${() => layOffAnywhere(page)}>${fits.size === 1 ? page.t("page-lay-off") : page.t("page-lay-off-where", { count: fits.size })}</button>`
        : nothing}
      <button type="button" class="small icon" aria-label=${page.t("page-pick-none")} title=${page.t("page-pick-none")} @click=${() => selectNone(page)}>×</button>
    </div>
  `;
}

const SORTS = {
  suit: "M12 3c2 3.5 4.5 6 7 8.5-2.5 2.5-5 5-7 8.5-2-3.5-4.5-6-7-8.5C7.5 9 10 6.5 12 3Z",
  rank: "M4 20v-5h4v5ZM10 20V10h4v10ZM16 20V4h4v16Z",
  melds: "M3 5h6v14H3ZM9.5 5h5v14h-5ZM15 5h6v14h-6Z",
};
const LANTERN = "M9 2h6v2h-2v1.2c3.5.5 6 3.4 6 6.8 0 2.5-1.3 4.4-3 5.7V19H8v-1.3c-1.7-1.3-3-3.2-3-5.7 0-3.4 2.5-6.3 6-6.8V4H9ZM9 20.5h6V22H9Z";

/** @param {string} path */
const icon = (path) => svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;

/** @param {Page} page */
function tools(page) {
  return html`
    <div class="tools">
      <span class="sorts" role="group" aria-label=${page.t("page-sort")}>
        ${Object.entries(SORTS).map(([by, path]) => html`
          <button type="button" class="tool" aria-label=${page.t(`page-sort-${by}`)} title=${page.t(`page-sort-${by}`)} @click=${() => sort(page, by)}>
            ${icon(path)}<span class="label">${page.t(`page-sort-${by}-short`)}</span>
          </button>`)}
      </span>
      ${mayHint(page)
        ? html`<button type="button" class="tool hint ${page.local.hinting ? "sending" : ""}" aria-disabled=${String(!page.own.decision)} aria-label=${page.t("page-suggest")} title=${page.t("page-suggest")}
            @click=${() => page.own.decision && suggest(page)}>${icon(LANTERN)}<span class="label">${page.t("page-suggest")}</span></button>`
        : nothing}
    </div>
  `;
}

// Keys, and the focus.

/** @param {Page} page @param {KeyboardEvent} event */
function onKey(page, event) {
  const slot = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-card]"));
  if (!slot || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = slot.dataset.card ?? "";
  if (event.key === " " || event.key === "Enter") {
    event.preventDefault();
    toggle(page, key);
  } else if (event.shiftKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    event.preventDefault();
    page.local.focus = { key, at: 0 };
    moveCard(page, key, event.key === "ArrowLeft" ? -1 : 1);
  } else rove(event, ".slot");
}

/** A card that has the focus may be thrown or laid: then its neighbour gets it.
 * @param {Page} page */
function lookAfterFocus(page) {
  const slot = /** @type {HTMLElement | null} */ (document.activeElement?.closest?.("[data-card]") ?? null);
  if (slot) page.local.focus = { key: slot.dataset.card, at: loose(page).indexOf(slot.dataset.card ?? "") };
}

/** @param {Page} page */
function giveFocusBack(page) {
  const wanted = page.local.focus;
  if (!wanted) return;
  page.local.focus = null;
  if (document.activeElement && document.activeElement !== document.body) return;
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".hand .slot")]);
  const to = all.find((slot) => slot.dataset.card === wanted.key) ?? all[Math.max(0, Math.min(wanted.at, all.length - 1))];
  if (to) focus(to, all);
}
