// A pause: who would like one or its end, what is said of it, and the way out of it.
// What may live here: what menu, turn and table say of it alike. Whose wish counts says the server.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */

/** Whether somebody is to play: a pause forbids nobody to.
 * @param {Page} page */
export const inPlay = (page) => ["turn", "discard"].includes(page.game?.phase ?? "");

/** Who has asked for a pause, or for its end, since the last one began or ended.
 * @param {Page} page @param {boolean} pause @returns {(number | null)[]} */
export function wishes(page, pause) {
  const last = page.entries.findLastIndex(({ note }) => note?.note === "paused" || note?.note === "resumed");
  return page.entries
    .slice(last + 1)
    .flatMap(({ note }) => (note?.note === "pause-wished" && note.pause === pause ? [note.person] : []));
}

/** That it is a pause; and who would like to go on, with whose agreement that is so.
 * @param {Page} page */
export function pausing(page) {
  const { host, seats } = page.view?.table ?? {};
  const [first] = wishes(page, false);
  if (!first) return page.t("page-menu-paused");
  const own = page.own.person;
  if (first !== own) return page.t("page-menu-resume-other", { name: seats?.find(({ person }) => person === first)?.name ?? "" });
  const more = seats?.some(({ person }) => person && person !== own && person !== host);
  return page.t(more ? "page-menu-resume-mine" : "page-menu-resume-host");
}

/** The way out of a pause, for who may ask for it and hasn't.
 * @param {Page} page */
export function resume(page) {
  if (page.own.seat === null || wishes(page, false).includes(page.own.person)) return nothing;
  return html`<button type="button" class="small resume" @click=${() => page.do({ do: "resume" })}>${page.t("page-menu-resume")}</button>`;
}
