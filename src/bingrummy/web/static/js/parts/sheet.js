// A sheet over the table: a native dialog with a title, its content and one way to close it.
// What may live here: opening and closing. Which sheet is open stands in `page.local.panel`.

import { html, ref } from "../../vendor/lit-html.js";
import { closePanel } from "../acts.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {Element | undefined} element */
function open(element) {
  const dialog = /** @type {HTMLDialogElement | undefined} */ (element);
  if (dialog && !dialog.open) queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
}

/** @param {Page} page @param {string} title @param {unknown} content */
export function sheet(page, title, content) {
  // Closed by the browser's own means, the focus goes back to where it was.
  const close = (/** @type {Event} */ { target }) =>
    /** @type {Element} */ (target).closest("dialog")?.close();
  /** @param {MouseEvent} event  outside of it, too */
  const outside = (event) => event.target === event.currentTarget && close(event);
  return html`
    <dialog class="sheet" aria-label=${title} ${ref(open)} @close=${() => closePanel(page)} @click=${outside}>
      <div class="within">
        <header><h2>${title}</h2><button type="button" class="close" aria-label=${page.t("page-close")} @click=${close}>×</button></header>
        ${content}
      </div>
    </dialog>
  `;
}
