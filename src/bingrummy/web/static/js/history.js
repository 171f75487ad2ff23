// The games of a table: the server draws the list; here downloads are made with the seat's token, and
// the checks are shown.
// What may live here: what needs a token or the browser. What is listed is in the template.

import { html, nothing, render } from "../vendor/lit-html.js";
import { verdict } from "./parts/check.js";
import { checkGame, download, fetchAs } from "./records.js";
import { seatAt, takeFragment } from "./seats.js";
import { loadWords } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./fairness.js").Report} Report */
/** @typedef {{working: boolean, said: string, checked: {report: Report, name: (seat: number) => string} | null}} State */

class History {
  /** @param {string} table @param {Words} words */
  constructor(table, words) {
    this.table = table;
    this.words = words;
    /** @type {Map<number, State>} */
    this.states = new Map();
  }

  /** Show the list as this seat may see it: the token goes in a header, never in the address. */
  async refresh() {
    const token = seatAt(this.table)?.token;
    if (!token) return;
    const headers = { Authorization: `Bearer ${token}`, "Accept-Language": this.words.language };
    const answer = await fetch(location.pathname + location.search, { headers }).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const main = page.getElementById("main");
    if (main) document.getElementById("main")?.replaceWith(main);
  }

  begin() {
    for (const section of document.querySelectorAll("[data-game]")) this.draw(/** @type {HTMLElement} */ (section));
    document.addEventListener("click", (event) => {
      const link = /** @type {Element} */ (event.target).closest("a[data-record]");
      if (!link) return;
      event.preventDefault();
      const section = /** @type {HTMLElement} */ (link.closest("[data-game]"));
      this.save(section, /** @type {HTMLElement} */ (link).dataset.record ?? "own");
    });
    document.documentElement.dataset.ready = "yes";
  }

  /** @param {HTMLElement} section */
  draw(section) {
    const game = Number(section.dataset.game);
    const place = /** @type {HTMLElement} */ (section.querySelector("[data-verdict]"));
    const state = this.states.get(game) ?? { working: false, said: "", checked: null };
    const { words } = this;
    const own = section.dataset.own === "yes" ? this.seat(game) : null;
    render(html`
      <h3>${words.t("page-check-title")}</h3>
      <p class="buttons">
        <button type="button" ?disabled=${state.working} @click=${() => this.check(section)}>${words.t(state.checked ? "page-check-again" : "page-check-do")}</button>
        <button type="button" ?disabled=${state.working} @click=${() => this.ask(section)}>${words.t("page-check-server")}</button>
      </p>
      <div role="status">
        ${state.working ? html`<p>${words.t("page-check-working")}</p>` : nothing}
        ${state.said ? html`<p class="said">${state.said}</p>` : nothing}
        ${state.checked ? verdict({ words, name: state.checked.name, own }, state.checked.report) : nothing}
      </div>
    `, place); // prettier-ignore
  }

  /** One's own seat in a game, where the record says so. @param {number} game */
  seat(game) {
    const view = this.states.get(game)?.checked?.report.view;
    return view && view !== "-" ? Number(view) : null;
  }

  /** What this device may see of a game. @param {HTMLElement} section */
  view(section) {
    return section.dataset.own === "yes" ? "own" : "spectator";
  }

  /** @param {HTMLElement} section @param {() => Promise<Partial<State>>} work */
  async during(section, work) {
    const game = Number(section.dataset.game);
    const state = { working: true, said: "", checked: this.states.get(game)?.checked ?? null };
    this.states.set(game, state);
    this.draw(section);
    Object.assign(state, await work().catch((error) => ({ said: this.words.t("page-record-failed", { why: error.message }) })));
    state.working = false;
    this.draw(section);
  }

  /** @param {HTMLElement} section */
  check(section) {
    const game = Number(section.dataset.game);
    return this.during(section, async () => ({ checked: await checkGame(this.table, game, this.view(section), this.words) }));
  }

  /** @param {HTMLElement} section */
  ask(section) {
    const game = Number(section.dataset.game);
    return this.during(section, async () => {
      const view = section.dataset.over === "yes" ? "full" : this.view(section);
      const answer = await fetchAs(this.table, `/games/${game}/check?view=${view}`, this.words);
      return { said: checkWords(this.words, await answer.json()) };
    });
  }

  /** @param {HTMLElement} section @param {string} view */
  save(section, view) {
    return this.during(section, async () => {
      await download(this.table, Number(section.dataset.game), view, this.words);
      return {};
    });
  }
}

/** The server's verdict in words.
 * @param {Words} words @param {Partial<import("./wire").Checked>} checked */
function checkWords(words, { holds, hands = 0, events = 0, judged = 0, line = 0, why = "" }) {
  if (!holds) return words.t("page-check-server-fails", { line, why });
  const open = events - judged;
  const said = words.t("page-check-server-holds", { hands, events: judged });
  return open > 0 ? `${said} ${words.t("page-check-server-open", { events: open })}` : said;
}

async function main() {
  const given = JSON.parse(document.getElementById("first")?.textContent ?? "{}");
  takeFragment(given.table);
  const history = new History(given.table, await loadWords(given.words[given.language]));
  await history.refresh();
  history.begin();
}

main();
