// Coming in from a shared link: a name, one tap, and there is a seat.
// What may live here: the way from a visitor to a player. Which seat it is says the server.

import { html, nothing } from "../../vendor/lit-html.js";
import { read, write } from "../keep.js";
import { join } from "../seats.js";

/** @typedef {import("../page.js").Page} Page */

export const NAME = "bing.name"; // the name that was used last on this device

/** Whether somebody without a seat could get one now.
 * @param {Page} page */
export function mayJoin(page) {
  const table = page.view?.table;
  if (page.token) return false;
  if (!table) return true; // a table that has no spectators: whoever has the link may ask
  if (table.stage === "gathering") return free(page) > 0;
  return table.stage === "playing" && (table.late_entry || table.seats.some((seat) => seat.open));
}

/** @param {Page} page */
export const free = (page) => page.view?.table.seats.filter((seat) => !seat.person && !seat.bot).length ?? 0;

/** The form that asks for a name, for whoever has no seat here.
 * @param {Page} page */
export function joining(page) {
  if (page.token || page.local.watching) return nothing;
  const table = page.view?.table;
  const title = table ? page.t("page-join-title", { table: table.name }) : page.t("page-join-do");
  return html`
    <section class="join leaf" aria-labelledby="join-title">
      <h1 id="join-title">${title}</h1>
      <p>${state(page)}</p>
      ${mayJoin(page) ? form(page) : nothing}
      ${table ? watch(page) : nothing}
    </section>
  `;
}

/** @param {Page} page */
function state(page) {
  const table = page.view?.table;
  if (!table) return page.t("page-join-private");
  if (table.stage === "closed") return page.t("page-join-closed");
  if (table.stage === "playing") {
    return page.t(table.late_entry ? "page-join-late" : mayJoin(page) ? "page-join-open" : "page-join-playing");
  }
  return free(page) ? page.t("page-join-free", { free: free(page) }) : page.t("page-join-full");
}

/** @param {Page} page */
function form(page) {
  const open = page.view?.table.seats.filter((seat) => seat.open) ?? [];
  const late = page.view?.table.stage !== "playing" || page.view.table.late_entry;
  return html`
    <form class="join-form" @submit=${(/** @type {SubmitEvent} */ event) => submit(page, event)}>
      <label for="join-name">${page.t("page-join-name")}</label>
      <input id="join-name" name="name" required maxlength="40" autocomplete="nickname" enterkeyhint="go"
        autofocus .defaultValue=${read(NAME) ?? ""} />
      ${late
        ? html`<button class=${`main ${page.local.joining ? "sending" : ""}`} name="seat" value="">
            ${page.t("page-join-do")}
          </button>`
        : nothing}
      ${open.map(
        ({ seat }) => html`<button class="main" name="seat" value=${seat}>
          ${page.t("page-join-over", { name: page.name(seat) })}
        </button>`,
      )}
      ${page.local.joinTrouble ? html`<p class="join-trouble" role="alert">${page.local.joinTrouble}</p>` : nothing}
    </form>
  `;
}

/** @param {Page} page */
function watch(page) {
  if (!page.view?.table.spectators) return nothing;
  const stay = () => {
    page.local.watching = true;
    page.redraw();
  };
  return html`<button type="button" class="plain" @click=${stay}>${page.t("page-join-watch")}</button>`;
}

/** @param {Page} page @param {SubmitEvent} event */
async function submit(page, event) {
  event.preventDefault();
  if (page.local.joining) return;
  const form = /** @type {HTMLFormElement} */ (event.target);
  const name = String(new FormData(form).get("name") ?? "").trim();
  const seat = Number(/** @type {HTMLButtonElement | null} */ (event.submitter)?.value) || null;
  if (name) await enter(page, name, seat);
}

/** Take a seat, and go on as its owner.
 * @param {Page} page @param {string} name @param {number | null} seat */
async function enter(page, name, seat) {
  page.local.joining = true;
  page.redraw();
  try {
    const seated = await join(page.table, name, seat);
    write(NAME, name);
    page.local.joinTrouble = null;
    if (page.local.panel === "join") page.local.panel = null;
    page.sit(seated);
  } catch (fault) {
    page.local.joinTrouble = sentenceOf(page, fault);
  }
  page.local.joining = false;
  page.redraw();
}

/** @param {Page} page @param {any} fault  what the server said, or that it said nothing */
function sentenceOf(page, fault) {
  return typeof fault?.sentence === "string" ? fault.sentence : page.t("page-line-down");
}
