// The bar above the table: whose table it is, being away, the chat, and the menu with all else.
// What may live here: the bar and the menu's frame. What is in the menu has files of its own.

import { html, nothing } from "../../vendor/lit-html.js";
import { applyLooks } from "../looks.js";
import { away, awayNow } from "./away.js";
import { openChat, unread } from "./chat.js";
import { dialog, question } from "./dialog.js";
import { houseRules, rulesLink } from "./gathering.js";
import { invite, ownLink } from "./invite.js";
import { joining, mayJoin } from "./joining.js";
import { isOut } from "./marks.js";
import { myself } from "./myself.js";
import { players } from "./players.js";
import { prefs } from "./prefs.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {Page} page */
export function begin(page) {
  applyLooks(page.local.prefs ?? {});
  if (["menu", "away", "join"].includes(page.local.panel)) page.local.panel = null; // not after a reload
}

/** @param {Page} page @param {string | null} panel */
function open(page, panel) {
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
    ${dialog(page, { id: "menu", title: page.t("page-menu"), open: page.local.panel === "menu", close, body: () => inside(page) })}
    ${dialog(page, { id: "away", title: page.t("page-away"), open: page.local.panel === "away", close, body: () => away(page) })}
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
    return html`<div class="strip" role="status"><p>${page.t("page-menu-paused")}</p>
      ${page.own.seat === null ? nothing : html`<button type="button" @click=${() => page.do({ do: "resume" })}>${page.t("page-menu-resume")}</button>`}</div>`;
  }
  if (table.asleep) return html`<div class="strip" role="status"><p>${page.t("page-menu-asleep")}</p></div>`;
  return nothing;
}

/** @param {Page} page */
function inside(page) {
  return html`
    ${myself(page)} ${tableActs(page)} ${players(page)} ${prefs(page)}
    ${part(page, "page-menu-links", html`${invite(page)} ${ownLink(page)}`)}
    ${houseRules(page)}
    ${help(page)}
  `;
}

/** A part of the menu that opens when it is asked for.
 * @param {Page} page @param {string} key @param {unknown} content */
function part(page, key, content) {
  return html`<details class="menu-part"><summary>${page.t(key)}</summary>${content}</details>`;
}

/** @param {Page} page */
function tableActs(page) {
  const table = page.view?.table;
  const playing = table?.stage === "playing";
  if (!table || page.own.seat === null || (!playing && !page.hosting)) return nothing;
  const chat = () => page.do({ do: "chat-switch", on: !table.chat });
  return html`
    <section class="menu-part" aria-labelledby="menu-table">
      <h3 id="menu-table">${page.t("page-menu-table")}</h3>
      ${playing && !table.paused
        ? html`<p class="menu-act"><button type="button" @click=${() => page.do({ do: "pause" })}>${page.t("page-menu-pause")}</button>
            <span>${page.t(wished(page) ? "page-menu-pause-wished" : "page-menu-pause-about")}</span></p>`
        : nothing}
      ${playing && table.paused
        ? html`<p class="menu-act"><button type="button" @click=${() => page.do({ do: "resume" })}>${page.t("page-menu-resume")}</button>
            <span>${page.t("page-menu-paused")}</span></p>`
        : nothing}
      ${page.hosting
        ? html`<p class="menu-act"><button type="button" @click=${chat}>${page.t(table.chat ? "page-menu-chat-off" : "page-menu-chat-on")}</button></p>`
        : nothing}
    </section>
  `;
}

/** Whether one has asked for a pause that hasn't come.
 * @param {Page} page */
function wished(page) {
  const last = page.entries.findLast(
    ({ note }) =>
      note?.note === "paused" || note?.note === "resumed" || (note?.note === "pause-wished" && note.person === page.own.person),
  )?.note;
  return last?.note === "pause-wished" && last.pause;
}

/** Open the text table beside the cards; it is fetched as soon as it is wanted.
 * @param {Page} page */
function textTable(page) {
  page.local.prefs = { ...page.local.prefs, texttable: true };
  open(page, null);
}

/** @param {Page} page */
function help(page) {
  return html`
    <section class="menu-part" aria-labelledby="menu-help">
      <h3 id="menu-help">${page.t("page-menu-help")}</h3>
      <p class="menu-links">
        <a class="button" href=${rulesLink(page)} target="_blank">${page.t("page-menu-rules")}</a>
        <button type="button" @click=${() => open(page, "keys")}>${page.t("page-menu-keys")}</button>
        <button type="button" @click=${() => textTable(page)}>${page.t("page-menu-text")}</button>
        <a class="button" href="/t/${page.table}/games">${page.t("page-menu-history")}</a>
        <a class="button" href="/#friends">${page.t("page-menu-new")}</a>
        <a class="button" href="/learn">${page.t("page-menu-tour")}</a>
        <a class="button" href="/">${page.t("page-menu-home")}</a>
      </p>
    </section>
  `;
}
