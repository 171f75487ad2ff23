// The fair shuffle (R5, R32): the page seals a nonce before each hand and shows it when it is due.
// What may live here: this seat's nonces. The cutter's depth comes from the cutter's tap.

import { readTab, writeTab } from "./keep.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./wire").Decision} Decision */
/** @typedef {{game: number, hand: number, nonce: string, depth: number | null}} Sealed */

/** Return a nonce: 32 hex digits that nobody can foresee. */
export function nonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return the seal of a nonce: SHA-256, in hex, of the nonce, a blank and the depth or a dash.
 * @param {string} shown @param {number | null} depth */
export function seal(shown, depth) {
  return sha256(`${shown} ${depth ?? "-"}`);
}

/** Do what the exchange waits for, where it waits for this seat.
 * @param {Page} page */
export async function exchange(page) {
  const decision = page.own.decision?.decision;
  if (!decision || page.pending.has(decision.step)) return;
  if (decision.step === "seal") await sealOne(page, decision);
  else if (decision.step === "nonce") await showOne(page, decision);
}

/** @param {Page} page */
const place = (page) => `bing.nonce.${page.table}.${page.own.seat}`;

/** @param {Page} page @param {Decision} decision */
async function sealOne(page, { game, hand }) {
  const asked = page.own.decision?.deepest !== null;
  const cut = page.local.cut?.game === game && page.local.cut.hand === hand ? page.local.cut : null;
  if (asked && !cut) return; // the cutter hasn't cut yet
  /** @type {Sealed} */
  const sealed = { game, hand, nonce: nonce(), depth: cut?.depth ?? null };
  // It is kept before it is sent: a page that is loaded anew in between still knows it.
  writeTab(place(page), sealed);
  const answer = await page.do({ do: "seal", digest: seal(sealed.nonce, sealed.depth) }, true);
  if (!answer.accepted) writeTab(place(page), null); // sealed in another tab: that one shows it
}

/** @param {Page} page @param {Decision} decision */
async function showOne(page, { game, hand }) {
  /** @type {Sealed | null} */
  const sealed = readTab(place(page));
  if (sealed?.game !== game || sealed.hand !== hand) return; // of another tab of this seat
  await page.do({ do: "nonce", nonce: sealed.nonce, depth: sealed.depth }, true);
}
