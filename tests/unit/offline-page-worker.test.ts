import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const page = "/operator/departures/kovalam/2027-01-05/check-in";

/** Runs the service worker of check-in pages with caches in memory. A request waits until `answer` is called. */
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
    keepPages: (_options: object) => {},
  };
  runInNewContext(readFileSync("public/keep-pages.js", "utf8"), {
    self,
    Headers,
    Response,
    URL,
    caches: {
      open,
      delete: async (name: string) => stored.delete(name),
      keys: async () => [...stored.keys()],
    },
    fetch: () => new Promise<Response>((resolve) => waiting.push(resolve)),
  });
  self.keepPages({ prefix: "check-in ", most: 10, credentials: "same-origin" });

  return {
    cacheNames: () => [...stored.keys()],
    isAsked: () => waiting.length > 0,
    answer() {
      const response = new Response("<p>Meera</p>", { headers: { "Content-Type": "text/html" } });
      waiting.shift()?.(Object.defineProperty(response, "url", { value: `http://localhost${page}` }));
    },
    send: (data: object) =>
      new Promise((resolve) => {
        listeners.get("message")?.({ data, ports: [{ postMessage: resolve }], waitUntil: () => {} });
      }),
  };
}

test("a page is cached", async () => {
  const worker = createServiceWorker();
  const answer = worker.send({ keep: [page], account: "meera" });
  await expect.poll(worker.isAsked).toBe(true);
  worker.answer();
  expect(await answer).toMatchObject({ isReached: true, isKept: true });
  expect(worker.cacheNames()).toStrictEqual([`check-in ${page}`]);
});

test("a page that is deleted while it is being cached does not come back", async () => {
  const worker = createServiceWorker();
  const answer = worker.send({ keep: [page], account: "meera" });
  await expect.poll(worker.isAsked).toBe(true);
  const deleted = worker.send({ forget: page });
  worker.answer();
  await Promise.all([answer, deleted]);
  expect(worker.cacheNames()).toStrictEqual([]);
});
