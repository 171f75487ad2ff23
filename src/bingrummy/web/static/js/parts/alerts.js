// "Your turn": the title, the app's badge, by choice a vibration and a sound; and the screen stays awake.
// What may live here: what calls somebody back who looks elsewhere. All of it is off, or silent, by default.

import { card, knock, lay, out } from "./sounds.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Entry} Entry */

/** @type {WakeLockSentinel | null} */
let lock = null;
let title = "";
let signed = false;

/** @param {Page} page */
export function begin(page) {
  page.on("view", (_view, before, entries) => {
    const was = before ? wanted(before) : "";
    const now = wanted(page.view);
    if (now && now !== was) call(page);
    if (before) for (const entry of entries) hear(page, entry);
    sign(page, Boolean(now));
    wake(page);
  });
  page.on("language", () => sign(page, Boolean(wanted(page.view))));
  document.addEventListener("visibilitychange", () => wake(page));
}

/** The decision for which somebody is called; the steps of a shuffle are done by the page, but the cut.
 * @param {import("../wire").View | null} view */
function wanted(view) {
  const may = view?.own.decision;
  const step = may?.decision.step;
  if (!may || step === "nonce" || step === "ready" || (step === "seal" && !may.deepest)) return "";
  const { game, hand, turn } = may.decision;
  return `${game}.${hand}.${turn}.${step === "discard" ? "turn" : step}`;
}

/** @param {Page} page */
function call(page) {
  if (page.local.prefs?.vibration) navigator.vibrate?.([60, 60, 60]);
  if (page.local.prefs?.sound) knock();
}

/** @param {Page} page @param {Entry} entry */
function hear(page, { event }) {
  if (!page.local.prefs?.sound || document.hidden || !event) return;
  if (event.event === "melds") lay();
  else if (event.event === "goes-out") out();
  else if (["draws", "takes", "discards"].includes(event.event)) card();
}

/** @param {Page} page @param {boolean} turn */
function sign(page, turn) {
  title ||= document.title;
  const table = page.view?.table.name || title;
  document.title = turn ? page.t("page-title-turn", { table }) : table;
  if (turn === signed) return;
  signed = turn;
  const app = /** @type {any} */ (navigator);
  if (turn) app.setAppBadge?.(1)?.catch?.(() => {});
  else app.clearAppBadge?.()?.catch?.(() => {});
}

/** While one plays, the screen is not to go dark. @param {Page} page */
async function wake(page) {
  const plays = page.view?.table.stage === "playing" && page.own.seat !== null && !document.hidden;
  if (!plays) {
    lock?.release().catch(() => {});
    lock = null;
  } else if (!lock || lock.released) {
    lock = await (navigator.wakeLock?.request("screen").catch(() => null) ?? null);
  }
}
