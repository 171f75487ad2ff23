// Runs the page's arithmetic on vectors: JSON on standard input, what was found on standard output.
// What may live here: calling. What is right is said by the tests, which made the vectors.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
/** @param {string} name */
const load = (name) => import(new URL(name, folder).href);
const { checkRecord, chooser, shuffled, FACES } = await load("fairness.js");
const { bytesOf, hmac } = await load("hmac.js");
const { digest, hex, sha256 } = await load("sha256.js");
const { standing, SheetError } = await load("sheetmath.js");

const asked = JSON.parse(readFileSync(0, "utf8"));
const packs = (count) => Array.from({ length: count }, () => FACES).flat();

/** @param {(bound: number) => number} choose @param {number} bound */
const even = (choose, bound) => Array.from({ length: 20 }, () => choose(bound));

const tasks = {
  hashes: ({ text }) => sha256(text),
  shuffles: (given) => {
    const key = hmac(bytesOf(given.secret), given.lines.join("\n"));
    return {
      commitment: hex(digest(bytesOf(given.secret))),
      seal: sha256(`${given.nonce} ${given.depth}`),
      bare: sha256(`${given.nonce} -`),
      key: hex(key),
      deck: shuffled(packs(given.packs), key, "deck"),
      refill: shuffled(given.pile, key, `refill ${given.count}`),
      botDepth: 1 + chooser(bytesOf(given.secret), "depth")(52 * given.packs - 1),
      drawn: chooser(key, "dealer")(given.players),
      even: even(chooser(key, "even"), given.bound),
    };
  },
  records: (text) => checkRecord(text),
  sheets: ({ house, names, dealer, steps }) =>
    [...steps.keys(), steps.length].map((count) => {
      const now = standing({ house, names, dealer, steps: steps.slice(0, count) });
      return { ...now, shares: Object.fromEntries(now.shares) };
    }),
  refused: (sheet) => {
    try {
      standing(sheet);
      return null;
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      return error.kind;
    }
  },
};

const found = Object.fromEntries(
  Object.entries(asked).map(([task, vectors]) => [task, vectors.map(tasks[task])]),
);
process.stdout.write(JSON.stringify(found));
