// The form for a new table: a name, seats, house rules with presets first, the clock, and all else behind "more".
// What may live here: the form. What an option can be, and its bounds, come from the server.

import { html, live, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../start.js").Start} Start */
/** @typedef {import("../start.js").Option} Option */
/** @typedef {import("../start.js").Preset} Preset */
/** @typedef {import("../wire").Settings} Settings */

const CLOCK = { turn: 45, bank: 120 }; // seconds that are proposed
const NONE = "none";

/** @param {Start} start */
export function newtable(start) {
  return html`
    <h2>${start.t("page-start-friends")}</h2>
    <p>${start.t("page-start-friends-about")}</p>
    <form class="newtable" @submit=${(/** @type {SubmitEvent} */ event) => submit(start, event)}>
      <label class="field">${start.t("page-start-name")}
        <input name="name" required maxlength="40" autocomplete="nickname" .defaultValue=${start.name} /></label>
      ${seats(start)} ${presets(start)} ${allRules(start)} ${clock(start)} ${more(start)}
      <button class=${`main wide ${start.busy === "make" ? "sending" : ""}`}>${start.t("page-start-make")}</button>
    </form>
  `;
}

/** Choose something of the form.
 * @param {Start} start @param {Record<string, unknown>} chosen */
function choose(start, chosen) {
  start.chosen = { ...start.chosen, ...chosen };
  start.draw();
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Start} start */
function seats(start) {
  const { low, high } = start.first.seats;
  const numbers = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  return html`
    <fieldset class="numbers"><legend>${start.t("page-start-seats")}</legend>
      ${numbers.map(
        (number) => html`<label><input type="radio" name="seats" value=${number} .checked=${live(start.chosen.seats === number)}
          @change=${() => choose(start, { seats: number })} /><span>${number}</span></label>`,
      )}
    </fieldset>
  `;
}

/** @param {Start} start */
function presets(start) {
  return html`
    <fieldset class="presets"><legend>${start.t("page-start-house")}</legend>
      ${start.first.presets.map(
        (preset) => html`<label><input type="radio" name="preset" value=${preset.name}
            .checked=${live(start.chosen.preset === preset.name)} @change=${() => choose(start, { preset: preset.name, values: {} })} />
          <span><strong>${preset.title}</strong><br />${preset.about}</span></label>`,
      )}
    </fieldset>
  `;
}

/** What an option is now: as chosen, else as the preset has it.
 * @param {Start} start @param {string} name @returns {string} */
function now(start, name) {
  return start.chosen.values[name] ?? presetOf(start)?.values[name] ?? "";
}

/** @param {Start} start @returns {Preset | undefined} */
const presetOf = (start) => start.first.presets.find((preset) => preset.name === start.chosen.preset);

/** The options that differ from the preset.
 * @param {Start} start @returns {[string, string][]} */
function changes(start) {
  const values = presetOf(start)?.values ?? {};
  return start.first.options
    .map(({ name }) => /** @type {[string, string]} */ ([name, now(start, name)]))
    .filter(([name, value]) => value !== values[name]);
}

/** @param {Start} start */
function allRules(start) {
  const count = changes(start).length;
  return html`
    <details class="more">
      <summary>${start.t("page-start-more")} ${count ? html`<span class="tag">${start.t("page-start-changed", { count })}</span>` : nothing}</summary>
      <div class="options">${start.first.options.map((option) => field(start, option))}</div>
    </details>
  `;
}

/** @param {Start} start @param {Option} option */
function field(start, option) {
  const value = now(start, option.name);
  /** @param {string} chosen */
  const set = (chosen) => choose(start, { values: { ...start.chosen.values, [option.name]: chosen } });
  if (option.choices?.length) {
    return html`
      <label class="field">${option.label}
        <select @change=${(/** @type {Event} */ event) => set(valueOf(event))}>
          ${option.choices.map((choice) => html`<option value=${choice.value} .selected=${live(choice.value === value)}>${choice.text}</option>`)}
        </select></label>
    `;
  }
  const none = value === NONE;
  return html`
    <div class="field">
      <label for="option-${option.name}">${option.label}</label>
      <input id="option-${option.name}" type="number" inputmode="numeric" min=${option.low ?? 0} max=${option.high ?? 0} required
        ?disabled=${none} .value=${live(none ? "" : value)} @change=${(/** @type {Event} */ event) => set(valueOf(event))} />
      ${option.none
        ? html`<label class="check"><input type="checkbox" .checked=${live(none)}
            @change=${() => set(none ? String(option.low ?? 0) : NONE)} /> ${option.none}</label>`
        : nothing}
    </div>
  `;
}

/** @param {Start} start */
function clock(start) {
  const { clock: on } = start.chosen;
  const { turn, bank } = start.first.clock;
  return html`
    <fieldset class="clock"><legend>${start.t("page-start-clock")}</legend>
      <label><input type="radio" name="clock" value="" .checked=${live(!on)} @change=${() => choose(start, { clock: false })} />
        ${start.t("page-start-clock-none")}</label>
      <label><input type="radio" name="clock" value="on" .checked=${live(on)} @change=${() => choose(start, { clock: true })} />
        ${start.t("page-start-clock-on")}</label>
      ${on
        ? html`<label class="field">${start.t("page-start-clock-turn")}
              <input type="number" inputmode="numeric" name="turn" min=${turn.low} max=${turn.high} .defaultValue=${String(CLOCK.turn)} required /></label>
            <label class="field">${start.t("page-start-clock-bank")}
              <input type="number" inputmode="numeric" name="bank" min=${bank.low} max=${bank.high} .defaultValue=${String(CLOCK.bank)} required /></label>`
        : nothing}
    </fieldset>
  `;
}

/** @param {Start} start */
function more(start) {
  const tick = (/** @type {string} */ name, /** @type {string} */ key, checked = false, about = "") => html`
    <label class="check"><input type="checkbox" name=${name} .defaultChecked=${checked} />
      <span>${start.t(key)}${about ? html`<br /><small>${start.t(about)}</small>` : nothing}</span></label>
  `;
  return html`
    <details class="more">
      <summary>${start.t("page-start-table-more")}</summary>
      <div class="options">
        <label class="field">${start.t("page-start-table")} <input name="table" maxlength="60" /></label>
        ${tick("hints", "page-start-hints", true, "page-start-hints-about")}
        ${tick("spectators", "page-start-spectators", true, "page-start-spectators-about")}
        ${tick("listed", "page-start-listed-too", false, "page-start-listed-about")}
        ${tick("chat", "page-start-chat", true)}
        ${tick("lot", "page-start-lot", false, "page-start-lot-about")}
        <label class="field">${start.t("page-start-language")}
          <select name="language">
            <option value="">${start.t("page-start-language-none")}</option>
            ${Object.keys(start.first.spoken).map((language) => html`<option value=${language} ?selected=${language === start.first.language}>${start.t("page-start-language-name", { language })}</option>`)}
          </select></label>
        <label class="field">${start.t("page-start-pace")}
          <select name="pace">${start.first.paces.map((pace) => html`<option value=${pace} ?selected=${pace === "steady"}>${start.t(`page-start-pace-${pace}`)}</option>`)}</select></label>
        <label class="field">${start.t("page-start-stand-in")}
          <select name="stand_in">
            <option value="throw">${start.t("page-start-stand-in-throw")}</option>
            <option value="bot">${start.t("page-start-stand-in-bot")}</option>
          </select></label>
      </div>
    </details>
  `;
}

/** @param {Start} start @param {SubmitEvent} event */
function submit(start, event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const name = String(form.get("name") ?? "").trim();
  if (!name) return;
  start.remember(name);
  start.make(settingsOf(start, form, name), name, false);
}

/** @param {Start} start @param {FormData} form @param {string} name @returns {Settings} */
function settingsOf(start, form, name) {
  const seats = Number(start.chosen.seats);
  const table = String(form.get("table") ?? "").trim() || start.t("page-start-table-of", { name });
  const turn = Number(form.get("turn"));
  return {
    name: table.slice(0, 60),
    seats,
    rules: [start.chosen.preset, ...changes(start).map(([option, value]) => `${option}=${value}`)].join(" "),
    clock: turn ? { turn, bank: Number(form.get("bank")) } : { turn: null, bank: 0 },
    bots: [],
    pace: /** @type {Settings["pace"]} */ (String(form.get("pace"))),
    hints: form.has("hints") ? Array.from({ length: seats }, (_, at) => at + 1) : [],
    spectators: form.has("spectators"),
    listed: form.has("listed"),
    lot: form.has("lot"),
    stand_in: form.get("stand_in") === "bot" ? "bot" : "throw",
    chat: form.has("chat"),
    language: String(form.get("language") ?? "") || null,
  };
}
