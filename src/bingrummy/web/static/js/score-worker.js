// Keeps the score sheet on the device, so that it opens where there is no line.
// What may live here: keeping the page and its files, and giving them back. It answers for /score
// alone, and keeps nothing that is anybody's: what is written on a sheet stays in the page.

const CACHE = "bing-score";
const PAGE = "/score";
const PATIENCE = 3000; // milliseconds for the server, before the kept page is shown

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data)));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname === PAGE) event.respondWith(page(event.request));
  else if (address.pathname.startsWith("/static/")) event.respondWith(file(event.request));
});

/** Keep the files of a page that has loaded, and let go of those of older versions.
 * @param {string[]} addresses */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  const wanted = new Set(addresses);
  for (const kept of await cache.keys()) {
    const address = new URL(kept.url);
    if (address.pathname !== PAGE && !wanted.has(kept.url)) await cache.delete(kept);
  }
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
}

/** The page as the server has it now; where it doesn't answer, as it was last.
 * @param {Request} request */
async function page(request) {
  const cache = await caches.open(CACHE);
  const asked = fetch(request).catch(() => null);
  const late = new Promise((done) => setTimeout(done, PATIENCE, null));
  const answer = await Promise.race([asked, late]);
  if (answer?.ok) {
    await cache.put(PAGE, answer.clone());
    return answer;
  }
  return (await cache.match(PAGE)) ?? (await asked) ?? Response.error();
}

/** A file of a version never changes.
 * @param {Request} request */
async function file(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}
