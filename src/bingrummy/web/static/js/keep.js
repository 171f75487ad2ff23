// What survives a reload: the player's own arrangements, on this device and nowhere else.
// What may live here: reading and writing the browser's storage. What is kept is listed here.

/** What parts keep for a table, in `page.local`. */
const OF_TABLE = ["order", "groups", "past", "future", "seen", "read", "panel", "meanwhileSeen"];
/** What parts keep for this device, in `page.local`. */
const OF_DEVICE = ["prefs"];

/** @type {Map<string, string>} where the browser keeps nothing, until the page is closed */
const fallback = new Map();

/** @param {string} key @returns {any} */
export function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? fallback.get(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function write(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    fallback.set(key, text);
  }
}

/** @param {string} key @returns {any}  for this tab alone */
export function readTab(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? fallback.get(`tab ${key}`) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function writeTab(key, value) {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    fallback.set(`tab ${key}`, text);
  }
}

export class Keep {
  /** @param {string} table */
  constructor(table) {
    this.places = [
      { key: `bing.table.${table}`, names: OF_TABLE },
      { key: "bing.device", names: OF_DEVICE },
    ];
    this.written = ["", ""];
  }

  /** @returns {Record<string, any>} what was kept */
  load() {
    return Object.assign({}, ...this.places.map((place) => read(place.key) ?? {}));
  }

  /** Keep what has changed.
   * @param {Record<string, any>} local */
  save(local) {
    this.places.forEach((place, at) => {
      const kept = Object.fromEntries(place.names.map((name) => [name, local[name]]));
      const text = JSON.stringify(kept);
      if (text === this.written[at]) return;
      this.written[at] = text;
      write(place.key, kept);
    });
  }

  /** Forget what was kept for the table.
   * @param {string} table */
  static forget(table) {
    try {
      localStorage.removeItem(`bing.table.${table}`);
    } catch {
      // Nothing was kept.
    }
  }
}
