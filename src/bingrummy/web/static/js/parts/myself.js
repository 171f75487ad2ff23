// What somebody may do about their own seat: stop by agreement, resign, leave, a new name, be forgotten.
// What may live here: these acts, each that can't be undone behind a question.

import { html, nothing } from "../../vendor/lit-html.js";
import { Keep, write } from "../keep.js";
import { forget } from "../seats.js";
import { askFirst } from "./dialog.js";
import { NAME } from "./joining.js";
import { isOut } from "./marks.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {Page} page */
export function myself(page) {
  const { own, view } = page;
  if (own.person === null || !view) return nothing;
  const seat = page.seat(own.seat);
  const playing = view.table.stage === "playing" && seat && !isOut(seat);
  return html`
    <section class="menu-part" aria-labelledby="menu-you">
      <h3 id="menu-you">${page.t("page-menu-you")}</h3>
      ${playing ? html`${ending(page)} ${resigning(page)}` : nothing}
      ${renaming(page)}
      <p class="menu-links">${leaving(page, Boolean(playing))} ${forgetting(page)}</p>
    </section>
  `;
}

/** To end the game with this hand: all must agree (R33).
 * @param {Page} page */
function ending(page) {
  const agrees = page.seat(page.own.seat)?.agrees ?? false;
  const names = (page.view?.table.seats ?? []).filter((seat) => seat.agrees).map((seat) => page.name(seat.seat));
  const act = () => page.do({ do: "agree", yes: !agrees });
  return html`
    <p class="menu-act">
      <button type="button" aria-pressed=${String(agrees)} @click=${act}>${page.t(agrees ? "page-menu-stop-back" : "page-menu-stop")}</button>
      <span>${page.t("page-menu-stop-about")}
        ${names.length ? page.t("page-menu-stop-who", { names: names.join(", ") }) : page.t("page-menu-stop-nobody")}</span>
    </p>
  `;
}

/** @param {Page} page */
function resigning(page) {
  const ask = () =>
    askFirst(page, {
      title: page.t("page-menu-resign"),
      text: page.t("page-menu-resign-sure"),
      yes: page.t("page-menu-resign-do"),
      no: page.t("page-menu-play-on"),
      act: () => {
        page.local.panel = null;
        page.do({ do: "resign" });
      },
    });
  return html`<p class="menu-act"><button type="button" aria-haspopup="dialog" @click=${ask}>${page.t("page-menu-resign")}…</button></p>`;
}

/** @param {Page} page */
function renaming(page) {
  /** @param {SubmitEvent} event */
  const rename = (event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    if (!name) return;
    write(NAME, name);
    page.do({ do: "rename", name });
  };
  return html`
    <form class="menu-act" @submit=${rename}>
      <label for="rename">${page.t("page-menu-rename")}</label>
      <input id="rename" name="name" maxlength="40" required autocomplete="nickname" .defaultValue=${page.seat(page.own.seat)?.name ?? ""} />
      <button>${page.t("page-menu-rename-do")}</button>
    </form>
  `;
}

/** @param {Page} page @param {boolean} playing */
function leaving(page, playing) {
  const ask = () =>
    askFirst(page, {
      title: page.t("page-menu-leave"),
      text: page.t(playing ? "page-menu-leave-game" : "page-menu-leave-sure"),
      yes: page.t("page-menu-leave-do"),
      no: page.t("page-menu-cancel"),
      act: () => leave(page, playing),
    });
  return html`<button type="button" aria-haspopup="dialog" @click=${ask}>${page.t("page-menu-leave")}…</button>`;
}

/** Leave; a seat that is given up is forgotten here, one in a game is kept for coming back.
 * @param {Page} page @param {boolean} playing */
async function leave(page, playing) {
  const answer = await page.do({ do: "leave" });
  if (!answer.accepted) return;
  if (!playing) {
    await forget(page.table);
    Keep.forget(page.table);
  }
  page.line.end();
  location.assign("/");
}

/** @param {Page} page */
function forgetting(page) {
  const ask = () =>
    askFirst(page, {
      title: page.t("page-menu-forget"),
      text: page.t("page-menu-forget-sure"),
      yes: page.t("page-menu-forget-do"),
      no: page.t("page-menu-cancel"),
      act: () => page.do({ do: "forget" }),
    });
  return html`<button type="button" aria-haspopup="dialog" @click=${ask}>${page.t("page-menu-forget")}…</button>`;
}
