// What is in the table's menu: oneself, the table, the others, looks, links, the house rules, help.
// What may live here: the order of these, and what concerns the whole table.

import { html, nothing } from "../../vendor/lit-html.js";
import { houseRules, rulesLink } from "./gathering.js";
import { invite, ownLink } from "./invite.js";
import { open } from "./menu.js";
import { myself } from "./myself.js";
import { pausing, resume, wishes } from "./pause.js";
import { players } from "./players.js";
import { prefs } from "./prefs.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {Page} page */
export function inside(page) {
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
            <span>${page.t(wishes(page, true).includes(page.own.person) ? "page-menu-pause-wished" : "page-menu-pause-about")}</span></p>`
        : nothing}
      ${playing && table.paused ? html`<p class="menu-act">${resume(page)} <span>${pausing(page)}</span></p>` : nothing}
      ${page.hosting
        ? html`<p class="menu-act"><button type="button" @click=${chat}>${page.t(table.chat ? "page-menu-chat-off" : "page-menu-chat-on")}</button></p>`
        : nothing}
    </section>
  `;
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
