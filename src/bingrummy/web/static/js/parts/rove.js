// One stop for the Tab key in a row of things; the arrows move between them.
// What may live here: moving the focus by key.

/** Move the focus among elements; their tabindex follows, so that Tab comes back to the same.
 * @param {KeyboardEvent} event  on an element around them @param {string} selector
 * @returns {HTMLElement | null} where the focus went */
export function rove(event, selector) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const all = /** @type {HTMLElement[]} */ ([
    .../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(selector),
  ]);
  const at = all.findIndex((element) => element === document.activeElement);
  if (at < 0) return null;
  const to = target(event.key, all, at);
  if (!to) return null;
  event.preventDefault();
  focus(to, all);
  return to;
}

/** @param {HTMLElement} to @param {HTMLElement[]} all */
export function focus(to, all) {
  for (const element of all) element.tabIndex = element === to ? 0 : -1;
  to.focus({ preventScroll: true });
  to.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {string} key @param {HTMLElement[]} all @param {number} at */
function target(key, all, at) {
  switch (key) {
    case "ArrowRight":
      return all[at + 1] ?? null;
    case "ArrowLeft":
      return all[at - 1] ?? null;
    case "ArrowDown":
      return below(all, at, 1);
    case "ArrowUp":
      return below(all, at, -1);
    case "Home":
      return all[0];
    case "End":
      return all[all.length - 1];
    default:
      return null;
  }
}

/** The nearest in the next row, as they lie on the screen.
 * @param {HTMLElement[]} all @param {number} at @param {1 | -1} way */
function below(all, at, way) {
  const here = all[at].getBoundingClientRect();
  const apart = (/** @type {HTMLElement} */ element) => element.getBoundingClientRect();
  const further = all.filter((element) => (apart(element).top - here.top) * way > here.height / 2);
  if (!further.length) return null;
  const row = Math.min(...further.map((element) => Math.abs(apart(element).top - here.top)));
  return further
    .filter((element) => Math.abs(Math.abs(apart(element).top - here.top) - row) < 4)
    .reduce((one, other) => (Math.abs(apart(one).left - here.left) <= Math.abs(apart(other).left - here.left) ? one : other));
}
