// Setting up a score sheet: who plays, who deals first, by which house rules.
// What may live here: one form. What an option can be comes from the server, with the page.

import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { MOST_SEATS } from "../sheetmath.js";

/** @typedef {import("../score.js").ScorePage} ScorePage */
/** @typedef {import("../score.js").Given["options"][number]} Option */
/** @typedef {import("../sheetmath.js").House} House */

/** What is being set up: each page has one. @type {WeakMap<ScorePage, {names: string[], house: House, dealer: number, preset: string}>} */
const drafts = new WeakMap();

/** @param {ScorePage} page */
function draftOf(page) {
  const draft = drafts.get(page) ?? { names: ["", "", "", ""], house: { ...page.given.defaults }, dealer: 1, preset: "standard" };
  drafts.set(page, draft);
  return draft;
}

/** @param {ScorePage} page */
export function setupForm(page) {
  const draft = draftOf(page);
  return html`
    <h1>${page.t("page-sheet-title")}</h1>
    <p>${page.t("page-sheet-about")}</p>
    ${page.problem ? html`<p class="problem" role="alert">${page.problem}</p>` : nothing}
    <form class="setup" @submit=${(/** @type {Event} */ event) => start(page, event)}>
      <fieldset>
        <legend>${page.t("page-sheet-players")}</legend>
        <p class="quiet">${page.t("page-sheet-players-how")}</p>
        <ol class="names">
          ${repeat(draft.names, (_, at) => at, (name, at) => nameField(page, name, at))}
        </ol>
        ${draft.names.length < MOST_SEATS
          ? html`<button type="button" @click=${() => resize(page, draft.names.length + 1)}>${page.t("page-sheet-add")}</button>`
          : nothing}
        <label class="dealer">${page.t("page-sheet-deals-first")}
          <select @change=${(/** @type {any} */ event) => (draft.dealer = Number(event.target.value))}>
            ${draft.names.map((name, at) => html`<option value=${at + 1} ?selected=${draft.dealer === at + 1}>${name.trim() || page.t("page-sheet-player", { number: at + 1 })}</option>`)}
          </select></label>
      </fieldset>
      <fieldset>
        <legend>${page.t("page-sheet-house-title")}</legend>
        <label>${page.t("page-sheet-preset")}
          <select .value=${draft.preset} @change=${(/** @type {any} */ event) => choose(page, event.target.value)}>
            ${page.given.presets.map(({ name, title }) => html`<option value=${name} ?selected=${name === draft.preset}>${title}</option>`)}
            <option value="" ?selected=${draft.preset === ""}>${page.t("page-sheet-preset-own")}</option>
          </select></label>
        ${page.given.options.map((option) => optionField(page, option))}
      </fieldset>
      <p><button type="submit" class="main">${page.t("page-sheet-start")}</button></p>
    </form>
    <div class="unseen" role="status">${page.said}</div>
  `;
}

/** @param {ScorePage} page @param {string} name @param {number} at */
function nameField(page, name, at) {
  const draft = draftOf(page);
  const label = page.t("page-sheet-player", { number: at + 1 });
  return html`<li>
    <input aria-label=${label} maxlength="40" autocomplete="off" .value=${name} data-begin=${at === 0 ? "" : nothing}
      @input=${(/** @type {any} */ event) => {
        draft.names[at] = event.target.value;
        page.draw();
      }}>
    ${draft.names.length > 2
      ? html`<button type="button" class="plain" aria-label=${page.t("page-sheet-drop", { number: at + 1 })} @click=${() => drop(page, at)}>×</button>`
      : nothing}
  </li>`;
}

/** @param {ScorePage} page @param {Option} option */
function optionField(page, option) {
  const { house } = draftOf(page);
  const name = /** @type {keyof House} */ (option.name);
  const value = written(house[name]);
  const change = (/** @type {any} */ event) => {
    const given = event.target.value.trim();
    const free = option.choices?.length ? undefined : option.none && given === "" ? null : Number(given);
    set(page, name, free === undefined ? read(given) : free);
  };
  if (option.choices?.length)
    return html`<label>${option.label}
      <select @change=${change}>${option.choices.map((choice) => html`<option value=${choice.value} ?selected=${choice.value === value}>${choice.text}</option>`)}</select></label>`;
  return html`<label>${option.label}
    <input type="number" inputmode="numeric" min=${option.low ?? 0} max=${option.high ?? 9999} ?required=${!option.none}
      placeholder=${(option.none ?? "").split(": ").at(-1) ?? ""} .value=${value === "none" ? "" : value} @input=${change}></label>`;
}

/** @param {number | boolean | null} value */
const written = (value) => (value === null ? "none" : value === true ? "yes" : value === false ? "no" : String(value));

/** @param {string} text */
const read = (text) => (text === "yes" ? true : text === "no" ? false : text === "none" ? null : Number(text));

/** @param {ScorePage} page @param {keyof House} name @param {any} value */
function set(page, name, value) {
  const draft = draftOf(page);
  /** @type {any} */ (draft.house)[name] = value;
  draft.preset = "";
  page.draw();
}

/** @param {ScorePage} page @param {string} preset */
function choose(page, preset) {
  const draft = draftOf(page);
  draft.preset = preset;
  if (preset) draft.house = { ...page.given.values[preset] };
  page.draw();
}

/** @param {ScorePage} page @param {number} count */
function resize(page, count) {
  const draft = draftOf(page);
  draft.names.length = count;
  draft.names.fill("", draft.names.findIndex((name) => name === undefined));
  page.draw();
  /** @type {HTMLElement | null} */ (page.place.querySelector(".names li:last-child input"))?.focus();
}

/** @param {ScorePage} page @param {number} at */
function drop(page, at) {
  const draft = draftOf(page);
  draft.names.splice(at, 1);
  if (draft.dealer > draft.names.length || draft.dealer > at + 1) draft.dealer = Math.max(1, draft.dealer - 1);
  page.draw();
  /** @type {HTMLElement | null} */ (page.place.querySelector(".names li:last-child input"))?.focus();
}

/** @param {ScorePage} page @param {Event} event */
function start(page, event) {
  event.preventDefault();
  const { names, house, dealer } = draftOf(page);
  // A seat without a name is nobody's; who deals first is counted among the others.
  const seats = names.flatMap((name, at) => (name.trim() ? [at + 1] : []));
  if (seats.length < 2) {
    page.fail(page.t("page-sheet-wrong-few"));
    return;
  }
  const first = seats.indexOf(dealer);
  page.start({
    names: seats.map((seat) => names[seat - 1].trim()),
    dealer: first < 0 ? 1 : first + 1,
    house: { ...house },
    steps: [],
  });
}

/** Let the next sheet begin with these people and rules.
 * @param {ScorePage} page @param {import("../sheetmath.js").Standing} now */
export function sameAgain(page, now) {
  if (!page.kept) return;
  const { house } = page.kept.sheet;
  drafts.set(page, { names: [...now.names], house: { ...house }, dealer: 1, preset: "" });
  page.again();
}
