// Dragging cards, by mouse, pen or finger: to another place, a group, a meld, the discard pile.
// What may live here: from the pointer's going down to its coming up. A tap does all of it, too.

import { discard, group, join, layOff, place } from "../acts.js";
import { groups, selected } from "./arrange.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("./arrange.js").Key} Key */

const FAR = 8; // pixels: what moves less is a tap

/** A pointer goes down on a card: it may become a drag.
 * @param {Page} page @param {PointerEvent} event @param {Key} key */
export function pickUp(page, event, key) {
  if (event.button !== 0 || !event.isPrimary) return;
  const from = /** @type {HTMLElement} */ (event.currentTarget);
  const picked = selected(page);
  const drag = new Drag(page, from, picked.includes(key) ? picked : [key], key, event);
  drag.listen();
}

class Drag {
  /** @param {Page} page @param {HTMLElement} from @param {Key[]} keys @param {Key} key @param {PointerEvent} event */
  constructor(page, from, keys, key, event) {
    this.page = page;
    this.from = from;
    this.keys = keys;
    this.key = key;
    this.pointer = event.pointerId;
    this.start = { x: event.clientX, y: event.clientY };
    /** @type {HTMLElement | null} */
    this.ghost = null;
    /** @type {Element | null} */
    this.over = null;
    this.ending = new AbortController();
  }

  listen() {
    const { signal } = this.ending;
    addEventListener("pointermove", (event) => this.move(event), { signal });
    addEventListener("pointerup", (event) => this.drop(event), { signal });
    addEventListener("pointercancel", () => this.end(), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && this.end(), { signal });
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerId !== this.pointer) return;
    const x = event.clientX - this.start.x;
    const y = event.clientY - this.start.y;
    if (!this.ghost && Math.hypot(x, y) < FAR) return;
    if (!this.ghost) this.lift();
    if (this.ghost) this.ghost.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 30))}deg)`;
    this.point(target(event));
  }

  lift() {
    const card = this.from.querySelector(".face");
    if (!card) return;
    const at = card.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (document.createElement("div"));
    ghost.className = "dragged";
    ghost.style.left = `${at.x}px`;
    ghost.style.top = `${at.y}px`;
    ghost.style.setProperty("--w", `${at.width}px`);
    for (const key of [...this.keys.filter((one) => one !== this.key), this.key]) {
      const picture = document.querySelector(`[data-key="${key}"]`)?.cloneNode(true);
      if (picture instanceof HTMLElement) {
        delete picture.dataset.key;
        ghost.append(picture);
      }
    }
    document.body.append(ghost);
    document.body.classList.add("dragging");
    this.ghost = ghost;
    this.from.classList.add("lifted");
  }

  /** @param {Element | null} there */
  point(there) {
    if (there === this.over) return;
    this.over?.classList.remove("over");
    there?.classList.add("over");
    this.over = there;
  }

  /** @param {PointerEvent} event */
  drop(event) {
    if (event.pointerId !== this.pointer) return;
    const dragged = this.ghost !== null;
    const there = dragged ? target(event) : null;
    this.end();
    if (!dragged) return;
    // The click that follows is none: it would pick the card.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (there instanceof HTMLElement) this.put(there, event);
  }

  /** @param {HTMLElement} there @param {PointerEvent} event */
  put(there, event) {
    const [kind, id] = (there.dataset.drop ?? "").split(":");
    const { page, keys } = this;
    if (kind === "pile") {
      if (keys.length === 1) discard(page, keys[0]);
    } else if (kind === "group") {
      const grouped = groups(page).find((one) => one.id === id);
      if (grouped && !keys.every((key) => grouped.keys.includes(key))) join(page, id, keys.filter((key) => !grouped.keys.includes(key)));
    } else if (kind === "meld") layOff(page, Number(id), keys);
    else if (kind === "new") group(page, keys);
    else if (kind === "hand") place(page, keys, before(there, event, keys));
  }

  end() {
    this.ending.abort();
    this.ghost?.remove();
    this.point(null);
    this.from.classList.remove("lifted");
    document.body.classList.remove("dragging");
  }
}

/** @param {PointerEvent} event */
const target = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;

/** The card before which others are let go.
 * @param {HTMLElement} row @param {PointerEvent} event @param {Key[]} keys */
function before(row, event, keys) {
  for (const slot of /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll("[data-card]"))) {
    const at = slot.getBoundingClientRect();
    if (event.clientY > at.bottom || keys.includes(slot.dataset.card ?? "")) continue;
    if (event.clientY < at.top || event.clientX < at.x + at.width / 2) return slot.dataset.card ?? null;
  }
  return null;
}
