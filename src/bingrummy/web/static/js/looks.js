// The looks that somebody chose: attributes on the page, and a cookie so that the server draws it so
// from the first paint.
// What may live here: applying what was chosen. What there is to choose is in the menu.

const NAMES = ["theme", "deck", "contrast", "motion"];

/** Let the page look as somebody likes it.
 * @param {Record<string, string | undefined>} prefs  theme light or dark, deck two or four, contrast
 *   more, motion less; without one the browser's own */
export function applyLooks(prefs) {
  const chosen = NAMES.filter((name) => prefs[name]);
  for (const name of NAMES) {
    if (prefs[name]) document.documentElement.dataset[name] = prefs[name];
    else delete document.documentElement.dataset[name];
  }
  const text = chosen.map((name) => `${name}:${prefs[name]}`).join(".");
  document.cookie = `bing-looks=${text}; path=/; max-age=${text ? 31536000 : 0}; samesite=lax`;
}
