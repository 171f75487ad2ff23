// Records of games: fetching them as one's seat may have them, and keeping them as files.
// What may live here: requests and downloads. What is in a record is read elsewhere.

import { checkRecord } from "./fairness.js";
import { seatAt } from "./seats.js";

/** @typedef {import("./words.js").Words} Words */

/** Do a request about a table as the seat of this device; throw a sentence that says why not.
 * @param {string} table @param {string} path  below the table's address @param {Words} words
 * @returns {Promise<Response>} */
export async function fetchAs(table, path, words) {
  const token = seatAt(table)?.token;
  const headers = new Headers({ "Accept-Language": words.language });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const answer = await fetch(`/api/tables/${table}${path}`, { headers }).catch(() => null);
  if (!answer) throw new Error(words.t("page-replay-offline"));
  if (answer.status === 429) {
    await new Promise((done) => setTimeout(done, 1100));
    return fetchAs(table, path, words);
  }
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({}))).sentence ?? String(answer.status));
  return answer;
}

/** Return a record's text: `full`, `own` or `spectator`.
 * @param {string} table @param {number} game @param {string} view @param {Words} words */
export async function recordOf(table, game, view, words) {
  return (await fetchAs(table, `/games/${game}/record?view=${view}`, words)).text();
}

/** Keep a record as a file.
 * @param {string} table @param {number} game @param {string} view @param {Words} words */
export async function download(table, game, view, words) {
  const text = await recordOf(table, game, view, words);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `bing-${table}-${game}-${view}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Check the shuffles of a game from its record as it is now.
 * @param {string} table @param {number} game @param {string} view @param {Words} words */
export async function checkGame(table, game, view, words) {
  const text = await recordOf(table, game, view, words);
  /** @type {string[]} */
  const names = [];
  for (const [, seat, name] of text.matchAll(/^seat (\d) (.*)$/gm)) names[Number(seat)] = named(words, Number(seat), name);
  for (const [, seat, name] of text.matchAll(/^(\d) enters at \d+ pot=\d+ (.*)$/gm)) names[Number(seat)] = name;
  const report = checkRecord(text);
  return { report, name: (/** @type {number} */ seat) => names[seat] ?? String(seat) };
}

/** @param {Words} words @param {number} seat @param {string} name  as a record has it */
function named(words, seat, name) {
  return name.startsWith("bot:") ? words.t("page-bot", { seat }) : name;
}
