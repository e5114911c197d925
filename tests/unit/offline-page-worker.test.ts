import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const page = "/operator/departures/kovalam/2027-01-05/check-in";

/** Runs the service worker with caches in memory. A request waits until `answer` is called. */
function createServiceWorker() {
  const stored = new Map<string, Map<string, Response>>();
  const waiting: ((response: Response) => void)[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      match: async (path: string) => cache.get(path),
      put: async (path: string, response: Response) => void cache.set(path, response),
      keys: async () => [],
    };
  };
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    location: { href: "http://localhost/sw.js?build=test", origin: "http://localhost" },
  };
  runInNewContext(readFileSync("public/sw.js", "utf8"), {
    self,
    Headers,
    Response,
    URL,
    caches: {
      open,
      delete: async (name: string) => stored.delete(name),
      match: async (path: string, { cacheName = "" }) => stored.get(cacheName)?.get(path),
      keys: async () => [...stored.keys()],
    },
    fetch: () => new Promise<Response>((resolve) => waiting.push(resolve)),
  });

  return {
    cacheNames: () => [...stored.keys()],
    isAsked: () => waiting.length > 0,
    answer(account: string) {
      const response = new Response(`<p>${account}</p>`, { headers: { "Content-Type": "text/html" } });
      waiting.shift()?.(Object.defineProperty(response, "url", { value: `http://localhost${page}` }));
    },
    /** Makes a cached page two hours older. */
    age: (name: string, path: string) =>
      stored
        .get(name)
        ?.get(path)
        ?.headers.set("X-Kept-At", String(Date.now() - 7_200_000)),
    textOf: async (name: string, path: string) => stored.get(name)?.get(path)?.clone().text(),
    /** Opens another page, which the next `answer` is for. */
    visit: (path: string) =>
      listeners.get("fetch")?.({
        request: { url: `http://localhost${path}`, method: "GET", mode: "navigate" },
        preloadResponse: Promise.resolve(undefined),
        respondWith: () => {},
        waitUntil: () => {},
      }),
    post: (path: string) =>
      new Promise((resolve) => {
        const request = { url: `http://localhost${path}`, method: "POST" };
        listeners.get("fetch")?.({ request, waitUntil: resolve });
      }),
    send: (data: object) =>
      new Promise((resolve) => {
        listeners.get("message")?.({ data, ports: [{ postMessage: resolve }], waitUntil: () => {} });
      }),
  };
}

type Worker = ReturnType<typeof createServiceWorker>;

/** Asks for a page to be cached, until its request waits. */
async function beginToCache(
  worker: Worker,
  ask: object = { kind: "check-in", keep: [page], account: "meera" },
) {
  const answer = worker.send(ask);
  await expect.poll(worker.isAsked).toBe(true);
  return { answer };
}

test.for([
  ["meera", true],
  ["asha", false],
] as const)("a page for the account meera that is made for %s is cached: %s", async ([account, isKept]) => {
  const worker = createServiceWorker();
  const { answer } = await beginToCache(worker);
  worker.answer(account);
  expect(await answer).toMatchObject({ isReached: true, isKept });
  expect(worker.cacheNames()).toStrictEqual(isKept ? [`check-in ${page}`] : []);
});

test("a page that is deleted while it is being cached does not come back", async () => {
  const worker = createServiceWorker();
  const { answer } = await beginToCache(worker);
  const deleted = worker.send({ kind: "check-in", forget: page });
  worker.answer("meera");
  await Promise.all([answer, deleted]);
  expect(worker.cacheNames()).toStrictEqual([]);
});

test.for(["", "/hi"])(
  "logging out at %s/logout deletes the pages of the account, and leaves those of guests",
  async (folder) => {
    const worker = createServiceWorker();
    for (const [kind, path, account] of [
      ["check-in", page, "meera"],
      ["trip", "/trip/TB1/key", null],
    ]) {
      const { answer } = await beginToCache(worker, { kind, keep: [path], account });
      worker.answer("meera");
      await answer;
    }
    await worker.post(`${folder}/logout`);
    expect(worker.cacheNames()).toStrictEqual(["trip /trip/TB1/key"]);
  },
);

test("a trip that was cached more than an hour ago is renewed when another page is opened, a newer one is not", async () => {
  const worker = createServiceWorker();
  const [trip, name] = ["/trip/TB100001/1-key", "trip /trip/TB100001/1-key"];
  const { answer: cached } = await beginToCache(worker, { kind: "trip", keep: [trip], account: null });
  worker.answer("pending");
  await cached;

  worker.visit("/about");
  await expect.poll(worker.isAsked).toBe(true);
  worker.answer("about us");
  worker.age(name, trip);
  worker.visit("/tours");
  await expect.poll(worker.isAsked).toBe(true);
  worker.answer("tours");
  await expect.poll(worker.isAsked).toBe(true);
  worker.answer("paid");
  await expect.poll(() => worker.textOf(name, trip)).toBe("<p>paid</p>");
});
