// Looks and sounds by choice: language, light and dark, the suits' colours, sounds, vibration, movement.
// What may live here: choosing. What is chosen is kept on this device, and applied by `looks`.

import { html, nothing } from "../../vendor/lit-html.js";
import { applyLooks } from "../looks.js";

/** @typedef {import("../page.js").Page} Page */

/** The languages by their own names. */
export const LANGUAGES = { en: "English", es: "Español", sv: "Svenska", ru: "Русский" };

/** Of each choice, its key in `prefs` and its values; the first is that of the device, or the usual one.
 * @type {{name: string, values: Record<string, string>}[]} */
const CHOICES = [
  { name: "theme", values: { "": "auto", light: "light", dark: "dark" } },
  { name: "deck", values: { "": "four", two: "two" } },
  { name: "motion", values: { "": "auto", less: "less" } },
];

/** @param {Page} page */
export function prefs(page) {
  return html`
    <section class="menu-part" aria-labelledby="menu-looks">
      <h3 id="menu-looks">${page.t("page-menu-looks")}</h3>
      <div class="prefs">
        ${language(page)}
        ${CHOICES.map(({ name, values }) => choice(page, name, values))}
        ${toggle(page, "sound")}
        ${"vibrate" in navigator ? toggle(page, "vibration") : nothing}
      </div>
    </section>
  `;
}

/** @param {Page} page @param {string} name @param {string | boolean} value */
function set(page, name, value) {
  page.local.prefs = { ...page.local.prefs, [name]: value };
  applyLooks(page.local.prefs);
  page.redraw();
}

/** @param {Page} page */
function language(page) {
  const now = page.words.language;
  /** @param {Event} event */
  const choose = (event) => page.speak(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`
    <label>${page.t("page-look-language")}
      <select @change=${choose}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === now}>${name}</option>`)}
      </select></label>
  `;
}

/** @param {Page} page @param {string} name @param {Record<string, string>} values */
function choice(page, name, values) {
  const now = page.local.prefs?.[name] ?? "";
  /** @param {Event} event */
  const choose = (event) => set(page, name, /** @type {HTMLSelectElement} */ (event.target).value);
  return html`
    <label>${page.t(`page-look-${name}`)}
      <select @change=${choose}>
        ${Object.entries(values).map(([value, word]) => html`<option value=${value} ?selected=${value === now}>${page.t(`page-look-${name}-${word}`)}</option>`)}
      </select></label>
  `;
}

/** @param {Page} page @param {string} name */
function toggle(page, name) {
  /** @param {Event} event */
  const choose = (event) => set(page, name, /** @type {HTMLInputElement} */ (event.target).checked);
  return html`<label class="toggle"><input type="checkbox" .checked=${Boolean(page.local.prefs?.[name])} @change=${choose} />
    ${page.t(`page-look-${name}`)}</label>`;
}
