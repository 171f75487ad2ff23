// The screen of the table: which parts there are at each stage, and where they stand.
// What may live here: the layout. A part that has nothing to show returns `nothing`.

import { html, nothing } from "../vendor/lit-html.js";
import { begin as beginLater, ends, keyboard } from "./later.js";
import { begin as beginAlerts } from "./parts/alerts.js";
import { announce, begin as beginAnnouncing } from "./parts/announce.js";
import { banner, gone } from "./parts/banner.js";
import { board } from "./parts/board.js";
import { begin as beginChat, chat } from "./parts/chat.js";
import { compose } from "./parts/compose.js";
import { begin as beginCut, cut } from "./parts/cut.js";
import { gathering } from "./parts/gathering.js";
import { begin as beginHand, hand } from "./parts/hand.js";
import { begin as beginMenu, menu } from "./parts/menu.js";
import { begin as beginMotion } from "./parts/motion.js";
import { opponents } from "./parts/opponents.js";
import { begin as beginStory, story } from "./parts/story.js";
import { begin as beginTurn, turn } from "./parts/turn.js";

/** @typedef {import("./page.js").Page} Page */

/** Let the parts begin that listen to more than drawing.
 * @param {Page} page */
export function begin(page) {
  for (const one of [
    beginMenu, beginAnnouncing, beginHand, beginTurn, beginStory, beginCut, beginChat,
    beginLater, beginAlerts, beginMotion,
  ]) one(page); // prettier-ignore
}

/** @param {Page} page */
export function screen(page) {
  const { view, game } = page;
  if (!view && page.bye && page.bye.reason !== "no-spectators") return gone(page, page.bye);
  if (!view) return html`${banner(page)} <main class="lobby" id="main">${gathering(page)}</main>`;
  const playing = view.table.stage !== "gathering";
  return html`
    <div class="screen" data-stage=${view.table.stage} data-phase=${game?.phase ?? "none"}
      data-panel=${page.local.panel ?? "none"} data-seats=${view.table.seats.length}>
      ${banner(page)}
      <header class="top">${menu(page)}</header>
      ${playing && game ? table(page) : lobby(page)}
      ${chat(page)} ${keyboard(page)} ${announce(page)}
    </div>
  `;
}

/** A hand, from the cut to its end.
 * @param {Page} page */
function table(page) {
  return html`
    <main class="play" id="main">
      ${opponents(page)} ${board(page)} ${story(page)} ${turn(page)} ${compose(page)} ${hand(page)}
    </main>
    ${cut(page)} ${ends(page)}
  `;
}

/** Before a game, and after one.
 * @param {Page} page */
function lobby(page) {
  return html`
    <main class="lobby" id="main">${page.game ? ends(page) : nothing} ${gathering(page)}</main>
  `;
}
