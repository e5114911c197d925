import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiEnv } from "../../worker/platform/http/api";
import { logRequests } from "../../worker/platform/http/log-requests";
import { pageCache } from "../../worker/platform/http/page-cache";
import { serverTiming } from "../../worker/platform/http/server-timing";
import { apiServices } from "../support/services";

const publicPage = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, no-cache" };

/** A site of one page that counts its renders. */
function createSite(headers: Record<string, string> = publicPage, status: 200 | 404 = 200) {
  let renders = 0;
  const app = new Hono<ApiEnv>().use(pageCache).all("*", (c) => c.body(String(++renders), status, headers));
  return {
    async get(path: string, init?: RequestInit) {
      const context = createExecutionContext();
      const response = await app.request(`https://tours.example${path}`, init, {}, context);
      await waitOnExecutionContext(context);
      return response;
    },
  };
}

test("a public page is rendered once for everyone, and browsers revalidate each time", async () => {
  const site = createSite();
  await site.get("/kept?region=south&season=winter");
  const again = await site.get("/kept?season=winter&region=south");
  expect(await again.text()).toBe("1");
  expect(again.headers.get("Cache-Control")).toBe("public, no-cache");
  expect(await (await site.get("/kept?region=north")).text()).toBe("2");
});

test("each language's page is cached by its address, whatever languages or choices a browser sends", async () => {
  const site = createSite();
  await site.get("/read");
  expect(await (await site.get("/hi/read")).text()).toBe("2");
  const headers = { "Accept-Language": "hi-IN,hi;q=0.9", Cookie: "language=hi" };
  expect(await (await site.get("/read", { headers })).text()).toBe("1");
  expect(await (await site.get("/hi/read", { headers: { Cookie: "language=en" } })).text()).toBe("2");
});

test("a signed-in user neither gets nor leaves a cached page", async () => {
  const site = createSite();
  const headers = { Cookie: "better-auth.session_token=abc" };
  await site.get("/person", { headers });
  expect(await (await site.get("/person")).text()).toBe("2");
  expect(await (await site.get("/person", { headers })).text()).toBe("3");
});

test.for([
  [
    "a page that is not public",
    createSite({ ...publicPage, "Cache-Control": "private, no-store" }),
    "/private",
  ],
  ["a page with a cookie", createSite({ ...publicPage, "Set-Cookie": "a=b" }), "/cookie"],
  ["what is not found", createSite(publicPage, 404), "/nowhere"],
  ["what is no page", createSite({ ...publicPage, "Content-Type": "application/json" }), "/data"],
  ["a page's data", createSite(), "/tours.data"],
  ["the API", createSite(), "/api/tours"],
  ["what other sites may frame", createSite(), "/widget/w1"],
  ["an address with a query we do not know", createSite(), "/tours?utm_source=letter"],
] as const)("%s is not cached", async ([, site, path]) => {
  await site.get(path);
  expect(await (await site.get(path)).text()).toBe("2");
});

test("a response to a form is not cached", async () => {
  const site = createSite();
  await site.get("/form", { method: "POST" });
  expect(await (await site.get("/form")).text()).toBe("2");
});

test("a rendered page names its time, a cached one does not", async () => {
  const app = new Hono<ApiEnv>()
    .use(logRequests, serverTiming, pageCache)
    .use(async (c, next) => {
      c.set("services", apiServices);
      await next();
    })
    .all("*", (c) => c.body("page", 200, publicPage));
  const timing = async (method: string) => {
    const context = createExecutionContext();
    const response = await app.request("https://tours.example/timed", { method }, {}, context);
    await waitOnExecutionContext(context);
    return response.headers.get("Server-Timing");
  };
  // The time of a sign-in must not show if an account exists.
  expect(await timing("POST")).toBeNull();
  expect(await timing("GET")).toMatch(/^total;dur=\d+$/);
  expect(await timing("GET")).toBeNull();
});
