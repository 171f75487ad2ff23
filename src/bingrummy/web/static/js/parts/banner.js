// Bad days: the line is down, something waits to be sent, the page is old; and what was refused.
// What may live here: what is told above everything else.

import { html, nothing } from "../../vendor/lit-html.js";
import { forget } from "../seats.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {Page} page */
export function banner(page) {
  return html`
    <div class="banner" role="alert">${news(page)}</div>
    ${page.refusal ? refused(page, page.refusal.refusal) : nothing}
  `;
}

/** @param {Page} page */
function news(page) {
  const { line } = page;
  if (page.bye) return page.bye.reason === "no-spectators" || !page.view ? nothing : html`<p class="gone">${page.bye.sentence} ${wayOn(page, page.bye)}</p>`;
  if (line.state === "down") {
    const key = page.pending.size ? "page-line-down-sending" : "page-line-down";
    return html`<p class="down">${page.t(key)}
      <button type="button" @click=${() => line.hurry()}>${page.t("page-line-now")}</button></p>`;
  }
  if (page.stale) {
    return html`<p class="stale">${page.t("page-stale")}
      <button type="button" @click=${() => location.reload()}>${page.t("page-stale-now")}</button></p>`;
  }
  if (page.view?.table.broken) return html`<p class="gone">${page.t("page-broken")}</p>`;
  return nothing;
}

/** @param {Page} page @param {import("../wire").Bye} bye */
function wayOn(page, bye) {
  const leave = () => forget(page.table).then(() => location.reload());
  return bye.reason === "bad-token"
    ? html`<button type="button" class="main" @click=${leave}>${page.t("page-as-guest")}</button>`
    : html`<a class="button" href="/">${page.t("page-to-start")}</a>`;
}

/** Where there is no table to be seen: why, and the ways on.
 * @param {Page} page @param {import("../wire").Bye} bye */
export function gone(page, bye) {
  const guest = bye.reason === "bad-token";
  return html`
    <main class="summary gone" id="main">
      <h1>${bye.sentence}</h1>
      ${guest ? html`<p>${page.t("page-gone-about")}</p>` : nothing}
      <p class="onward">${wayOn(page, bye)} ${guest ? html`<a class="button" href="/">${page.t("page-to-start")}</a>` : nothing}</p>
    </main>
  `;
}

/** @param {Page} page @param {import("../wire").Refusal} refusal */
function refused(page, refusal) {
  const close = () => {
    page.refusal = null;
    page.redraw();
  };
  return html`
    <div class="refusal">
      <p>${refusal.sentence}
        ${refusal.rule
          ? html`<a href=${`/rules#R${refusal.rule}`} target="_blank">${page.t("page-rule", { rule: refusal.rule })}</a>`
          : nothing}</p>
      <button type="button" class="close" aria-label=${page.t("page-close")} @click=${close}>×</button>
    </div>
  `;
}
