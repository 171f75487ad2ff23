// The score sheet as a table: a row for each hand, a column for each player.
// What may live here: showing how the game stands. What is written down next is in the forms.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("../score.js").ScorePage} ScorePage */
/** @typedef {import("../sheetmath.js").Standing} Standing */
/** @typedef {import("../sheetmath.js").Row} Row */

/** @param {ScorePage} page @param {Standing} now */
export function sheetTable(page, now) {
  const hands = handSteps(page);
  return html`
    <div class="paper" tabindex="0" role="region" aria-label=${page.t("page-sheet-table")} data-count=${now.names.length}>
      <table>
        <caption class="facts">
          ${now.phase === "over" ? nothing : html`<span>${page.t("page-sheet-pot", { pot: now.pot })}</span> ${whereNow(page, now)}`}
        </caption>
        <thead>
          <tr><th scope="col" class="number">${page.t("page-sheet-hand-short")}</th>
            ${now.names.map((name, at) => html`<th scope="col" class=${now.inside[at] ? "" : "left"}><span>${name}</span></th>`)}</tr>
        </thead>
        <tbody>${now.rows.map((row, at) => handRow(page, now, row, hands[at] ?? null))}</tbody>
        <tfoot>
          <tr><th scope="row">${page.t("page-sheet-total")}</th>
            ${now.names.map((_, at) => html`<td>${total(page, now, at)}</td>`)}</tr>
        </tfoot>
      </table>
    </div>
    <p class="legend quiet" aria-hidden="true">${page.t("page-sheet-legend")}</p>
  `;
}

/** Which hand is played and who deals it; while it is asked who buys back nobody knows who deals next.
 * @param {ScorePage} page @param {Standing} now */
const whereNow = (page, now) => now.phase === "asking"
  ? html`<span>${page.t("page-sheet-hand-over", { hand: now.rows.at(-1)?.hand ?? 0 })}</span>`
  : html`<span>${page.t("page-sheet-hand", { hand: now.hand })}</span>
      <span>${page.t("page-sheet-deals", { name: now.names[now.dealer - 1] })}</span>`;

/** The steps that are hands, in order: what a row is corrected by.
 * @param {ScorePage} page @returns {number[]} */
function handSteps(page) {
  const { sheet, done } = /** @type {import("../sheetstore.js").Kept} */ (page.kept);
  return sheet.steps.slice(0, done).flatMap((step, at) => (step.do === "hand" || step.do === "void" ? [at] : []));
}

/** @param {ScorePage} page @param {Standing} now @param {Row} row @param {number | null} step */
function handRow(page, now, row, step) {
  const number = html`${row.hand}<span class="unseen">, ${page.t("page-sheet-dealt", { name: now.names[row.dealer - 1] })}</span>`;
  return html`
    <tr class=${row.kind === "void" ? "void" : ""}>
      <th scope="row">${row.kind === "void" || step === null
        ? number
        : html`<button type="button" class="plain" title=${page.t("page-sheet-correct", { hand: row.hand })} @click=${() => page.correct(step)}>${number}</button>`}</th>
      ${row.kind === "void"
        ? html`<td class="whole" colspan=${now.names.length}>${page.t("page-sheet-void-row")}</td>`
        : now.names.map((_, at) => cell(page, now, row, at))}
    </tr>
  `;
}

/** @param {ScorePage} page @param {Standing} now @param {Row} row @param {number} at */
function cell(page, now, row, at) {
  const seat = at + 1;
  const points = row.points[at] ?? null;
  const score = row.scores[at] ?? null;
  if (points === null || score === null) return html`<td></td>`;
  const out = row.out === seat;
  const bust = row.bust.includes(seat);
  const back = row.bought.includes(seat);
  return html`<td class="${out ? "out" : ""} ${bust ? "bust" : ""}">
    <b>${score}</b>
    <small>${out ? sign(page, "out") : `+${points}`} ${bust ? sign(page, "bust") : nothing} ${back ? sign(page, "back") : nothing}
      ${row.dealer === seat ? html`<i class="deals" aria-hidden="true">●</i>` : nothing}</small>
  </td>`;
}

const SIGNS = { out: "✓", bust: "✗", back: "↩" };

/** What happened to somebody: in words, and where the paper is narrow as a sign.
 * @param {ScorePage} page @param {keyof typeof SIGNS} what */
const sign = (page, what) =>
  html`<span class="word">${page.t(`page-sheet-${what}-short`)}</span><i class="sign" aria-hidden="true">${SIGNS[what]}</i>`;

/** @param {ScorePage} page @param {Standing} now @param {number} at */
function total(page, now, at) {
  const count = now.bought[at];
  const bought = count
    ? html`<small><span class="word">${page.t("page-sheet-bought", { count })}</span><i class="sign" aria-hidden="true">${SIGNS.back}${count}</i></small>`
    : nothing;
  if (now.inside[at]) return html`<b>${now.scores[at]}</b> ${bought}`;
  return html`<span class="word">${page.t("page-sheet-left-short")}</span><i class="sign" aria-hidden="true">${SIGNS.bust}</i> ${bought}`;
}
