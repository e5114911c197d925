/**
 * The site's service worker. It caches no page by itself: pages of the kinds below ask it to (app/platform/offline/use-offline-page.ts),
 * each with the files it needs. Online, the network always comes first. Offline, every other page is replaced by its language's /offline,
 * which lists the cached ones. Registered with the build's name, so that each build brings its own /offline.
 */

/**
 * Kinds of cached pages, each with the max number of them; older ones are deleted. A cache's name is its kind and its path.
 * What is only read offline is cached without its scripts, which are most of its files, and is renewed while other pages are open.
 */
const kinds = {
  trip: { most: 20, isForReading: true },
  booking: { most: 20, isForReading: true },
  wishlist: { most: 1 },
  "check-in": { most: 10 },
};

/** Milliseconds after which a cached page is renewed. */
const renewAfter = 3_600_000;

const keptAt = "X-Kept-At";
const keptUntil = "X-Kept-Until";
/** Read by app/features/site/offline-pages.ts. */
const keptFor = "X-Kept-For";

/** Folder of the Hindi pages (app/domain/language/language.ts). */
const hindi = "/hi";
const offlinePath = "/offline";
/** Cards of a guest's wishlist, which is stored in the browser: the only data that is cached by itself. */
const guestWishlist = "/wishlist.data";
const offlineCache = `offline ${new URL(self.location.href).searchParams.get("build")}`;

let caching = Promise.resolve();

self.addEventListener("install", (event) => event.waitUntil(keepOfflinePages()));
self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      self.registration.navigationPreload?.enable(),
      forgetOld(),
      forgetOfflinePages((name) => name !== offlineCache && !name.startsWith(`${offlineCache} `)),
    ]),
  ),
);

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const { kind, keep: addresses, until, account, forget } = event.data ?? {};
  if (!port || !Object.hasOwn(kinds, kind)) return;
  const doing = Array.isArray(addresses)
    ? keepPage(kind, addresses.map(String), {
        [keptUntil]: Number.isFinite(until) ? String(until) : null,
        [keptFor]: account ? String(account) : null,
      })
    : deletePage(`${kind} ${String(forget)}`);
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
  if (origin !== self.location.origin) return;
  const { path } = splitPath(pathname);
  if (request.method === "POST" && path === "/logout") event.waitUntil(forgetAccounts());
  if (request.method === "POST" && path === offlinePath) event.respondWith(removePage(request, pathname));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openPage(event, pathname));
  else if (path === guestWishlist || !(pathname.startsWith("/api/") || pathname.endsWith(".data")))
    event.respondWith(openFile(request, pathname));
});

/** Splits a path into the folder of its language and the path in English. */
function splitPath(pathname) {
  const isHindi = pathname === hindi || pathname.startsWith(`${hindi}/`);
  return isHindi ? { folder: hindi, path: pathname.slice(hindi.length) } : { folder: "", path: pathname };
}

async function openPage(event, pathname) {
  const { folder, path } = splitPath(pathname);
  const isOffline = path === offlinePath;
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(Promise.allSettled([renewOne(pathname), keepOfflinePageOnce(folder)]));
    return isOffline && answer.ok ? withSavedPages(answer, "yes", event.request.url) : answer;
  } catch {
    await forgetOld();
    const saved = await find(event.request.url);
    if (saved && !isOffline) return asSaved(saved);
    const offline = (await offlinePageOf(folder)) ?? (await offlinePageOf(""));
    return offline ? withSavedPages(offline, "no", event.request.url) : Response.error();
  }
}

/** Marks a cached page as such (app/ui/offline-note.tsx), and disables what needs the server. */
async function asSaved(page) {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  const html = (await page.text())
    .replace("<html ", '<html data-saved-page="" ')
    .replaceAll("<fieldset data-online", "<fieldset disabled data-online");
  return new Response(html, { headers: page.headers });
}

/** Renews one cached page that is old. @param opened path of the page that is being opened, which renews itself */
async function renewOne(opened) {
  await caching;
  for (const name of await namesOf(Object.keys(kinds).filter((kind) => kinds[kind].isForReading))) {
    const [kind, path] = name.split(" ");
    const { headers } = (await pageOf(name)) ?? {};
    if (!headers || opened.startsWith(path) || Date.now() - Number(headers.get(keptAt)) < renewAfter)
      continue;
    const files = await (await caches.open(name)).keys();
    const parts = files.map(({ url }) => new URL(url).pathname).filter((file) => file.startsWith(`${path}/`));
    const marks = { [keptUntil]: headers.get(keptUntil), [keptFor]: headers.get(keptFor) };
    await keepPage(kind, [path, ...parts], marks);
    return;
  }
}

