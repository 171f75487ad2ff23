// Cards move to where they go. The new view is on the screen at once: what moves is the picture of
// a card, which takes no taps, while what is tapped lies at its new place already.
// What may live here: measuring before and after a drawing, and the flights between. Cards are known
// by the keys that the page gives them (`data-key`), places by `data-anchor`.

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../wire").Entry} Entry */
/** @typedef {{at: DOMRect, home: Element | null}} Place  where a card is, and in which row or area */

const TIME = 240; // milliseconds of a flight
const STEP = 18; // milliseconds between cards that start together
const MOST = 30; // cards that fly at once; more would be a flurry
const EASE = "cubic-bezier(.25,.8,.35,1)";

/** @type {Map<string, Place> | null} where cards were before the change that is to be drawn */
let before = null;
/** @type {HTMLElement | null} the picture of the card that lay on top of the pile then */
let topCard = null;
/** @type {Entry[]} what happened since */
let fresh = [];

/** @param {Page} page */
export function begin(page) {
  page.on("view", (_view, was, entries) => {
    if (!was) return;
    fresh.push(...entries);
    measure(page);
  });
  page.on("drawn", () => play(page));
}

/** Whether nothing is to move: nobody wants it, or the count of a hand covers it. @param {Page} page */
function still(page) {
  return document.hidden || document.querySelector(".handend") || page.local.prefs?.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Remember where cards are; called before something is changed that the next drawing shows.
 * @param {Page} page */
export function measure(page) {
  if (before || still(page)) return;
  before = places(cards());
  const lies = document.querySelector(".pile .face[data-key]");
  topCard = lies ? /** @type {HTMLElement} */ (lies.cloneNode(true)) : null;
}

const cards = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-key]")]);

/** @param {HTMLElement[]} found @returns {Map<string, Place>} */
const places = (found) =>
  new Map(found.map((card) => [card.dataset.key ?? "", { at: card.getBoundingClientRect(), home: card.closest(".cards, .melds, .groups") }]));

/** @param {string} name */
const anchor = (name) => document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect() ?? null;

/** Play the movement from what was measured to what is drawn now. @param {Page} page */
function play(page) {
  const was = before;
  const happened = fresh;
  before = null;
  fresh = [];
  if (!was || still(page)) return;
  const here = cards();
  const now = places(here);
  const origins = new Origins(page, was, now, happened);
  let count = 0;
  for (const card of here) {
    const key = card.dataset.key ?? "";
    const { at: to, home } = /** @type {Place} */ (now.get(key));
    const old = was.get(key);
    const from = old?.at ?? origins.of(key);
    if (!from || !from.width || near(from, to) || count >= MOST) continue;
    if (old && old.home === home && home) slide(card, from, to);
    else fly(card, from, to, old ? 0 : count * STEP);
    count += 1;
  }
  for (const { ghost, from, to } of origins.unseen()) if (from && to) pass(ghost, from, to);
}

/** @param {DOMRect} one @param {DOMRect} other */
const near = (one, other) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 3;

/** Where cards come from that weren't shown by this key before. */
class Origins {
  /** @param {Page} page @param {Map<string, Place>} was @param {Map<string, Place>} now @param {Entry[]} happened */
  constructor(page, was, now, happened) {
    this.own = page.own.seat;
    /** @type {any[]} */
    this.events = happened.flatMap((entry) => (entry.event ? [entry.event] : []));
    /** @type {[string, DOMRect][]} own cards that are no longer in the hand */
    this.gone = [...was].flatMap(([key, { at }]) => (key[2] === "#" && !now.has(key) ? [[key, at]] : []));
    this.pile = [...was].find(([key]) => key.startsWith("pile:"))?.[1].at ?? null;
  }

  /** @param {string} key @returns {DOMRect | null} */
  of(key) {
    if (key[2] === "#") return this.intoHand(key.slice(0, 2));
    if (key.startsWith("pile:")) return this.thrown(key.slice(-2));
    return key.startsWith("m") ? this.laid(key.slice(key.indexOf(":") + 1)) : null;
  }

  /** @param {string} face */
  intoHand(face) {
    const mine = this.events.filter((event) => event.seat === this.own);
    if (mine.some((event) => event.event === "takes" && event.card === face)) return this.pile;
    const drawn = mine.some((event) => event.event === "deal" || (event.event === "draws" && event.card === face));
    return drawn ? anchor("stock") : null;
  }

