import { expect, test as base, type APIRequestContext, type Page } from "@playwright/test";
import { startServer } from "../server.mjs";
import { signIn, type DemoRole } from "./sign-in";
import { useDatabaseIn } from "./write-to-database";

/** Logged by Playwright where playwright.config.ts blocks service workers. */
const blockedServiceWorker = "Service Worker registration blocked by Playwright";

/** An uploaded picture is read from storage: on a busy machine it can still be on its way when the browser expects its use. */
const latePicture = /\/media\/\S+ was preloaded using link preload but not used within a few seconds/;

/**
 * Collects a page's complaints: all console messages, exceptions, and requests to other origins.
 * @param origin the only allowed origin
 */
export function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (text !== blockedServiceWorker && !latePicture.test(text)) complaints.push(text);
  });
  // The console does not include the URL.
  page.on("response", (response) => {
    if (response.status() < 500) return;
    complaints.push(
      `Failed to load resource: status of ${response.status()}: ${response.request().method()} ${response.url()}`,
    );
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin)
      complaints.push(`request to ${request.url()}`);
  });
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== new URL(origin).host) complaints.push(`socket to ${socket.url()}`);
  });
  return complaints;
}

/** Matches after hydration only: the links of the header's menus have become buttons, or a back office's content is alive. */
export const isTakenOver = "header [aria-controls=menu-tours], #main[data-alive]";

async function turnWheel(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
}

/** Waits until scripts have taken the page over and replayed what came before them: the header's come first, its content's last. */
export async function untilAlive(page: Page) {
  await page.locator(isTakenOver).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    while (window.earlyInput !== undefined) await new Promise((resolve) => void setTimeout(resolve));
  });
}

/** Opens a page and waits for hydration, so that no click comes too early. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await turnWheel(page);
  await untilAlive(page);
  return response;
}

interface Options {
  expectedComplaints: RegExp[];
  /** Demo account signed in at the start of the test. Do not sign it out: its session is shared. */
  signedInAs: DemoRole | null;
}

/** A test that fails on any complaint of the page, except `expectedComplaints`. */
export const test = base.extend<
  Options,
  {
    /** Seconds for which this Playwright worker's server holds changes back; by default none, so that tests need not wait. */
    undoSeconds: number;
    /** Origin of this Playwright worker's server, on its own copy of the seeded database. */
    serverAddress: string;
    /** Request context of a demo account, signed in once per Playwright worker. */
    requestsOf: (role: DemoRole) => Promise<APIRequestContext>;
    ownConnections: void;
  }
>({
  expectedComplaints: [[], { option: true }],
  signedInAs: [null, { option: true }],
  undoSeconds: [0, { option: true, scope: "worker" }],
  serverAddress: [
    async ({ undoSeconds }, provide, { workerIndex }) => {
      const { address, databaseFolder, stop } = await startServer(String(workerIndex), { undoSeconds });
      useDatabaseIn(databaseFolder);
      await provide(address);
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ serverAddress }, provide) => provide(serverAddress),
  requestsOf: [
    async ({ playwright, serverAddress: baseURL }, provide) => {
      const signedIn = new Map<DemoRole, APIRequestContext>();
      await provide(async (role) => {
        // Without the cookies of the calling test: signing in ends the current session.
        const storageState = { cookies: [], origins: [] };
        const request =
          signedIn.get(role) ?? (await playwright.request.newContext({ baseURL, storageState }));
        if (!signedIn.has(role)) await signIn(request, role, baseURL);
        signedIn.set(role, request);
        return request;
      });
      await Promise.all([...signedIn.values()].map((request) => request.dispose()));
    },
    { scope: "worker" },
  ],
  // The server closes idle connections. A request on one that is just closing would be reset.
  ownConnections: [
    async ({ playwright }, provide) => {
      const context = await playwright.request.newContext();
      const all: {
        fetch: (
          this: unknown,
          address: string,
          options?: { method?: string; headers?: Record<string, string> },
        ) => unknown;
      } = Object.getPrototypeOf(context);
      const { fetch } = all;
      all.fetch = function (address, options) {
        return fetch.call(this, address, {
          ...options,
          headers: { Connection: "close", ...options?.headers },
          // workerd now and then closes a connection before it answers.
          ...((options?.method ?? "GET") === "GET" && { maxRetries: 2 }),
        });
      };
      await context.dispose();
      await provide();
      all.fetch = fetch;
    },
    { scope: "worker", auto: true },
  ],
  storageState: async ({ signedInAs, requestsOf }, provide) => {
    await provide(signedInAs ? await (await requestsOf(signedInAs)).storageState() : undefined);
  },
  page: async ({ page, baseURL, expectedComplaints }, provide) => {
    const complaints = watch(page, baseURL ?? "");
    // A person moves the page or the pointer. Pages for guests start their scripts with it.
    page.on("load", () => void turnWheel(page).catch(() => undefined));
    await provide(page);
    expect(complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)))).toEqual(
      [],
    );
  },
});

export { expect };
