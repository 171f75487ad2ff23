// What the tour says at a step: what happens, why, and what is to be done; and the ways on, back and out.
// What may live here: the box beside the table. The words come with the step.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../learn.js").Lessons} Lessons */
/** @typedef {import("../learn.js").Step} Step */

/** @param {Page} page @param {Lessons} lessons */
export function tour(page, lessons) {
  const { step } = lessons;
  if (!step) return nothing;
  return html`
    <p class="tour-count">${page.t("page-tour-step", { step: step.step + 1, of: step.of })}
      <progress max=${step.of} value=${step.step + 1} aria-hidden="true"></progress>
      <a class="button tour-skip" href="/">${page.t("page-tour-skip")}</a></p>
    <div aria-live="polite">
      <h1>${lessons.well ? html`<span class="tour-well">✓ ${page.t("page-tour-well")}</span> ` : nothing}${step.title}</h1>
      <p>${step.text}</p>
    </div>
    <p class="tour-acts">
      ${step.step > 0 ? html`<button type="button" @click=${() => lessons.go(step.step - 1)}>${page.t("page-tour-back")}</button>` : nothing}
      ${onward(page, lessons, step)}
    </p>
  `;
}

/** @param {Page} page @param {Lessons} lessons @param {Step} step */
function onward(page, lessons, step) {
  if (step.step + 1 === step.of) {
    return html`
      <button type="button" @click=${() => lessons.go(0)}>${page.t("page-tour-again")}</button>
      <a class="button main" href="/#now">${page.t("page-tour-done-play")}</a>
    `;
  }
  if (!step.acts) {
    return html`<button type="button" class="main" @click=${() => lessons.go(step.step + 1)}>${page.t("page-tour-next")}</button>`;
  }
  return html`<button type="button" @click=${() => show(page, lessons, step)}>${page.t("page-tour-show")}</button>`;
}

/** Do what the step wants.
 * @param {Page} page @param {Lessons} lessons @param {Step} step */
function show(page, lessons, step) {
  if (step.wanted) page.do(step.wanted);
  else lessons.go(step.step + 1, true); // the cut: wherever it falls
}
