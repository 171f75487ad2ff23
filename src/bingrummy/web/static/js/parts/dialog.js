// A box above the page that takes the focus and gives it back: a box of things to do, a sheet to look at,
// a question before what can't be undone.
// What may live here: opening and closing. What stands in a box is its part's affair.

import { html, nothing, ref } from "../../vendor/lit-html.js";
import { closePanel } from "../acts.js";

/** @typedef {import("../page.js").Page} Page */
/**
 * @typedef Box
 * @property {string} id
 * @property {string} title
 * @property {boolean} open
 * @property {() => void} close  called when it is closed, by Escape too
 * @property {() => unknown} body
 */

/**
 * A modal box. It stays in the page while it is closed, so that the browser can give the focus back.
 *
 * @param {Page} page @param {Box} box */
export function dialog(page, box) {
  return modal(page, "box", { ...box, body: () => html`${trouble(page)} ${box.body()}` });
}

/** A sheet over the table, which is in the page as long as it is open.
 * @param {Page} page @param {string} title @param {unknown} content */
export function sheet(page, title, content) {
  return modal(page, "sheet", { id: "sheet", title, open: true, close: () => closePanel(page), body: () => content });
}

/** @param {Page} page @param {"box" | "sheet"} kind @param {Box} box */
function modal(page, kind, { id, title, open, close, body }) {
  /** @param {Element | undefined} element */
  const sync = (element) => {
    const box = /** @type {HTMLDialogElement | undefined} */ (element);
    if (!box?.isConnected) return;
    if (open && !box.open) box.showModal();
    else if (!open && box.open) box.close();
  };
  // Closed by the browser's own means, the focus goes back to where it was.
  const shut = (/** @type {Event} */ { target }) => /** @type {Element} */ (target).closest("dialog")?.close();
  /** @param {Event} event  a tap beside the box */
  const beside = (event) => event.target === event.currentTarget && shut(event);
  // When all of it is in the page: then the browser finds what is to have the focus.
  /** @param {Element | undefined} element */
  const later = (element) => queueMicrotask(() => sync(element));
  return html`
    <dialog id=${id} class=${kind} aria-labelledby="${id}-title" @close=${() => open && close()} @click=${beside} ${ref(later)}>
      ${open
        ? html`<div class="within">
            <div class="box-head">
              <h2 id="${id}-title">${title}</h2>
              <button type="button" class="plain" aria-label=${page.t("page-close")} @click=${shut}>✕</button>
            </div>
            ${body()}
          </div>`
        : html`<h2 id="${id}-title" hidden>${title}</h2>`}
    </dialog>
  `;
}

/** What was refused, told inside the box: the page behind it can't be reached now.
 * @param {Page} page */
function trouble(page) {
  if (!page.refusal) return nothing;
  return html`<p class="box-trouble" role="alert">${page.refusal.refusal.sentence}</p>`;
}

/**
 * @typedef Question
 * @property {string} title
 * @property {string} text
 * @property {string} yes
 * @property {string} no
 * @property {() => void} act
 */

/** Ask before doing something.
 * @param {Page} page @param {Question} asked */
export function askFirst(page, asked) {
  page.local.question = asked;
  page.redraw();
}

/** The question that is asked, if one is.
 * @param {Page} page */
export function question(page) {
  /** @type {Question | null} */
  const asked = page.local.question ?? null;
  const close = () => {
    page.local.question = null;
    page.redraw();
  };
  const act = () => {
    close();
    asked?.act();
  };
  return dialog(page, {
    id: "question",
    title: asked?.title ?? "",
    open: asked !== null,
    close,
    body: () => html`
      <p>${asked?.text}</p>
      <p class="box-choice">
        <button type="button" autofocus @click=${close}>${asked?.no}</button>
        <button type="button" class="main" @click=${act}>${asked?.yes}</button>
      </p>
    `,
  });
}
