// The way back (a phone's button, a gesture, the browser's arrow) closes what lies over the table before
// it leaves the table: the history has a step for each box that is open.
// What may live here: these steps. They have the page's own address, so no link, fragment or reload
// notices them; and a step whose box was closed in another way is taken back.

/** @typedef {{on: (kind: "drawn", listener: () => void) => void}} Drawn */

let leaving = false; // steps are being taken back

/** @returns {HTMLDialogElement[]} in the order in which they lie over one another */
const boxes = () => [...document.querySelectorAll("dialog")].filter((box) => box.matches(":modal"));

/** @returns {number} the boxes for which there is a step */
const steps = () => history.state?.over ?? 0;

/** Let the history follow what is open. */
export function follow() {
  if (leaving) return;
  const open = boxes().length;
  for (let over = steps() + 1; over <= open; over++) history.pushState({ over }, "");
  if (open >= steps()) return;
  leaving = true;
  history.go(open - steps());
}

/** @param {Drawn} page */
export function begin(page) {
  addEventListener("popstate", () => {
    if (!leaving) for (const box of boxes().slice(steps()).reverse()) box.close();
    leaving = false;
    follow();
  });
  page.on("drawn", () => queueMicrotask(follow)); // when what was drawn has opened
  follow();
}
