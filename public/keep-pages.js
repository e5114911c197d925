/**
 * Shared by the service workers of pages that open offline: caches pages that were opened on this device, with the files
 * they need. Online, the network always comes first. Pages send messages through app/hooks/use-offline-page.ts.
 */

const keptUntil = "X-Kept-Until";
/** Read by app/lib/pages/offline-pages.ts. */
const keptFor = "X-Kept-For";

/**
 * @param prefix of the cache names: one cache per page
 * @param most max number of cached pages; older ones are deleted
 * @param credentials of the requests: "omit" caches nothing about the signed-in user
 */
self.keepPages = ({ prefix, most, credentials }) => {
  let caching = Promise.resolve();

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
      : deletePage(`${prefix}${String(forget)}`);
    if (Array.isArray(addresses)) caching = Promise.allSettled([caching, doing]);
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

  /** Deletes a page, also if it is being cached right now. */
  async function deletePage(name) {
    await caches.delete(name);
    await caching;
    return caches.delete(name);
  }

  async function ours() {
    return (await caches.keys()).filter((each) => each.startsWith(prefix));
  }

  /** Deletes expired pages. */
  async function forgetOld() {
    for (const name of await ours()) {
      const cache = await caches.open(name);
      const page = await cache.match(name.slice(prefix.length), { ignoreVary: true });
      const until = page?.headers.get(keptUntil);
      if (until && Number(until) < Date.now()) await caches.delete(name);
    }
  }

  /**
   * Caches a page, replacing an older copy. If storing fails (full device, aborted download), the older copy stays.
   * @param addresses the page first, then its other files
   * @param marks headers of the page: expiry in epoch milliseconds (null: never), and the account id (null: no account)
   * @returns whether the current page is cached
   * @throws if the server is unreachable
   */
  async function keepPage([page, ...parts], marks) {
    await forgetOld();
    const answer = await ask(page);
    if (answer.status === 404 || answer.status === 403) await caches.delete(`${prefix}${page}`);
    // The session has ended: delete all of its pages.
    if (credentials !== "omit" && new URL(answer.url).pathname === "/login")
      await Promise.all((await ours()).map((each) => caches.delete(each)));
    // After a server error the older copy stays.
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

  /** Takes built files, which never change, from any cache. */
  async function askOnce(path) {
    return (path.startsWith("/assets/") && (await caches.match(path))) || fetch(path, { credentials });
  }
};

/** Finds a cached response, ignoring the query. */
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

/** Returns the paths of scripts, styles, fonts and images in a page or style sheet. */
async function partsOf(answer) {
  if (!/^text\/(html|css)/.test(answer.headers.get("Content-Type") ?? "")) return [];
  const text = await answer.clone().text();
  const paths = text.matchAll(
    /["'(](\/(?:assets|illustrations|icons|favicon|apple-touch-icon)[^"'()\s?#]*\.\w+)["')]/g,
  );
  return Array.from(paths, ([, path]) => path);
}

/** Built files never change. */
async function fromCacheFirst(request) {
  return (await find(request)) ?? fetch(request);
}
