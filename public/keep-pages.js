/**
 * What the service workers of pages that open without a connection have in common: they keep pages that were opened on this
 * device with everything these are made of. With a connection the newest always wins. Pages ask through
 * app/hooks/use-kept-page.ts.
 */

const keptUntil = "X-Kept-Until";
/** Read by app/lib/kept-pages.ts. */
const keptFor = "X-Kept-For";

/**
 * @param prefix of the caches' names: one for each page
 * @param most how many pages are kept; older ones are forgotten
 * @param credentials with which pages are asked for: "omit" keeps nothing of who is signed in
 */
self.keepPages = ({ prefix, most, credentials }) => {
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) =>
    event.waitUntil(Promise.all([self.clients.claim(), forgetOld()])),
  );

  self.addEventListener("message", (event) => {
    const [port] = event.ports;
    const { keep: addresses, until, account, forget } = event.data ?? {};
    if (!port) return;
    const doing = Array.isArray(addresses)
      ? keepPage(addresses.map(String), {
          [keptUntil]: Number.isFinite(until) ? String(until) : null,
          [keptFor]: account ? String(account) : null,
        })
      : caches.delete(`${prefix}${String(forget)}`);
    event.waitUntil(
      doing.then(
        (isKept) => port.postMessage({ isReached: true, isKept }),
        () => port.postMessage({ isReached: false, isKept: false }),
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

  async function fromNetworkFirst(request) {
    try {
      return await fetch(request);
    } catch (error) {
      await forgetOld();
      const answer = await find(request);
      if (answer) return answer;
      throw error;
    }
  }

  async function ours() {
    return (await caches.keys()).filter((each) => each.startsWith(prefix));
  }

  /** Forgets the pages whose time is over. */
  async function forgetOld() {
    for (const name of await ours()) {
      const cache = await caches.open(name);
      const page = await cache.match(name.slice(prefix.length), { ignoreVary: true });
      const until = page?.headers.get(keptUntil);
      if (until && Number(until) < Date.now()) await caches.delete(name);
    }
  }

  /**
   * Keeps a page as it is now, in the place of how it was. What cannot be kept, because the device is full or something
   * broke off, is left as it was: that says nothing of the connection.
   * @param addresses the page first, then what belongs to it
   * @param marks headers for the page: the instant after which it is forgotten, null for never; the id of the account that it
   *   is kept for, null for nobody's
   * @returns whether it is kept as it is now
   * @throws when the server cannot be reached
   */
  async function keepPage([page, ...parts], marks) {
    await forgetOld();
    const answer = await ask(page);
    if (answer.status === 404 || answer.status === 403) await caches.delete(`${prefix}${page}`);
    // The session is over: nothing is left of what it showed.
    if (credentials !== "omit" && new URL(answer.url).pathname === "/login")
      await Promise.all((await ours()).map((each) => caches.delete(each)));
    // What the server cannot say just now is no reason to forget what it said before.
    if (!answer.ok || answer.redirected) return false;
    return keep(page, answer, parts, marks).then(
      () => true,
      () => false,
    );
  }

  async function keep(page, answer, parts, marks) {
    const kept = new Map([[page, await marked(answer, marks)]]);
    const askFor = (path) => (path.startsWith("/assets/") ? askOnce(path) : ask(path));
    await Promise.all(parts.map(async (path) => keepIfFound(kept, path, await askFor(path))));
    const found = (await Promise.all(Array.from(kept.values(), partsOf))).flat();
    const sheets = await Promise.all(found.filter((path) => path.endsWith(".css")).map(askOnce));
    found.push(...(await Promise.all(sheets.map(partsOf))).flat());
    await Promise.all(
      Array.from(new Set(found), async (path) => keepIfFound(kept, path, await askOnce(path))),
    );

    const cache = await caches.open(`${prefix}${page}`);
    await Promise.all(Array.from(kept, ([path, part]) => cache.put(path, part)));
    for (const { url } of await cache.keys()) if (!kept.has(new URL(url).pathname)) await cache.delete(url);
    await Promise.all((await ours()).slice(0, -most).map((each) => caches.delete(each)));
  }

  function ask(path) {
    return fetch(path, { credentials, cache: "no-store" });
  }

  /** Files of a build need not be asked for again. */
  async function askOnce(path) {
    return (path.startsWith("/assets/") && (await caches.match(path))) || fetch(path, { credentials });
  }
};

/** What was kept under an address, whatever its query. */
function find(request) {
  return caches.match(request.url, { ignoreSearch: true, ignoreVary: true });
}

async function marked(answer, marks) {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(marks)) if (value !== null) headers.set(name, value);
  return new Response(await answer.text(), { headers });
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

/** Files of a build never change. */
async function fromCacheFirst(request) {
  return (await find(request)) ?? fetch(request);
}