/** Takes files from the network, and from a cached page offline or if a newer build has deleted them. */
async function openFile(request, pathname) {
  try {
    const answer = await fetch(request);
    return answer.ok || !pathname.startsWith("/assets/") ? answer : ((await find(request.url)) ?? answer);
  } catch (error) {
    const saved = await find(request.url);
    if (saved) return saved;
    throw error;
  }
}

/** Finds a cached response; a query counts only if there is one for it: check-in lists of several starts of a day. */
async function find(url) {
  const { origin, pathname, search } = new URL(url);
  // Files are cached once for all languages.
  for (const address of new Set([url, origin + splitPath(pathname).path + search])) {
    const found =
      (await caches.match(address, { ignoreVary: true })) ??
      (await caches.match(address, { ignoreSearch: true, ignoreVary: true }));
    if (found) return found;
  }
  return undefined;
}

/** Returns the names of the cached pages of some kinds, oldest first. */
async function namesOf(some) {
  return (await caches.keys()).filter((name) => some.includes(name.split(" ")[0]));
}

/** Returns a cached page by the name of its cache. */
function pageOf(name) {
  return caches.match(name.slice(name.indexOf(" ") + 1), { cacheName: name, ignoreVary: true });
}

/** Deletes a page, also if it is being cached right now. */
async function deletePage(name) {
  await caches.delete(name);
  await caching;
  return caches.delete(name);
}

/** Deletes the pages of all accounts. */
async function forgetAccounts() {
  await caching;
  for (const name of await namesOf(Object.keys(kinds)))
    if ((await pageOf(name))?.headers.has(keptFor)) await caches.delete(name);
}

/** Deletes expired pages. */
async function forgetOld() {
  for (const name of await namesOf(Object.keys(kinds))) {
    const until = (await pageOf(name))?.headers.get(keptUntil);
    if (until && Number(until) < Date.now()) await caches.delete(name);
  }
}

async function forgetOfflinePages(isOld) {
  const names = (await namesOf(["offline"])).filter(isOld);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Caches a page, replacing an older copy. If storing fails (full device, aborted download), the older copy stays.
 * @param addresses the page first, then its other files
 * @param marks headers of the page: expiry in epoch milliseconds (null: never), and the account id (null: no account)
 * @returns whether the current page is cached
 * @throws if the server is unreachable
 */
async function keepPage(kind, [page, ...parts], marks) {
  await forgetOld();
  const name = `${kind} ${page}`;
  // A trip's page is requested without cookies, so that the copy shows nothing about the signed-in user.
  const credentials = kind === "trip" || marks[keptFor] === null ? "omit" : "same-origin";
  const answer = await ask(page, credentials);
  if (answer.status === 404 || answer.status === 403) await caches.delete(name);
  // The session has ended: delete all of its pages.
  if (credentials !== "omit" && splitPath(new URL(answer.url).pathname).path === "/login")
    await forgetAccounts();
  // After a server error the older copy stays.
  if (!answer.ok || answer.redirected) return false;
  // Another account has signed in meanwhile: a page names the account it was made for.
  if (credentials !== "omit" && !(await answer.clone().text()).includes(marks[keptFor])) return false;
  try {
    const kept = new Map([[page, await marked(answer, marks)]]);
    await collect(kept, parts, { credentials, withSheets: true, withScripts: !kinds[kind].isForReading });
    await store(name, kept);
    await Promise.all((await namesOf([kind])).slice(0, -kinds[kind].most).map((each) => caches.delete(each)));
    return true;
  } catch {
    return false;
  }
}

/** Returns the cached offline page of a language, if there is one. */
function offlinePageOf(folder) {
  return caches.match(folder + offlinePath, { cacheName: offlineCacheOf(folder), ignoreVary: true });
}

function offlineCacheOf(folder) {
  return folder === "" ? offlineCache : `${offlineCache} ${folder}`;
}

/** Caches the offline page in English, and in Hindi for those who read Hindi: it brings fonts. */
async function keepOfflinePages() {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const folders = new Set(["", ...pages.map(({ url }) => splitPath(new URL(url).pathname).folder)]);
  await Promise.all(Array.from(folders, keepOfflinePage));
  await self.skipWaiting();
}

async function keepOfflinePageOnce(folder) {
  if (folder !== "" && !(await offlinePageOf(folder))) await keepOfflinePage(folder);
}

async function keepOfflinePage(folder) {
  const page = folder + offlinePath;
  const answer = await ask(page, "omit");
  if (!answer.ok) throw new Error(`The offline page answered ${answer.status}.`);
  const kept = new Map([[page, answer]]);
  await collect(kept, [], { credentials: "omit", withSheets: false, withScripts: true });
  await store(offlineCacheOf(folder), kept);
}

/**
 * Downloads the files that a page needs.
 * @param kept responses by path; the page first
 * @param withSheets true for the files that its style sheets name as well
 */
async function collect(kept, parts, { credentials, withSheets, withScripts }) {
  const askFor = (path) =>
    path.startsWith("/assets/") ? askOnce(path, credentials) : ask(path, credentials);
  await Promise.all(parts.map(async (path) => keepIfFound(kept, path.split("?", 1)[0], await askFor(path))));
  const found = (await Promise.all(Array.from(kept.values(), partsOf)))
    .flat()
    .filter((path) => withScripts || !path.endsWith(".js"));
  if (withSheets) {
    const sheets = found.filter((path) => path.endsWith(".css"));
    const answers = await Promise.all(sheets.map((path) => askOnce(path, credentials)));
    found.push(...(await Promise.all(answers.map(partsOf))).flat());
  }
  await Promise.all(
    Array.from(new Set(found), async (path) => keepIfFound(kept, path, await askOnce(path, credentials))),
  );
}

/** Stores a page after its files, so that it never opens without them. @param kept responses by path; the page first */
async function store(name, kept) {
  const cache = await caches.open(name);
  const [page, ...parts] = kept;
  await Promise.all(parts.map(([path, part]) => cache.put(path, part)));
  await cache.put(...page);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!kept.has(pathname) && !kept.has(pathname + search)) await cache.delete(url);
  }
}

