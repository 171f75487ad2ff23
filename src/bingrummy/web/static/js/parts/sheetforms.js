// What is written on a score sheet next: a hand's points, who buys back, who leaves or joins.
// What may live here: forms. What they may hold is judged by `sheetmath.js`.

import { html, nothing } from "../../vendor/lit-html.js";
import { MOST_SEATS, seatsIn, thirdVoid } from "../sheetmath.js";
import { sameAgain } from "./sheetsetup.js";

/** @typedef {import("../score.js").ScorePage} ScorePage */
/** @typedef {import("../sheetmath.js").Standing} Standing */

/** @param {ScorePage} page @param {Standing} now */
export function playForm(page, now) {
  if (page.correcting !== null) return handForm(page, page.standingAt(page.correcting));
  if (now.phase === "asking") return askingForm(page, now);
  return now.phase === "over" ? overForm(page, now) : handForm(page, now);
}

// A hand.

/** @param {ScorePage} page @param {Standing} now */
function handForm(page, now) {
  const correcting = page.correcting !== null;
  const lies = thirdVoid(now);
  const out = page.typed.out ?? "";
  return html`
    <form class="hand" @submit=${(/** @type {Event} */ event) => writeHand(page, now, event)}>
      <h2 tabindex="-1" data-begin>${page.t(correcting ? "page-sheet-correcting" : "page-sheet-hand-of", { hand: now.hand, name: now.names[now.dealer - 1] })}</h2>
      <fieldset class="outs">
        <legend>${page.t("page-sheet-who-out")}</legend>
        ${seatsIn(now).map((seat) => html`<label><input type="radio" name="out" value=${seat} .checked=${out === String(seat)}
            @change=${() => type(page, "out", String(seat))}>${now.names[seat - 1]}</label>`)}
        ${lies
          ? html`<label><input type="radio" name="out" value="nobody" .checked=${out === "nobody"} @change=${() => type(page, "out", "nobody")}>${page.t("page-sheet-nobody")}</label>`
          : nothing}
      </fieldset>
      <p class="quiet">${page.t("page-sheet-points-how")} <a href="/rules#R20">R20</a></p>
      <div class="points">${seatsIn(now).map((seat) => pointsField(page, now, seat))}</div>
      ${lies ? html`<p class="quiet">${page.t("page-sheet-third-void")}</p>` : nothing}
      <p class="buttons">
        <button type="submit" class="main">${page.t(correcting ? "page-sheet-correct-do" : "page-sheet-write")}</button>
        ${correcting
          ? html`<button type="button" @click=${() => page.correct(null)}>${page.t("page-sheet-correct-not")}</button>`
          : lies
            ? nothing
            : html`<button type="button" @click=${() => page.write({ do: "void" })}>${page.t("page-sheet-void")}</button>`}
      </p>
    </form>
  `;
}

/** @param {ScorePage} page @param {Standing} now @param {number} seat */
function pointsField(page, now, seat) {
  const out = page.typed.out === String(seat);
  const name = `points-${seat}`;
  const typed = page.typed[name] ?? "";
  const sum = sumOf(typed);
  return html`<label>
    <span class="name">${now.names[seat - 1]}</span>
    <input inputmode="tel" autocomplete="off" name=${name} ?disabled=${out} .value=${out ? "0" : typed} aria-invalid=${typed !== "" && sum === null ? "true" : nothing}
      @input=${(/** @type {any} */ event) => type(page, name, event.target.value)}>
    <output>${out ? page.t("page-sheet-out-short") : typed.includes("+") && sum !== null ? `= ${sum}` : ""}</output>
  </label>`;
}

/** @param {ScorePage} page @param {string} name @param {string} text */
function type(page, name, text) {
  page.typed[name] = text;
  page.draw();
}

/** Return a number, or a sum like 10+10+6, that somebody typed; null for anything else.
 * @param {string} text */
export function sumOf(text) {
  const parts = text.replaceAll(/\s/g, "").split("+");
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  return parts.reduce((sum, part) => sum + Number(part), 0);
}

/** @param {ScorePage} page @param {Standing} now @param {Event} event */
function writeHand(page, now, event) {
  event.preventDefault();
  const chosen = page.typed.out ?? "";
  if (!chosen) {
    page.fail(page.t("page-sheet-wrong-who-out"));
    return;
  }
  const out = chosen === "nobody" ? null : Number(chosen);
  const points = now.names.map((_, at) =>
    !now.inside[at] ? null : at + 1 === out ? 0 : sumOf(page.typed[`points-${at + 1}`] ?? ""),
  );
  const missing = seatsIn(now).find((seat) => points[seat - 1] === null);
  if (missing !== undefined) {
    page.fail(page.t("page-sheet-wrong-points", { name: now.names[missing - 1] }));
    /** @type {HTMLElement | null} */ (page.place.querySelector(`[name=points-${missing}]`))?.focus();
    return;
  }
  page.write({ do: "hand", out, points });
}

