import { createExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { createStaticHandler, RouterContextProvider, type LoaderFunction } from "react-router";
import { expect, test } from "vitest";
import { nextOf, redirectAddress } from "~/features/accounts/sign-in/send-on";
import { loginPath } from "~/middleware/require-viewer";
import { pageMeta } from "~/platform/pages/page-meta";
import { AppError } from "~/domain/errors";
import { loadTourListing } from "~/features/search/load-tour-listing";
import { loader as compareTours } from "~/routes/site/compare";
import { loader as chooseLanguage } from "~/routes/resources/language";
import type { ApiEnv } from "../../worker/platform/http/api";
import { closeToRobots } from "../../worker/platform/http/close-to-robots";
import { ignoreCookiesInFrames } from "../../worker/platform/http/framed-pages";
import { languageOfAddress } from "../../worker/platform/http/language-of-address";
import { pageRoutes } from "../../worker/platform/http/page-routes";
import { servicesForPages } from "../../worker/platform/http/page-services";
import { refusalPage } from "../../worker/platform/http/refusal-page";
import { securityHeaders } from "../../worker/platform/http/security-headers";
import { inLanguage } from "../../worker/platform/language";

const site = "https://tours.example";

async function choose(language: string, page: string) {
  const url = new URL(`${site}/language/${language}?page=${encodeURIComponent(page)}`);
  const context = new RouterContextProvider();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The loader reads these three alone.
  return chooseLanguage({ params: { language }, url, context } as unknown as Parameters<
    typeof chooseLanguage
  >[0]);
}

test.for([
  ["hi", "/tours?q=goa", "/hi/tours?q=goa"],
  ["hi", "/", "/hi"],
  ["en", "/hi/tours?q=goa", "/tours?q=goa"],
  ["hi", "/hi/about", "/hi/about"],
  ["hi", "/admin/tours", "/admin/tours"],
  ["hi", "//evil.example/tours", "/hi"],
  ["hi", "https://evil.example", "/hi"],
] as const)("the choice of %s for %s leads to %s, and is stored for a year", async ([language, page, to]) => {
  const answer = await choose(language, page);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(to);
  expect(answer.headers.get("Set-Cookie")).toBe(
    `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  );
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
});

test("a language that the site does not have is not found", async () => {
  await expect(choose("fr", "/")).rejects.toMatchObject({ init: { status: 404 } });
});

test("a login leads back to the page without its language's folder, which React Router adds", () => {
  expect(loginPath(new URL(`${site}/hi/bookings?page=2`))).toBe("/login?next=%2Fbookings%3Fpage%3D2");
});

test("a sign-in on a Hindi page leads to an office by its full address, and to a Hindi page without its folder", () => {
  const page = new URL(`${site}/hi/login?next=${encodeURIComponent("/hi/bookings?page=2")}`);
  const addressOf = (path: string) => inLanguage("hi", () => redirectAddress(path, page));
  expect(addressOf("/operator?tab=1")).toBe(`${site}/operator?tab=1`);
  expect(addressOf("/dashboard")).toBe("/dashboard");
  expect(nextOf(page)).toBe("/bookings?page=2");
  expect(redirectAddress("/operator", new URL(`${site}/login`))).toBe("/operator");
});

/** Returns where the loader of a Hindi page redirects to, below the folder that the Worker gives React Router. */
async function redirectOf(path: string, loader: (args: never) => unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Loaders of routes take their own arguments.
  const route = { path: new URL(path, site).pathname, loader: loader as LoaderFunction };
  const { query } = createStaticHandler([route], { basename: "/hi" });
  const answer = await query(new Request(`${site}/hi${path}`));
  return answer instanceof Response ? answer.headers.get("Location") : null;
}

test.for([
  ["/tours?q=goa&city=", loadTourListing, "/hi/tours?q=goa"],
  ["/compare?slugs=ooty&slugs=agra&empty=", compareTours, "/hi/compare?slugs=ooty,agra"],
] as const)(
  "the long address %s leads to the short one below the same folder",
  async ([path, loader, to]) => {
    expect(await redirectOf(path, loader)).toBe(to);
  },
);

/** Returns where a service sends those who must sign in again. */
async function again(url: string, referrer: string) {
  const services = servicesForPages(
    {
      getDashboard: () => {
        throw new AppError("sign_in_again", "Confirm that it is you.");
      },
    },
    new Request(url, { headers: { Referer: referrer } }),
  );
  const refused: unknown = await services.getDashboard?.apply(null, [] as never).catch((error) => error);
  return refused instanceof Response ? refused.headers.get("Location") : refused;
}

function next(path: string): string {
  return `/login/again?next=${encodeURIComponent(path)}`;
}

test("a sign-in again leads back to the page that asked for it, in its language", async () => {
  expect(await again(`${site}/hi/profile.data`, `${site}/hi/profile/security`)).toBe(
    next("/profile/security"),
  );
  expect(await again(`${site}/hi/profile.data`, `${site}/hi/login/again`)).toBe(next("/profile"));
  expect(await again(`${site}/hi/profile.data`, "https://elsewhere.example/hi")).toBe(next("/profile"));
});

/** A site whose pages answer with the length of what they read. */
const app = new Hono<ApiEnv>()
  .onError((error) => refusalPage(error))
  .use(languageOfAddress)
  .use(closeToRobots)
  .use(ignoreCookiesInFrames)
  .use(securityHeaders)
  .route(
    "/",
    pageRoutes(async ({ req }) => new Response(String((await req.raw.arrayBuffer()).byteLength))),
  );

async function send(path: string, init?: RequestInit) {
  return app.request(site + path, init, {}, createExecutionContext());
}

async function post(path: string, bytes: number) {
  return send(path, { method: "POST", body: new URLSearchParams({ text: "x".repeat(bytes) }) });
}

test.for(["", "/hi"])("long forms are read below %j, others are refused in its language", async (folder) => {
  const long = 100 * 1024;
  expect(Number(await (await post(`${folder}/profile/avatar`, long)).text())).toBeGreaterThan(long);
  expect(Number(await (await post(`${folder}/profile/avatar.data`, long)).text())).toBeGreaterThan(long);
  const refused = await post(`${folder}/contact`, long);
  expect(refused.status).toBe(413);
  const html = await refused.text();
  expect(html).toContain(folder === "" ? '<html lang="en-IN">' : '<html lang="hi-IN">');
  expect(html).toContain(folder === "" ? "<h1>Too large</h1>" : "<h1>बहुत बड़ा है</h1>");
  expect(html).toContain(`<a href="${folder || "/"}">`);
});

test("a frame of another site, an office and a file have their English address alone", async () => {
  for (const path of [
    "/widget/abc",
    "/admin/tours?page=2",
    "/media/a.webp",
    "/calendars/x.ics",
    "/language/hi",
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await send(`/hi${path}`);
    expect([answer.status, answer.headers.get("Location")]).toStrictEqual([307, path]);
  }
  expect((await send("/hi/tours")).headers.get("X-Frame-Options")).toBe("DENY");
});

test("a page's address in its language is canonical, and links to all languages", () => {
  const tags = (language: "en" | "hi", path: string) =>
    inLanguage(language, () =>
      pageMeta({ title: "Tours", description: "All tours.", canonical: site + path }),
    ).filter((tag) => "rel" in tag || ("property" in tag && /og:(url|locale)/.test(String(tag.property))));
  const alternates = [
    { tagName: "link", rel: "alternate", hrefLang: "en-IN", href: `${site}/tours` },
    { tagName: "link", rel: "alternate", hrefLang: "hi-IN", href: `${site}/hi/tours` },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: `${site}/tours` },
  ];
  expect(tags("hi", "/tours")).toStrictEqual([
    { tagName: "link", rel: "canonical", href: `${site}/hi/tours` },
    ...alternates,
    { property: "og:locale", content: "hi_IN" },
    { property: "og:url", content: `${site}/hi/tours` },
  ]);
  expect(tags("en", "/tours")).toStrictEqual([
    { tagName: "link", rel: "canonical", href: `${site}/tours` },
    ...alternates,
    { property: "og:locale", content: "en_IN" },
    { property: "og:url", content: `${site}/tours` },
  ]);
  expect(tags("en", "/api/docs")).toHaveLength(3);
});
