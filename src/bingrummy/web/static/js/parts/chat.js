// Talk: preset phrases and short messages; a badge says how many are unread.
// What may live here: what people say. Where it is switched off, or somebody is muted, says the view.

import { html, nothing } from "../../vendor/lit-html.js";
import { dialog } from "./dialog.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Entry} Entry */

const MOST = 200; // signs, as the server has it
const SHOWN = 6000; // milliseconds for which what is said is shown beside the table
/** Where one writes with keys of their own: elsewhere a field with the focus calls them up over the
 * phrases. But nothing that closes the box has the focus: what is typed on would be keys of play. */
const KEYS = matchMedia("(any-pointer: fine)");

/** @param {Page} page */
export function begin(page) {
  page.on("view", (_view, before, entries) => {
    const fresh = entries.filter((/** @type {Entry} */ entry) => isTalk(page, entry));
    if (!before || !fresh.length || page.local.panel === "chat") return;
    const last = fresh.at(-1);
    if (speaker(last) === page.own.person) return;
    page.local.bubble = last.seq;
    setTimeout(() => {
      if (page.local.bubble === last.seq) page.local.bubble = null;
      page.redraw();
    }, SHOWN);
  });
}

/** Who says something with an entry; null where nobody does.
 * @param {Entry} entry @returns {number | null} */
function speaker({ note }) {
  return note?.note === "said" || note?.note === "signed" ? note.person : null;
}

/** Whether an entry is something said that isn't hidden.
 * @param {Page} page @param {Entry} entry */
function isTalk(page, entry) {
  const who = speaker(entry);
  return who !== null && !page.own.muted.includes(who);
}

/** @param {Page} page */
export const said = (page) => page.entries.filter((entry) => isTalk(page, entry));

/** How many things were said since the chat was open last.
 * @param {Page} page */
export function unread(page) {
  if (page.local.panel === "chat") return 0;
  const read = page.local.read ?? 0;
  return said(page).filter((entry) => entry.seq > read && speaker(entry) !== page.own.person).length;
}

/** @param {Page} page */
export function openChat(page) {
  page.local.panel = "chat";
  page.local.bubble = null;
  page.redraw();
}

/** @param {Page} page */
export function chat(page) {
  const open = page.local.panel === "chat";
  const talk = said(page);
  if (open) page.local.read = talk.at(-1)?.seq ?? page.local.read ?? 0;
  const close = () => {
    if (page.local.panel === "chat") page.local.panel = null;
    page.redraw();
  };
  return html`
    ${bubble(page)}
    ${dialog(page, { id: "chat", title: page.t("page-chat"), open, close, body: () => inside(page, talk) })}
  `;
}

/** What was just said, for those who see the table; the live region says it to others.
 * @param {Page} page */
function bubble(page) {
  const entry = page.entries.find(({ seq }) => seq === page.local.bubble);
  if (!entry) return nothing;
  return html`<button type="button" class="bubble" tabindex="-1" aria-hidden="true" @click=${() => openChat(page)}>${entry.text}</button>`;
}

/** @param {Page} page @param {Entry[]} talk */
function inside(page, talk) {
  const hidden = (page.view?.table.seats ?? []).filter((seat) => seat.person && page.own.muted.includes(seat.person));
  return html`
    <ol class="talk" tabindex="0" ?autofocus=${!KEYS.matches} aria-label=${page.t("page-chat")}>
      ${talk.length
        ? talk.map((entry) => html`<li class=${speaker(entry) === page.own.person ? "own" : ""}>
            <span>${entry.text}</span> <time>${page.words.clock(entry.time)}</time></li>`)
        : html`<li class="none">${page.t("page-chat-none")}</li>`}
    </ol>
    ${hidden.length ? html`<p>${page.t("page-chat-hidden", { names: hidden.map((seat) => seat.name).join(", ") })}</p>` : nothing}
    ${barred(page) ?? speaking(page)}
  `;
}

/** Why one can't talk here, if one can't.
 * @param {Page} page */
function barred(page) {
  const waiting = page.view?.table.watchers.some((one) => one.waiting && one.person === page.own.person);
  if (page.own.seat === null && !waiting) return html`<p>${page.t("page-chat-watching")}</p>`;
  if (!page.view?.table.chat) return html`<p>${page.t("page-chat-off")}</p>`;
  if (page.seat(page.own.seat)?.muted) return html`<p>${page.t("page-chat-muted")}</p>`;
  return null;
}

/** @param {Page} page */
function speaking(page) {
  /** @param {SubmitEvent} event */
  const send = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (!text) return;
    form.reset();
    page.do({ do: "chat", text });
  };
  return html`
    <ul class="phrases" aria-label=${page.t("page-chat-phrases")}>
      ${Object.entries(page.words.phrases).map(
        ([phrase, text]) => html`<li><button type="button" @click=${() => page.do({ do: "sign", phrase: /** @type {any} */ (phrase) })}>${text}</button></li>`,
      )}
    </ul>
    <form class="say" @submit=${send}>
      <input name="text" ?autofocus=${KEYS.matches} maxlength=${MOST} autocomplete="off" enterkeyhint="send" aria-label=${page.t("page-chat-say")}
        placeholder=${page.t("page-chat-say")} />
      <button class="main">${page.t("page-chat-send")}</button>
    </form>
  `;
}
