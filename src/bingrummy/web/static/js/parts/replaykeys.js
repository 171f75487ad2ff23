// The keys of a replay: a step with the arrows left and right, a hand with up and down.
// What may live here: from keys to what the page does. Nothing is taken from fields or from buttons.

/** @typedef {import("../replay.js").ReplayPage} ReplayPage */

/** @param {ReplayPage} page */
export function begin(page) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest("dialog, textarea, select, input:not([type=range]), summary, [role=radiogroup], .melds")) return;
    const hand = page.told?.hand ?? 1;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: () => page.step(1),
      ArrowLeft: () => page.step(-1),
      ArrowDown: () => page.show(hand + 1),
      ArrowUp: () => page.show(hand - 1),
      Home: () => page.go(0),
      End: () => page.go(Infinity),
      KeyA: () => page.open && page.see(!page.all),
      KeyC: () => page.copy(),
    };
    // The place of a key on the board: letters are the same key in every alphabet.
    const act = keys[event.key] ?? keys[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