// Buying back.

/** @param {ScorePage} page @param {Standing} now */
function askingForm(page, now) {
  const { ante } = /** @type {import("../sheetstore.js").Kept} */ (page.kept).sheet.house;
  const write = (/** @type {Event} */ event) => {
    event.preventDefault();
    page.write({ do: "answers", yes: now.asked.filter((seat) => page.typed[`back-${seat}`] === "yes") });
  };
  return html`
    <form class="asking" @submit=${write}>
      <h2 tabindex="-1" data-begin>${page.t("page-sheet-asking")}</h2>
      <p>${page.t("page-sheet-asking-how", { ante, score: now.back })} <a href="/rules#R24">R24</a></p>
      ${now.asked.map((seat) => html`<label class="yes"><input type="checkbox" .checked=${page.typed[`back-${seat}`] === "yes"}
          @change=${(/** @type {any} */ event) => type(page, `back-${seat}`, event.target.checked ? "yes" : "no")}>
          ${page.t("page-sheet-asked", { name: now.names[seat - 1], score: now.scores[seat - 1] })}</label>`)}
      <p class="buttons"><button type="submit" class="main">${page.t("page-sheet-go-on")}</button>
        <button type="button" @click=${() => page.write({ do: "stop" })}>${page.t("page-sheet-stop")}</button></p>
    </form>
  `;
}

// The end.

/** Who won what, in sentences.
 * @param {ScorePage} page @param {Standing} now */
export function overWords(page, now) {
  return [...now.shares].map(([seat, chips]) => page.t("page-sheet-won", { name: now.names[seat - 1], chips }));
}

/** @param {ScorePage} page @param {Standing} now */
function overForm(page, now) {
  const chips = now.names.map((_, at) => (now.shares.get(at + 1) ?? 0) - now.paid[at]);
  return html`
    <section class="over">
      <h2 tabindex="-1" data-begin>${page.t("page-sheet-over")}</h2>
      ${overWords(page, now).map((said) => html`<p class="won">${said}</p>`)}
      ${chips.some(Boolean)
        ? html`<h3>${page.t("page-sheet-chips")}</h3>
            <ul>${now.names.map((name, at) => html`<li>${name}: ${chips[at] > 0 ? "+" : ""}${chips[at]}</li>`)}</ul>`
        : nothing}
      <p class="buttons"><button type="button" class="main" @click=${() => sameAgain(page, now)}>${page.t("page-sheet-again")}</button></p>
    </section>
  `;
}

// What happens seldom.

/** @param {ScorePage} page @param {Standing} now */
export function moreForm(page, now) {
  if (now.phase !== "hand") return nothing;
  const { late_entry } = /** @type {import("../sheetstore.js").Kept} */ (page.kept).sheet.house;
  const enter = (/** @type {any} */ event) => {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    if (name) page.write({ do: "enter", name });
  };
  return html`
    <details class="more">
      <summary>${page.t("page-sheet-more")}</summary>
      <h3>${page.t("page-sheet-leaves")} <a href="/rules#R31">R31</a></h3>
      <p class="buttons">${seatsIn(now).map((seat) => leaving(page, now, seat))}</p>
      <h3>${page.t("page-sheet-early")} <a href="/rules#R33">R33</a></h3>
      <p class="buttons"><button type="button" @click=${() => page.write({ do: "stop" })}>${page.t("page-sheet-stop")}</button></p>
      ${late_entry && now.names.length < MOST_SEATS
        ? html`<h3>${page.t("page-sheet-joins")} <a href="/rules#R34">R34</a></h3>
            <form class="joins" @submit=${enter}><label>${page.t("page-sheet-joins-name")} <input name="name" maxlength="40" autocomplete="off"></label>
              <button type="submit">${page.t("page-sheet-joins-do")}</button></form>`
        : nothing}
    </details>
  `;
}

/** Who leaves; of the dealer it matters whether the cards are dealt already (R4, R31).
 * @param {ScorePage} page @param {Standing} now @param {number} seat */
function leaving(page, now, seat) {
  const name = now.names[seat - 1];
  if (seat !== now.dealer)
    return html`<button type="button" @click=${() => page.write({ do: "leave", seat, dealt: true })}>${name}</button>`;
  return html`<button type="button" @click=${() => page.write({ do: "leave", seat, dealt: false })}>${page.t("page-sheet-leaves-before", { name })}</button>
    <button type="button" @click=${() => page.write({ do: "leave", seat, dealt: true })}>${page.t("page-sheet-leaves-after", { name })}</button>`;
}
