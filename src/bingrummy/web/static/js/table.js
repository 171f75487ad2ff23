// The table page: begins with what its HTML holds, goes live, and draws the screen.
// What may live here: wiring. What is drawn is the parts' affair, where it stands is the screen's.

import { render } from "../vendor/lit-html.js";
import { Page } from "./page.js";
import { begin, screen } from "./screen.js";
import { bake, remember, seatAt, takeFragment } from "./seats.js";
import { watchVersion } from "./version.js";
import { loadWords } from "./words.js";

/** @returns {import("./page.js").First} what the HTML holds */
function given() {
  return JSON.parse(document.getElementById("first")?.textContent ?? "{}");
}

async function main() {
  const first = given();
  takeFragment(first.table);
  const seat = seatAt(first.table);
  // Somebody else's view, or a spectator's, is not shown to a player.
  const person = first.view?.own?.person ?? null;
  if (person !== (seat?.person ?? null) || (seat?.token && person === null)) first.view = null;
  const page = new Page(first, await loadWords(first.words[first.language]), seat?.token ?? null);
  page.loaders = { loadWords };
  const place = document.getElementById("table");
  if (!place) throw new Error("the page has no table");
  let begun = false;
  page.draw = () => {
    if (!page.view && !page.bye) return; // what the HTML says stands till then
    if (!begun) place.replaceChildren();
    begun = true;
    render(screen(page), place);
  };
  page.on("view", () => noteSeat(page));
  begin(page);
  watchVersion(page);
  page.line.begin();
  page.redraw();
  Object.assign(window, { bing: page }); // for the console, and for tests
}

let noted = "";

/** Remember the seat at this table once it is known whose it is.
 * @param {Page} page */
function noteSeat(page) {
  const { table, own } = page;
  const title = page.view?.table.name ?? "";
  const name = page.seat(own.seat)?.name ?? "";
  const now = `${own.person} ${name} ${title}`;
  if (now === noted) return;
  noted = now;
  if (page.token && own.person !== null) {
    remember({ table, token: page.token, person: own.person, ...(name ? { name } : {}), title });
    if (page.first.view?.own?.person !== own.person) bake(table, page.token);
  }
}

main();
