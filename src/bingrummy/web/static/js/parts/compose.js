// The meld turn in the making: groups, each with what it is or why it is none, and the whole.
// What may live here: how a draft is shown and changed. It is judged by the server (judged.js).

import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { chooseEnd, chooseReading, clear, join, layOff, putBack, redo, undo } from "../acts.js";
import { faceOf, groups, selected } from "./arrange.js";
import { face, meldWords } from "./cards.js";
import { pickUp } from "./drag.js";
import { ends, others, verdict, whole } from "./judged.js";
import { hint, refused, trouble } from "./turn.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("./arrange.js").Group} Group */
/** @typedef {import("./arrange.js").Key} Key */

/** @param {Page} page */
export function compose(page) {
  const here = groups(page);
  const steps = (page.local.past?.length ?? 0) + (page.local.future?.length ?? 0);
  if (page.own.seat === null || (!here.length && !steps)) return nothing;
  return html`
    <section class="compose" data-drop="new" aria-label=${page.t("page-groups")}>
      <div class="compose-head">
        ${undoing(page)}
        ${page.local.trouble?.where === "groups"
          ? trouble(page, "groups")
          : page.local.hint && here.length
            ? hint(page)
            : html`<p class="sum" role="status">${sum(page)}</p>`}
      </div>
      ${here.length
        ? html`<ul class="groups">${repeat(here, (group) => group.id, (group, at) => html`<li>${row(page, group, at)}</li>`)}</ul>`
        : nothing}
    </section>
  `;
}

/** @param {Page} page */
function undoing(page) {
  const { past, future } = page.local;
  return html`
    <span class="undoing">
      <button type="button" class="small icon" ?disabled=${!past?.length} aria-label=${page.t("page-undo")} title=${page.t("page-undo")} @click=${() => undo(page)}>↶</button>
      <button type="button" class="small icon" ?disabled=${!future?.length} aria-label=${page.t("page-redo")} title=${page.t("page-redo")} @click=${() => redo(page)}>↷</button>
      <button type="button" class="small" ?disabled=${!groups(page).length} @click=${() => clear(page)}>${page.t("page-clear")}</button>
    </span>
  `;
}

/** What the whole turn would be. @param {Page} page */
function sum(page) {
  const reply = whole(page);
  if (!groups(page).length) return page.t("page-sum-none");
  if (!reply) return page.t("page-sum-asking");
  const step = page.own.decision?.decision.step;
  if (step === "discard") return page.t("page-sum-drawn"); // whatever it would be in another turn
  if (!reply.legal) {
    // What is wrong with a single group stands beside it.
    const single = reply.groups.some((group) => group.refusal);
    return single
      ? page.t("page-sum-groups")
      : reply.refusal
        ? refused(page, reply.refusal)
        : nothing;
  }
  const said = reply.out ? page.t("page-sum-out") : page.t("page-sum-leaves", { points: reply.points ?? 0 });
  return html`<b>${said}</b> ${reply.now ? nothing : page.t("page-sum-later")}`;
}

// One group.

/** @param {Page} page @param {Group} group @param {number} at */
function row(page, group, at) {
  const found = verdict(page, group);
  const good = Boolean(found && !found.refusal);
  const state = found ? (good ? "good" : "bad") : "asking";
  const picked = selected(page).length > 0;
  return html`
    <div class="group ${state}" data-drop="group:${group.id}" role="group" aria-label=${page.t("page-group-named", { number: at + 1 })}>
      <div class="group-cards">
        ${cards(page, group).map(({ key, stands }) => html`
          <button type="button" class="part" data-focus="part:${key}"
            @click=${() => putBack(page, [key])} @pointerdown=${(/** @type {PointerEvent} */ event) => pickUp(page, event, key)}>
            <span class="unseen">${page.t("page-put-back", { card: faceOf(key) })}</span>${face(page, faceOf(key), { key, small: true, ...(stands ? { stands } : {}) })}
          </button>`)}
      </div>
      <div class="group-says">
        <p><i class="sign" aria-hidden="true">${good ? "✓" : found ? "!" : "…"}</i> ${words(page, group)}</p>
        ${readings(page, group)} ${choices(page, group)}
      </div>
      ${picked ? adding(page, group) : nothing}
    </div>
  `;
}

/** @param {Page} page @param {Group} group */
function adding(page, group) {
  const count = selected(page).length;
  const words = page.t("page-group-add", { count });
  return html`<button type="button" class="small add" title=${words} @click=${() => join(page, group.id)}><span class="unseen">${words}</span><span aria-hidden="true">+${count}</span></button>`;
}

/** A group's cards in the order of the meld that they make, with what deuces stand for.
 * @param {Page} page @param {Group} group @returns {{key: Key, stands?: string}[]} */
function cards(page, group) {
  const meld = verdict(page, group)?.meld;
  if (!meld) return group.keys.map((key) => ({ key }));
  const left = [...group.keys];
  const found = meld.cards.flatMap((card, at) => {
    const place = left.findIndex((key) => faceOf(key) === card);
    if (place < 0) return [];
    const stands = meld.stands_for?.[at] ?? card;
    return [{ key: left.splice(place, 1)[0], ...(stands === card ? {} : { stands }) }];
  });
  return [...found, ...left.map((key) => ({ key }))];
}

/** What a group is, or why it is nothing. @param {Page} page @param {Group} group */
function words(page, group) {
  const found = verdict(page, group);
  if (!found) return page.t("page-sum-asking");
  if (found.refusal) return refused(page, found.refusal);
  if (found.meld) return meldWords(page, found.meld);
  return (found.lay_offs ?? []).map((there) => page.t(`page-goes-${there.end}`, { meld: there.meld, cards: there.cards.join(" ") })).join(", ");
}

/** What else the same cards could be. @param {Page} page @param {Group} group */
function readings(page, group) {
  const found = others(page, group);
  if (!found.length) return nothing;
  return html`
    <span class="readings"><span class="quiet">${page.t("page-or")}</span>
      ${found.map((meld) => html`<button type="button" class="small" @click=${() => chooseReading(page, group.id, meld)}>${meldWords(page, meld, true)}</button>`)}
    </span>
  `;
}

/** The ends of a run, where cards fit both; and other melds, where they don't fit this one or fit none.
 * @param {Page} page @param {Group} group */
function choices(page, group) {
  const found = verdict(page, group);
  if (group.meld) {
    const both = ends(page, group);
    if (both.length < 2) return nothing;
    const chosen = group.end ?? found?.lay_offs?.[0]?.end;
    return html`<span class="readings" role="group" aria-label=${page.t("page-which-end")}>
      ${both.map((end) => html`<button type="button" class="small" aria-pressed=${String(end === chosen)} @click=${() => chooseEnd(page, group.id, /** @type {any} */ (end))}>${page.t(`page-end-${end}`)}</button>`)}
    </span>`;
  }
  if (!found?.refusal || !found.fits?.length) return nothing;
  const melds = [...new Set(found.fits.map((fit) => fit.meld))].filter((meld) => meld <= (page.game?.melds?.length ?? 0));
  return html`<span class="readings">
    ${melds.map((meld) => html`<button type="button" class="small" @click=${() => layOff(page, meld, group.keys)}>${page.t("page-lay-off-on", { meld })}</button>`)}
  </span>`;
}
