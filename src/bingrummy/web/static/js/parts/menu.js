// The bar above the table: whose table it is, being away, the chat, and the menu with all else.
// What may live here: the bar and the menu's frame. What is in the menu comes later (`more.js`).

import { html, nothing } from "../../vendor/lit-html.js";
import { moreOf } from "../later.js";
import { applyLooks } from "../looks.js";
import { awayNow } from "./away.js";
import { openChat, unread } from "./chat.js";
import { dialog, question } from "./dialog.js";
import { joining, mayJoin } from "./joining.js";
import { isOut } from "./marks.js";
import { inPlay, pausing, resume } from "./pause.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {Page} page */
export function begin(page) {
  applyLooks(page.local.prefs ?? {});
  if (["menu", "away", "join"].includes(page.local.panel)) page.local.panel = null; // not after a reload
}

/** @param {Page} page @param {string | null} panel */
export function open(page, panel) {
  page.local.panel = panel;
  page.refusal = null;
  page.redraw();
}

/** @param {Page} page */
export function menu(page) {
  const table = page.view?.table;
  if (!table) return nothing;
  const close = () => open(page, null);
  return html`
    <a class="home" href="/" aria-label=${page.t("page-menu-home")}><span aria-hidden="true"></span></a>
    <h1 class="table-name">${table.name}</h1>
    <nav class="top-acts" aria-label=${page.t("page-menu")}>
      ${joinButton(page)} ${awayButton(page)} ${chatButton(page)}
      <button type="button" aria-haspopup="dialog" @click=${() => open(page, "menu")}>${page.t("page-menu")}</button>
    </nav>
    ${strip(page)} ${awayNow(page)}
    ${dialog(page, { id: "menu", title: page.t("page-menu"), open: page.local.panel === "menu", close, body: () => moreOf(page) })}
    ${dialog(page, { id: "away", title: page.t("page-away"), open: page.local.panel === "away", close, body: () => moreOf(page) })}
    ${dialog(page, {
      id: "come-in", title: page.t("page-join-do"), open: page.local.panel === "join" && !page.token, close,
      body: () => joining(page),
    })}
    ${question(page)}
  `; // prettier-ignore
}

/** For who watches a game into which there is a way.
 * @param {Page} page */
function joinButton(page) {
  if (page.token || (page.view?.table.stage === "gathering" && !page.local.watching) || !mayJoin(page)) return nothing;
  const come = () => {
    page.local.watching = false;
    open(page, page.view?.table.stage === "gathering" ? null : "join");
  };
  return html`<button type="button" class="main" @click=${come}>${page.t("page-join-do")}</button>`;
}

/** @param {Page} page */
function awayButton(page) {
  const seat = page.seat(page.own.seat);
  if (!seat || seat.away || isOut(seat) || page.view?.table.stage !== "playing") return nothing;
  return html`<button type="button" class="away-button" aria-haspopup="dialog" @click=${() => open(page, "away")}>${page.t("page-away")}</button>`;
}

/** @param {Page} page */
function chatButton(page) {
  const count = unread(page);
  return html`
    <button type="button" class="chat-button" aria-haspopup="dialog"
      aria-label=${count ? page.t("page-chat-unread", { count }) : page.t("page-chat")} @click=${() => openChat(page)}>
      <span class="chat-word">${page.t("page-chat")}</span>
      <span class="chat-sign" aria-hidden="true"></span>
      ${count ? html`<span class="badge" aria-hidden="true">${count}</span>` : nothing}
    </button>
  `;
}

/** What stops the whole table, with the way on.
 * @param {Page} page */
function strip(page) {
  const table = page.view?.table;
  if (table?.stage !== "playing") return nothing;
  if (table.paused) {
    // While somebody is to play, the turn's line says so.
    return inPlay(page) ? nothing : html`<div class="strip" role="status"><p>${pausing(page)}</p>${resume(page)}</div>`;
  }
  if (table.asleep) return html`<div class="strip" role="status"><p>${page.t("page-menu-asleep")}</p></div>`;
  return nothing;
}
