// Links: one for friends, to copy, share or scan; and one's own, to come back with.
// What may live here: giving addresses away. The token of the personal link goes nowhere but to its owner.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {Page} page */
export const linkOf = (page) => `${location.origin}/t/${page.table}`;

/** The link for others.
 * @param {Page} page */
export function invite(page) {
  const link = linkOf(page);
  const text = page.t("page-invite-text", { table: page.view?.table.name ?? "" });
  return html`
    <section class="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">${page.t("page-invite-title")}</h2>
      <div class="invite-row">
        <input class="invite-link" readonly aria-label=${page.t("page-invite-link")} .value=${link} @focus=${selectAll} />
        ${copier(page, link, "link")}
        ${sharer(page, { url: link, text })}
      </div>
      <details class="invite-qr">
        <summary>${page.t("page-invite-qr")}</summary>
        <img src="/t/${page.table}/qr.svg" width="200" height="200" loading="lazy" alt=${page.t("page-invite-qr-about")} />
      </details>
    </section>
  `;
}

/** One's own link.
 * @param {Page} page */
export function ownLink(page) {
  if (!page.token) return nothing;
  const link = `${linkOf(page)}#${page.token}`;
  const subject = page.t("page-own-subject", { table: page.view?.table.name ?? "" });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`;
  return html`
    <section class="invite" aria-labelledby="own-link-title">
      <h3 id="own-link-title">${page.t("page-own-title")}</h3>
      <p>${page.t("page-own-about")}</p>
      <div class="invite-row">
        ${copier(page, link, "own")}
        ${sharer(page, { url: link, text: subject })}
        <a class="button" href=${mail}>${page.t("page-own-mail")}</a>
        <button type="button" aria-expanded=${page.local.ownQr ? "true" : "false"} @click=${() => showOwn(page)}>
          ${page.t("page-own-qr")}
        </button>
      </div>
      ${page.local.ownQr
        ? html`<img class="invite-own-qr" src=${page.local.ownQr} width="200" height="200" alt=${page.t("page-own-qr-about")} />`
        : nothing}
    </section>
  `;
}

/** @param {Page} page @param {string} link @param {string} what */
function copier(page, link, what) {
  const done = page.local.copied === what;
  return html`<button type="button" @click=${() => copy(page, link, what)}>
    ${done ? `✓ ${page.t("page-invite-copied")}` : page.t("page-invite-copy")}
  </button>`;
}

/** @param {Page} page @param {{url: string, text: string}} given */
function sharer(page, given) {
  if (!("share" in navigator)) return nothing;
  const share = () => navigator.share(given).catch(() => null); // closed without sharing
  return html`<button type="button" @click=${share}>${page.t("page-invite-share")}</button>`;
}

/** @param {Page} page @param {string} link @param {string} what */
async function copy(page, link, what) {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    copyOldWay(link); // plain http, as at a table at home
  }
  page.local.copied = what;
  page.redraw();
  setTimeout(() => {
    page.local.copied = null;
    page.redraw();
  }, 2500);
}

/** @param {string} text */
function copyOldWay(text) {
  const place = document.createElement("textarea");
  place.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(place);
  place.select();
  document.execCommand("copy");
  place.remove();
}

/** Show the personal link as a QR code: the token goes in a header, and stands in no address.
 * @param {Page} page */
async function showOwn(page) {
  if (page.local.ownQr) page.local.ownQr = null;
  else {
    const headers = { Authorization: `Bearer ${page.token}` };
    const answer = await fetch(`/t/${page.table}/own-qr.svg`, { headers }).catch(() => null);
    if (!answer?.ok) return;
    page.local.ownQr = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  }
  page.redraw();
}

/** @param {Event} event */
function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}
