// SHA-256, for pages that came over plain http, where browsers have no `crypto.subtle`.
// What may live here: the hash alone (FIPS 180-4), checked against the server's by the tests.

const K = new Uint32Array(64);
const BEGIN = new Uint32Array(8);
for (let prime = 2, found = 0; found < 64; prime += 1) {
  let whole = true;
  for (let by = 2; by * by <= prime && whole; by += 1) whole = prime % by !== 0;
  if (!whole) continue;
  // The first 32 bits of the fractions of the roots.
  if (found < 8) BEGIN[found] = (Math.sqrt(prime) % 1) * 2 ** 32;
  K[found] = (Math.cbrt(prime) % 1) * 2 ** 32;
  found += 1;
}

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** Return the SHA-256 of a text (as UTF-8), in hex.
 * @param {string} text */
export function sha256(text) {
  return hex(digest(new TextEncoder().encode(text)));
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return the SHA-256 of bytes.
 * @param {Uint8Array} given */
export function digest(given) {
  const blocks = (given.length + 9 + 63) >> 6;
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(given);
  bytes[given.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(given.length / 2 ** 29));
  view.setUint32(bytes.length - 4, given.length << 3);
  const hash = BEGIN.slice();
  for (let at = 0; at < bytes.length; at += 64) mix(hash, view, at);
  const made = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => made.setUint32(4 * at, word));
  return new Uint8Array(made.buffer);
}

/** @param {Uint32Array} hash @param {DataView} view @param {number} at */
function mix(hash, view, at) {
  const w = new Uint32Array(64);
  for (let t = 0; t < 64; t += 1) {
    if (t < 16) {
      w[t] = view.getUint32(at + 4 * t);
      continue;
    }
    const a = w[t - 15];
    const b = w[t - 2];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[t] = w[t - 16] + s0 + w[t - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let t = 0; t < 64; t += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[t] + w[t]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at_) => {
    hash[at_] += word;
  });
}
