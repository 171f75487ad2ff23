// The seats of this device: which tables it knows, and the token of its seat at each.
// What may live here: remembering and forgetting seats. A token is the seat: it is sent in headers
// and in the socket's first message, and stands in no address.

import { read, write } from "./keep.js";

/**
 * @typedef Seat
 * @property {string} table
 * @property {string | null} token  null for a table that is only watched
 * @property {number} [person]
 * @property {string} [name]  of the player
 * @property {string} [title]  of the table
 * @property {number} at  when it was last open, milliseconds
 */

const KEY = "bing.seats";
const MOST = 50;

/** Return the tables of this device, the latest first.
 * @returns {Seat[]} */
export function seats() {
  const found = read(KEY);
  return Array.isArray(found) ? found.filter((seat) => typeof seat?.table === "string") : [];
}

/** @param {string} table @returns {Seat | null} */
export function seatAt(table) {
  return seats().find((seat) => seat.table === table) ?? null;
}

/** Remember a seat, or more about one.
 * @param {Partial<Seat> & {table: string}} seat */
export function remember(seat) {
  const known = seatAt(seat.table) ?? { table: seat.table, token: null };
  const others = seats().filter((other) => other.table !== seat.table);
  write(KEY, [{ ...known, ...seat, at: Date.now() }, ...others].slice(0, MOST));
}

/** Forget a seat on this device, and its cookie.
 * @param {string} table */
export async function forget(table) {
  write(KEY, seats().filter((seat) => seat.table !== table));
  await fetch(`/t/${table}/cookie`, { method: "DELETE" }).catch(() => null);
}

/** Take the token out of the address, where a personal link brought one, and remember it.
 * @param {string} table */
export function takeFragment(table) {
  const token = location.hash.slice(1);
  if (!/^[A-Za-z0-9_-]{16,128}$/.test(token)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (seatAt(table)?.token !== token) remember({ table, token, person: undefined });
}

/** Let the server put one's own view in the page's HTML the next time; nothing else is done with it.
 * @param {string} table @param {string} token */
export async function bake(table, token) {
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(`/t/${table}/cookie`, { method: "POST", headers }).catch(() => null);
}

/** Take a seat with a name: POST …/join, and remember it. Throws the server's fault.
 * @param {string} table @param {string} name @param {number | null} [seat]
 * @returns {Promise<import("./wire").Seated>} */
export async function join(table, name, seat = null) {
  const answer = await fetch(`/api/tables/${table}/join`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang },
    body: JSON.stringify({ name, seat }),
  });
  const told = await answer.json();
  if (!answer.ok) throw told;
  settle(told);
  return told;
}

/** Remember a seat that the server gave.
 * @param {import("./wire").Seated} seated @param {string} [title] */
export function settle(seated, title) {
  const { table, token, person, name } = seated;
  remember({ table, token, person, name, ...(title ? { title } : {}) });
  bake(table, token);
}
