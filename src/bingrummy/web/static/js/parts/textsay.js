// The command line of the text table: the terminal's language, which the server reads.
// What may live here: what becomes of a line. Moves are done as any other; questions are answered
// from the view, in the page's words.

import { mayHint, sort } from "../acts.js";
import { say } from "./announce.js";
import { linkOf } from "./invite.js";
import { sinceMine } from "./story.js";
import { handGroups, handTitle, meldLines, nowLines, pileLines, playerLines, scoreLines } from "./textwords.js";
import { list } from "./cards.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Understood} Understood */
/** @typedef {{kind: "typed" | "said" | "refused" | "event", text: string, refusal?: import("../wire").Refusal, seq?: number,
 *   lang?: string}} Line  `lang`: its language, where the page speaks another one by now */
/** @typedef {{yes: () => unknown}} Question  what yes would do */

const MOST = 300; // lines that are kept

/** The text table's own things.
 * @param {Page} page
 * @returns {{lines: Line[], typed: string[], at: number, question: Question | null}} */
export const textOf = (page) => (page.local.text ??= { lines: [], typed: [], at: 0, question: null });

/** Put lines into the log, without saying them.
 * @param {Page} page @param {Line[]} lines */
export function log(page, lines) {
  const text = textOf(page);
  text.lines = [...text.lines, ...lines].slice(-MOST);
}

/** Tell what happened in the language that the page has changed to; what was typed and answered stays,
 * marked as of the other language.
 * @param {Page} page @param {import("../wire").Entry[]} entries */
export function retell(page, entries) {
  const text = textOf(page);
  const told = new Map(entries.map((entry) => [entry.seq, entry.text ?? ""]));
  text.lines = text.lines.map((line) => {
    const anew = told.get(line.seq ?? 0);
    return anew === undefined ? { ...line, lang: line.lang ?? spoken } : { ...line, text: anew, lang: undefined };
  });
  spoken = page.words.language;
  for (const line of text.lines) if (line.lang === spoken) delete line.lang;
}

let spoken = document.documentElement.lang; // the language of lines that aren't marked

/** Answer what was typed: in the log, and aloud.
 * @param {Page} page @param {...string} lines */
export function answer(page, ...lines) {
  const given = lines.flatMap((line) => line.split("\n")).filter(Boolean);
  log(page, given.map((text) => ({ kind: "said", text })));
  say(page, ...given);
  page.redraw();
}

/** @param {Page} page @param {import("../wire").Refusal} refusal */
function refused(page, refusal) {
  log(page, [{ kind: "refused", text: refusal.sentence, refusal }]);
  say(page, refusal.sentence);
  page.redraw();
}

/** Do what a line asks for.
 * @param {Page} page @param {string} line */
export async function submit(page, line) {
  const text = textOf(page);
  const typed = line.trim();
  if (!typed) {
    if (isReady(page)) await ready(page);
    return;
  }
  text.typed = [...text.typed.filter((other) => other !== typed), typed].slice(-50);
  text.at = text.typed.length;
  log(page, [{ kind: "typed", text: typed }]);
  page.redraw();
  const reply = await page.ask({ ask: "say", line: typed, language: /** @type {any} */ (page.words.language) });
  if (reply.refusal) refused(page, reply.refusal);
  else if (reply.understood) await understood(page, reply.understood);
}

/** @param {Page} page @param {Understood} found */
async function understood(page, found) {
  const text = textOf(page);
  const question = text.question;
  text.question = null;
  if (found.refusal) refused(page, found.refusal);
  else if (found.command === "play" && found.move) await perform(page, found.move);
  else if (found.what) await perform(page, found.what, found.sentence);
  else if (found.command === "yes" || found.command === "no") await decide(page, question, found.command === "yes");
  else if (found.sentence) answer(page, found.sentence);
  else await (ANSWERS[found.command ?? ""] ?? nothing)(page, found.argument);
}

/** Do something; what comes of it is told as an event or by a sentence, a refusal here.
 * @param {Page} page @param {import("../wire").What} what @param {string} [said]  once it is done */
async function perform(page, what, said = "") {
  const done = await page.do(what, true);
  if (done.refusal) refused(page, done.refusal);
  else if (said) answer(page, said);
}

