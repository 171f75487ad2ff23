// The standing orders before one is away.
// What may live here: giving them. What a stand-in does with them say the rules and the table.

import { html } from "../../vendor/lit-html.js";

/** @typedef {import("../page.js").Page} Page */

const TIMES = [0, 1, 2, 3, 5, 99]; // how often one may buy back meanwhile

/** What is to be done meanwhile, and going.
 * @param {Page} page */
export function orders(page) {
  /** @param {SubmitEvent} event */
  const go = async (event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const play = form.get("play") === "bot" ? "bot" : "throw";
    const answer = await page.do({ do: "away", play, buy_back: Number(form.get("times") ?? 0) });
    if (answer.accepted) page.local.panel = null;
    page.redraw();
  };
  return html`
    <form class="away-form" @submit=${go}>
      <p>${page.t("page-away-about")}</p>
      <fieldset>
        <legend>${page.t("page-away-title")}</legend>
        <label><input type="radio" name="play" value="throw" checked /> ${page.t("page-away-throw")}</label>
        <label><input type="radio" name="play" value="bot" /> ${page.t("page-away-bot")}</label>
      </fieldset>
      <label class="away-buy">${page.t("page-away-buy")}
        <select name="times">${TIMES.map((times) => html`<option value=${times}>${page.t("page-away-buy-times", { times })}</option>`)}</select>
      </label>
      <button class="main">${page.t("page-away-go")}</button>
    </form>
  `;
}