function ask(path, credentials) {
  return fetch(path, { credentials, cache: "no-store" });
}

/** Takes built files, which never change, from any cache. */
async function askOnce(path, credentials) {
  return (path.startsWith("/assets/") && (await caches.match(path))) || fetch(path, { credentials });
}

async function marked(answer, marks) {
  const headers = new Headers(answer.headers);
  headers.set(keptAt, String(Date.now()));
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

/**
 * Writes the list of cached pages into /offline, which holds a template of a list item.
 * @param isConnected "yes" or "no"; the page has a heading for each
 * @param url of the requested page
 */
async function withSavedPages(answer, isConnected, url) {
  const { pathname, search } = new URL(url);
  const text = await answer.text();
  const words = JSON.parse(unescaped(text.match(/ data-words="([^"]*)"/)?.[1] ?? "{}"));
  const pages = await listSavedPages(words);
  const html = text
    .replace("[here]", () => escaped(pathname + search))
    .replace('data-connected="yes"', `data-connected="${isConnected}"`)
    .replace('data-saved="none"', `data-saved="${pages.length > 0 ? "some" : "none"}"`)
    .replace(/<template[^>]*>([\s\S]*?)<\/template>/, (_, item) =>
      pages
        .map((page) => item.replace(/\[(name|path|own|kind|title|since)\]/g, (__, field) => page[field]))
        .join(""),
    );
  return new Response(html, { headers: answer.headers });
}

/**
 * Returns the cached pages as HTML texts, newest first. A voucher may be cached with its trip and by itself.
 * @param words of the offline page for each kind, in its language
 */
async function listSavedPages(words) {
  const pages = new Map();
  const names = await namesOf(Object.keys(kinds));
  names.reverse();
  for (const name of names) {
    const [kind, path] = name.split(" ");
    const since = sinceOf(await pageOf(name), words);
    for (const address of [path, `${path}/voucher`]) {
      const page = await caches.match(address, { cacheName: name, ignoreVary: true });
      if (!page || pages.has(address)) continue;
      const [, title = address] = (await page.text()).match(/<title>([^<]*?)(?: \| [^<|]*)?<\/title>/) ?? [];
      pages.set(address, {
        name: escaped(name),
        path: escaped(address),
        own: address === path ? "yes" : "no",
        kind: words[address.endsWith("/voucher") ? "voucher" : kind],
        title,
        since,
      });
    }
  }
  return [...pages.values()];
}

function sinceOf(page, words) {
  const format = { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" };
  const at = Number(page?.headers.get(keptAt));
  return words.since.replace("[at]", new Intl.DateTimeFormat(words.tag, format).format(at));
}

/** Reads the text of an attribute that React wrote. */
function unescaped(text) {
  const signs = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (sign) => signs[sign]);
}

function escaped(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Answers the form with which /offline removes a page from this device. */
async function removePage(request, offlinePage) {
  const name = String((await request.formData()).get("page"));
  if (Object.hasOwn(kinds, name.split(" ")[0])) await deletePage(name);
  return Response.redirect(offlinePage, 303);
}
