// The end of a game: who takes the pot, how all stand, and what can be looked at again.
// What may live here: showing it. Another game is begun in the lobby below.

import { html, nothing } from "../../vendor/lit-html.js";
import { counted } from "./count.js";
import { rematch, signed } from "./gathering.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").SeatView} SeatView */

/** @param {Page} page */
export function gameend(page) {
  const { game, view } = page;
  if (!game || !view || game.phase !== "game over") return nothing;
  const players = view.table.seats.filter((seat) => seat.person || seat.bot);
  return html`
    <section class="gameend leaf" aria-labelledby="gameend-title">
      <h1 id="gameend-title">${title(page)}</h1>
      <ul class="gameend-shares">
        ${game.shares.map(({ seat, number }) => html`<li><strong>${page.name(seat)}</strong> ${page.t("page-over-share", { chips: number })}</li>`)}
      </ul>
      <div class="gameend-scroll" tabindex="0" role="group" aria-label=${page.t("page-over-table")}>
        <table>
          <caption class="unseen">${page.t("page-over-table")}</caption>
          <thead><tr>
            <th scope="col">${page.t("page-over-player")}</th>
            <th scope="col" class="number">${page.t("page-over-score")}</th>
            <th scope="col" class="number">${page.t("page-over-game")}</th>
            <th scope="col" class="number">${page.t("page-over-balance")}</th>
          </tr></thead>
          <tbody>${players.map((seat) => row(page, seat))}</tbody>
        </table>
      </div>
      <div class="gameend-again">${rematch(page)}</div>
      ${players.some((seat) => seat.shown)
        ? html`<details class="gameend-count" open><summary>${page.t("page-over-count")}</summary>${counted(page, 2)}</details>`
        : nothing}
      ${links(page, game.game)}
    </section>
  `;
}

/** @param {Page} page */
function title(page) {
  const shares = page.game?.shares ?? [];
  if (shares.length !== 1) return page.t("page-over-shared");
  const { seat } = shares[0];
  return seat === page.own.seat ? page.t("page-over-title-you") : page.t("page-over-title", { name: page.name(seat) });
}

/** @param {Page} page @param {SeatView} seat */
function row(page, seat) {
  const hints = seat.person && page.view?.table.hints.includes(seat.seat);
  return html`
    <tr class=${seat.seat === page.own.seat ? "own" : ""}>
      <th scope="row">${page.name(seat.seat)}
        ${hints ? html`<span class="tag">${page.t("page-over-hints", { count: seat.hints })}</span>` : nothing}</th>
      <td class="number">${seat.out ? page.t("page-over-out") : seat.score}</td>
      <td class="number">${signed(seat.chips)}</td>
      <td class="number">${seat.person ? signed(seat.balance) : nothing}</td>
    </tr>
  `;
}

/** @param {Page} page @param {number} game */
function links(page, game) {
  const replay = `/t/${page.table}/replay/${game}`;
  return html`
    <p class="gameend-links">
      <a class="button" href=${replay}>${page.t("page-over-replay")}</a>
      <a class="button" href="${replay}#check">${page.t("page-over-check")}</a>
      <button type="button" @click=${() => download(page, game)}>${page.t("page-over-record")}</button>
      <a class="button" href="/t/${page.table}/games">${page.t("page-menu-history")}</a>
    </p>
  `;
}

/** Save the record as a file: the token goes in a header, so a plain link would not do.
 * @param {Page} page @param {number} game */
async function download(page, game) {
  const answer = await page.fetch(`/games/${game}/record`).catch(() => null);
  if (!answer?.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `bing-${page.table}-${game}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
