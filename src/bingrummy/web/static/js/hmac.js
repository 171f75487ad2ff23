// HMAC-SHA256 (RFC 2104), on the hash beside it.
// What may live here: that alone, checked against the server's by the tests.

import { digest } from "./sha256.js";

const BLOCK = 64; // bytes

/** Return the HMAC-SHA256 of a text (as UTF-8).
 * @param {Uint8Array} key @param {string} text @returns {Uint8Array}  32 bytes */
export function hmac(key, text) {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? digest(key) : key);
  const inner = digest(joined(padded.map((byte) => byte ^ 0x36), new TextEncoder().encode(text)));
  return digest(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

/** @param {Uint8Array} first @param {Uint8Array} second */
function joined(first, second) {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** Return the bytes of hexadecimal digits.
 * @param {string} digits */
export function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
