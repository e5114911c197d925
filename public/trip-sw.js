/**
 * Keeps the pages of bookings that were opened on this device (/trip/{reference}/{key}) with their papers and everything
 * they are made of, so that they open without a connection. Registered by app/hooks/use-kept-trip.ts with the scope /trip/:
 * no other page of the site is touched. With a connection the newest always wins.
 */

const prefix = "trip ";
/** The trips opened last; older ones are forgotten. */
const mostTrips = 20;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const addresses = event.data?.keep;
  if (!port || !Array.isArray(addresses)) return;
  event.waitUntil(
    keepTrip(addresses.map(String)).then(
      () => port.postMessage(true),
      () => port.postMessage(false),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(request));
  else if (!pathname.startsWith("/api/") && !pathname.endsWith(".data"))
    event.respondWith(fromNetworkFirst(request));
});

/** Files of a build never change. */
async function fromCacheFirst(request) {
  return (await find(request)) ?? fetch(request);
}

async function fromNetworkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await find(request);
    if (answer) return answer;
    throw error;
  }
}

/** What was kept under an address, whatever its query. */
function find(request) {
  return caches.match(request.url, { ignoreSearch: true, ignoreVary: true });
}

/**
 * Keeps a trip as it is now, in the place of how it was. What cannot be kept, because the device is full or something broke
 * off, is left as it was: that says nothing of the connection.
 * @param addresses the page first, then its papers
 * @throws when the server cannot be reached
 */
async function keepTrip([page, ...papers]) {
  const answer = await ask(page);
  if (answer.status === 404) await caches.delete(`${prefix}${page}`);
  // What the server cannot say just now is no reason to forget what it said before.
  if (answer.ok) await keep(page, answer, papers).catch(() => undefined);
}

async function keep(page, answer, papers) {
  const name = `${prefix}${page}`;
  const kept = new Map([[page, answer]]);
  await Promise.all(papers.map(async (path) => keepIfFound(kept, path, await ask(path))));
  const found = (await Promise.all(Array.from(kept.values(), partsOf))).flat();
  const sheets = await Promise.all(found.filter((path) => path.endsWith(".css")).map(askOnce));
  found.push(...(await Promise.all(sheets.map(partsOf))).flat());
  await Promise.all(Array.from(new Set(found), async (path) => keepIfFound(kept, path, await askOnce(path))));

  const cache = await caches.open(name);
  await Promise.all(Array.from(kept, ([path, part]) => cache.put(path, part)));
  for (const { url } of await cache.keys()) if (!kept.has(new URL(url).pathname)) await cache.delete(url);
  const trips = (await caches.keys()).filter((each) => each.startsWith(prefix));
  await Promise.all(trips.slice(0, -mostTrips).map((each) => caches.delete(each)));
}

/** Without cookies: what is kept shows the booking, and nothing of who is signed in. */
function ask(path) {
  return fetch(path, { credentials: "omit", cache: "no-store" });
}

/** Files of a build need not be asked for again. */
async function askOnce(path) {
  return (path.startsWith("/assets/") && (await caches.match(path))) || fetch(path, { credentials: "omit" });
}

function keepIfFound(kept, path, answer) {
  if (answer.ok) kept.set(path, answer);
}

/** The scripts, styles, fonts and pictures that a page or a style sheet names. */
async function partsOf(answer) {
  if (!/^text\/(html|css)/.test(answer.headers.get("Content-Type") ?? "")) return [];
  const text = await answer.clone().text();
  const paths = text.matchAll(
    /["'(](\/(?:assets|illustrations|icons|favicon|apple-touch-icon)[^"'()\s?#]*\.\w+)["')]/g,
  );
  return Array.from(paths, ([, path]) => path);
}
