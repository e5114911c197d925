import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { countVisit } from "../../worker/analytics/use-cases";
import { visits } from "../../worker/platform/db/schema";
import type { ApiEnv } from "../../worker/platform/http/api";
import { countVisits } from "../../worker/platform/http/count-visits";
import { pageCache } from "../../worker/platform/http/page-cache";
import { db } from "../support/database";

const site = "https://tours.example";
const browser = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  Accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Site": "none",
};
/** A browser that reveals a request's origin only by its referrer. */
const oldBrowser = { "User-Agent": browser["User-Agent"], Accept: browser.Accept };

/** A site of public pages that counts its recorded visits. */
function createSite(count: () => Promise<void> = () => Promise.resolve()) {
  let counted = 0;
  let renders = 0;
  const countOne = async () => {
    counted += 1;
    await count();
  };
  const pages = new Hono<ApiEnv>()
    .use(countVisits(() => ({ countVisit: countOne })))
    .use(pageCache)
    .get("/nowhere", (c) => c.html("nothing", 404))
    .get("/elsewhere", (c) => c.redirect("/"))
    .get("/robots.txt", (c) => c.text("all"))
    .all("*", (c) => {
      renders += 1;
      return c.html("a page", 200, { "Cache-Control": "public, no-cache" });
    });
  return {
    async visitsOf(path: string, headers: Record<string, string>, method = "GET") {
      const context = createExecutionContext();
      const before = counted;
      const response = await pages.request(`${site}${path}`, { headers, method }, {}, context);
      await response.text();
      await waitOnExecutionContext(context);
      return counted - before;
    },
    renders: () => renders,
  };
}

test("an arrival from outside is a visit, for cached and rendered pages, users and guests", async () => {
  const { visitsOf, renders } = createSite();
  expect(await visitsOf("/visited", browser)).toBe(1);
  expect(
    await visitsOf("/visited", {
      ...browser,
      "Sec-Fetch-Site": "cross-site",
      Referer: "https://search.example/",
    }),
  ).toBe(1);
  expect(renders()).toBe(1);
  expect(await visitsOf("/visited", { ...browser, Cookie: "better-auth.session_token=abc" })).toBe(1);
  expect(await visitsOf("/visited?utm_source=letter", browser)).toBe(1);
  expect(await visitsOf("/visited", oldBrowser)).toBe(1);
  // Do Not Track is respected anyway: a daily number identifies no one.
  expect(await visitsOf("/visited", { ...browser, DNT: "1", "Sec-GPC": "1" })).toBe(1);
});

test.for([
  ["a step from page to page", "/", { ...browser, "Sec-Fetch-Site": "same-origin" }],
  ["a step in an old browser", "/", { ...oldBrowser, Referer: `${site}/tours` }],
  [
    "a page's data",
    "/_root.data",
    { ...browser, "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty", Accept: "*/*" },
  ],
  ["a frame", "/", { ...browser, "Sec-Fetch-Dest": "iframe" }],
  ["a page fetched ahead", "/", { ...browser, "Sec-Purpose": "prefetch;prerender" }],
  ["a page fetched ahead as it was once said", "/", { ...oldBrowser, Purpose: "prefetch" }],
  [
    "a crawler",
    "/",
    { ...browser, "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  ["a program", "/", { ...browser, "User-Agent": "curl/8.5.0" }],
  ["who does not say what they are", "/", { Accept: browser.Accept }],
  ["who takes no page", "/", { ...oldBrowser, Accept: "application/json" }],
  ["the administrators' office", "/admin/bookings", browser],
  ["the same address in capitals, which is the same page", "/Admin/bookings", browser],
  ["the operators' portal", "/operator", browser],
  ["the API's pages", "/api/docs", browser],
  ["a traveler's own pages", "/bookings/TB123456", browser],
  ["the same in Hindi", "/hi/bookings/TB123456", browser],
  ["the choice of a language", "/language/hi?page=/", browser],
  ["the link of a mail", "/trip/TB123456/key", browser],
  ["what is not there", "/nowhere", browser],
  ["a way to another page", "/elsewhere", browser],
  ["what is no page", "/robots.txt", browser],
] as const)("%s is not a visit", async ([, path, headers]) => {
  expect(await createSite().visitsOf(path, headers)).toBe(0);
});

test("a form is not a visit", async () => {
  expect(await createSite().visitsOf("/contact", browser, "POST")).toBe(0);
});

test("a failing database goes unnoticed, and the response does not wait for a slow one", async () => {
  const failing = createSite(() => Promise.reject(new Error("the database is gone")));
  expect(await failing.visitsOf("/failing", browser)).toBe(1);

  const counted = Promise.withResolvers<void>();
  const context = createExecutionContext();
  const slow = new Hono<ApiEnv>()
    .use(countVisits(() => ({ countVisit: () => counted.promise })))
    .get("/", (c) => c.html("a page"));
  const response = await slow.request(site, { headers: browser }, {}, context);
  expect(await response.text()).toBe("a page");
  counted.resolve();
  await waitOnExecutionContext(context);
});

test("visits are stored only as numbers per day in India", async () => {
  const lastMinute = Date.parse("2026-11-21T23:59:59.999+05:30");
  await Promise.all(Array.from({ length: 12 }, () => countVisit({ db, clock: () => lastMinute })));
  await countVisit({ db, clock: () => lastMinute + 1 });
  expect(await db.select().from(visits).orderBy(visits.day)).toStrictEqual([
    { day: "2026-11-21", count: 12 },
    { day: "2026-11-22", count: 1 },
  ]);
});