  /** A card on the pile that wasn't thrown just now lay there, under one that was taken.
   * @param {string} face */
  thrown(face) {
    const thrown = this.events.findLast((event) => event.card === face && (event.event === "discards" || event.event === "upcard"));
    if (!thrown) return null;
    if (thrown.event === "upcard") return anchor("stock");
    return thrown.seat === this.own ? this.left(face) : anchor(`seat:${thrown.seat}`);
  }

  /** @param {string} card  of a meld, with the number of its twin */
  laid(card) {
    const melding = this.events.findLast((event) => event.event === "melds");
    if (!melding) return null;
    return melding.seat === this.own ? this.left(card.slice(0, 2)) : anchor(`seat:${melding.seat}`);
  }

  /** Where an own card lay that left the hand; each once. @param {string} face */
  left(face) {
    const at = this.gone.findIndex(([key]) => key.startsWith(face));
    return at < 0 ? anchor("hand") : this.gone.splice(at, 1)[0][1];
  }

  /** What others draw and take: it ends at their seats, where no card is shown. What was thrown and
   * taken before it was ever drawn here can't be seen to move. */
  unseen() {
    const others = this.events.filter((event) => event.seat !== this.own);
    const drawn = others.filter((event) => event.event === "draws");
    const taken = others.filter((event) => event.event === "takes" && topCard?.dataset.key?.endsWith(`:${event.card}`));
    return [
      ...drawn.map(({ seat }) => ({ ghost: document.querySelector(".stock .face"), from: anchor("stock"), to: anchor(`seat:${seat}`) })),
      ...taken.map(({ seat }) => ({ ghost: /** @type {Element | null} */ (topCard), from: this.pile, to: anchor(`seat:${seat}`) })),
    ];
  }
}

/** @returns {HTMLElement} above everything, and out of reach */
function sky() {
  let found = /** @type {HTMLElement | null} */ (document.querySelector(".flights"));
  if (!found) {
    found = document.createElement("div");
    found.className = "flights";
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

/** @param {Element} card @param {DOMRect} at */
function picture(card, at) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  delete ghost.dataset.key;
  ghost.style.setProperty("--w", `${at.width}px`);
  ghost.style.left = `${at.x}px`;
  ghost.style.top = `${at.y}px`;
  sky().append(ghost);
  return ghost;
}

/** What comes out of a place begins in its middle, no larger than fits in it: a seat is wide and low.
 * @param {DOMRect} from @param {DOMRect} to */
function shift(from, to) {
  const scale = Math.min(from.width / to.width, from.height / to.height) || 1;
  const x = from.x - to.x + (from.width - to.width * scale) / 2;
  const y = from.y - to.y + (from.height - to.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Let a card slide within its row.
 * @param {HTMLElement} card @param {DOMRect} from @param {DOMRect} to */
function slide(card, from, to) {
  const frames = [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }];
  card.animate(frames, { duration: TIME, easing: EASE });
}

/** Let a card's picture fly in; the card itself is there, faintly, until it lands.
 * @param {HTMLElement} card @param {DOMRect} from @param {DOMRect} to @param {number} delay */
function fly(card, from, to, delay) {
  const ghost = picture(card, to);
  const timing = { duration: TIME, delay, easing: EASE, fill: /** @type {FillMode} */ ("backwards") };
  const flight = ghost.animate([{ transform: shift(from, to) }, { transform: "none" }], timing);
  const shown = card.animate([{ opacity: 0.15 }, { opacity: 0.15 }], { duration: TIME + delay });
  flight.onfinish = flight.oncancel = () => {
    ghost.remove();
    shown.cancel();
  };
}

/** Let a picture pass from one place to another where no card is shown.
 * @param {Element | null} card @param {DOMRect} from @param {DOMRect} to */
function pass(card, from, to) {
  if (!card) return;
  const ghost = picture(card, from);
  const end = `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y - from.y}px) scale(.5)`;
  const frames = [{ transform: "none", opacity: 1 }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }];
  const flight = ghost.animate(frames, { duration: TIME * 1.3, easing: EASE });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