/** @param {Page} page */
const isReady = (page) =>
  page.own.decision?.decision.step === "ready" ||
  (page.view?.table.stage === "gathering" && page.game !== null && page.own.seat !== null);

/** @param {Page} page */
async function ready(page) {
  await perform(page, { do: "ready" });
  answer(page, page.t("page-text-ready-done"));
}

/** Yes or no, to the page's question or to the game's.
 * @param {Page} page @param {Question | null} question @param {boolean} yes */
async function decide(page, question, yes) {
  const may = page.own.decision;
  if (question) {
    if (yes) await question.yes();
    else answer(page, page.t("page-text-play-on"));
  } else if (may?.decision.step === "buy back") await perform(page, { do: "buy-back", yes });
  else if (may?.decision.step === "seal" && may.deepest && !yes) page.cut(null);
  else if (yes && isReady(page)) await ready(page);
  else answer(page, page.t("page-text-not-asked"));
}

/** @param {Page} page @param {string} text @param {Question} question */
function ask(page, text, question) {
  textOf(page).question = question;
  answer(page, text);
}

/** @param {Page} page */
function nothing(page) {
  answer(page, page.t("page-text-not-here"));
}

/** @type {Record<string, (page: Page, argument: string | null) => unknown>} */
const ANSWERS = {
  sort(page, by) {
    sort(page, by ?? "suit");
    answer(page, ...handLines(page));
  },
  hand: (page) => answer(page, ...handLines(page)),
  table: (page) => answer(page, ...tableLines(page)),
  scores: (page) => answer(page, ...scoreLines(page)),
  history: (page) => answer(page, ...since(page)),
  quit: (page) => answer(page, page.t("page-text-quit")),
  suggest,
  link(page) {
    const own = page.token ? [`${page.t("page-own-title")}: ${linkOf(page)}#${page.token}`] : [];
    answer(page, `${page.t("page-invite-title")}: ${linkOf(page)}`, ...own);
  },
  cut(page, depth) {
    const may = page.own.decision;
    if (may?.decision.step !== "seal" || !may.deepest) answer(page, page.t("page-text-no-cut"));
    else if (depth !== null && !(Number(depth) >= 1 && Number(depth) <= may.deepest))
      answer(page, page.t("page-text-cut", { deepest: may.deepest }));
    else page.cut(depth === null ? Math.ceil(may.deepest / 2) : Number(depth));
  },
  resign(page) {
    ask(page, page.t("page-text-resign-sure"), { yes: () => perform(page, { do: "resign" }) });
  },
  agree(page, yes) {
    if (yes === "no") return perform(page, { do: "agree", yes: false });
    return ask(page, page.t("page-text-agree-sure"), { yes: () => perform(page, { do: "agree", yes: true }) });
  },
};

/** @param {Page} page */
async function suggest(page) {
  const step = page.own.decision?.decision.step ?? "";
  if (step === "seal" && page.own.decision?.deepest) return answer(page, page.t("page-text-hint-cut"));
  if (!["turn", "discard", "buy back"].includes(step)) return answer(page, page.t("page-text-hint-none"));
  if (!mayHint(page)) return answer(page, page.t("page-text-hint-not"));
  const reply = await page.ask({ ask: "suggest" });
  if (reply.refusal) return refused(page, reply.refusal);
  const hint = reply.suggestion;
  if (!hint) return answer(page, page.t("page-text-hint-none"));
  const said = page.t("page-text-hint", { hint: hint.sentence });
  return ask(page, `${said} [${hint.line}] ${page.t("page-text-hint-do")}`, { yes: () => perform(page, hint.move) });
}

/** @param {Page} page */
export const handLines = (page) => [handTitle(page), ...handGroups(page).map((group) => list(page, group))];

/** @param {Page} page */
export function tableLines(page) {
  const melds = meldLines(page);
  return [...(melds.length ? melds : [page.t("page-text-no-melds")]), ...pileLines(page), ...playerLines(page)];
}

/** What happened since one's own last turn, and what is to be done now.
 * @param {Page} page */
export function since(page) {
  const told = sinceMine(page).flatMap((entry) => (entry.text ? [entry.text] : []));
  return [...(told.length ? told : [page.t("page-text-since-none")]), ...nowLines(page)];
}
