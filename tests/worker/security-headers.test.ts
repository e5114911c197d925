import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { frameAncestorsHeader, scriptHashesHeader, nowContext, servicesContext } from "~/context";
import type { ApiEnv } from "../../worker/platform/http/api";
import { securityHeaders } from "../../worker/platform/http/security-headers";
import { scoreOf } from "../support/observatory";
import { RouterContextProvider } from "react-router";
import { loader } from "~/routes/resources/security-txt";
import routes from "~/routes";
import { services } from "../support/services";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { app } from "../../worker/app";
import { z } from "zod";
import { entries as migrations } from "../../migrations/meta/_journal.json";
import { get, read } from "../support/api";
import { problemOf } from "../support/problem";

/** Returns a page's response with the security headers. */
function answer(html: string, headers: Record<string, string> = {}, path = "") {
  return new Hono<ApiEnv>()
    .use(securityHeaders)
    .all("*", (c) => c.html(html, 200, headers))
    .request(`https://tours.example/${path}`);
}

test("a script in a page is allowed by what its renderer lists, never because it is there", async () => {
  vi.stubEnv("DEV", false);
  const injected = await answer("<script>stranger()</script>");
  expect(injected.headers.get("Content-Security-Policy")).toContain("script-src 'self';");

  const listed = await answer("<script>own()</script>", { [scriptHashesHeader]: "'sha256-abc'" });
  expect(listed.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'sha256-abc';");
  expect(listed.headers.get(scriptHashesHeader)).toBeNull();
});

test("a page takes styles from our files and from attributes, not from style elements", async () => {
  vi.stubEnv("DEV", false);
  const policy = (await answer("<style>p{}</style>")).headers.get("Content-Security-Policy");
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline';");
});

test("a page's scripts write HTML and load scripts only by the named policies", async () => {
  vi.stubEnv("DEV", false);
  const policy = (await answer("<p>Ooty</p>")).headers.get("Content-Security-Policy");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default tour-bharat start;");
});

test("other sites can neither frame nor load a page", async () => {
  const { headers } = await answer("<p>Ooty</p>");
  expect(Object.fromEntries(headers)).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-frame-options": "DENY",
  });
});

test.for<[path: string, ancestors: string | null, options: string | null]>([
  ["widget/w1", "https://a.example", null],
  ["widget/w1", null, "DENY"],
  ["widgets", "https://a.example", "DENY"],
  ["trip/TB1/widget/w1", "https://a.example", "DENY"],
])("only a widget says who may frame it: %s, %s", async ([path, ancestors, options]) => {
  const { headers } = await answer(
    "<p>Ooty</p>",
    ancestors === null ? {} : { [frameAncestorsHeader]: ancestors },
    path,
  );
  expect(headers.get("X-Frame-Options")).toBe(options);
  expect(headers.get("Content-Security-Policy")).toContain(
    `frame-ancestors ${options === null ? ancestors : "'none'"}`,
  );
  expect(headers.get(frameAncestorsHeader)).toBeNull();
});

test("a page gets A+ by the rules of Mozilla's Observatory, also with a session", async () => {
  vi.stubEnv("DEV", false);
  const page = await answer("<p>Ooty</p>", { [scriptHashesHeader]: "'sha256-abc'" });
  expect(scoreOf(page.headers)).toMatchObject({ score: 115 });
  const session = "session=1; Path=/; HttpOnly; Secure; SameSite=Lax";
  expect(scoreOf((await answer("<p>Ooty</p>", { "Set-Cookie": session })).headers).score).toBe(120);
});

test.for([
  [
    "Content-Security-Policy",
    "default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'",
    "csp",
  ],
  ["Strict-Transport-Security", "max-age=60", "hsts"],
  ["Referrer-Policy", "unsafe-url", "referrer"],
  ["X-Content-Type-Options", "", "type"],
  ["Cross-Origin-Resource-Policy", "cross-origin", "resources"],
  ["Access-Control-Allow-Origin", "*", "sharing"],
  ["Set-Cookie", "session=1; HttpOnly", "cookies"],
] as const)("a worse %s costs points", async ([name, value, test]) => {
  const { headers } = await answer("<p>Ooty</p>");
  headers.set(name, value);
  expect(scoreOf(headers).points[test]).toBeLessThan(0);
});

test("security.txt has the support address, its own URL and an expiry less than a year ahead", async () => {
  const context = new RouterContextProvider();
  context.set(nowContext, Date.parse("2026-11-22T10:00:00Z"));
  context.set(servicesContext, services);
  const { contact } = await services.getPublicSettings();
  const response = await loader({
    context,
    url: new URL("https://tours.example.com/.well-known/security.txt"),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(
    [
      `Contact: mailto:${contact.email}`,
      "Expires: 2027-05-21T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://tours.example.com/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  expect(routes.map(({ path }) => path)).toContain(".well-known/security.txt");
});

async function request(path: string, ENVIRONMENT?: string) {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`http://localhost${path}`), { ...env, ENVIRONMENT }, context);
  await waitOnExecutionContext(context);
  return response;
}

test("staging is closed to search engines", async () => {
  expect(await (await request("/robots.txt", "staging")).text()).toBe("User-agent: *\nDisallow: /\n");
  for (const path of ["/api/tours", "/media/none"])
    expect((await request(path, "staging")).headers.get("X-Robots-Tag"), path).toBe("noindex");
});

test("production is open to search engines", async () => {
  for (const path of ["/api/tours", "/media/none"])
    expect((await request(path)).headers.get("X-Robots-Tag"), path).toBeNull();
});

const newest = `${migrations.at(-1)?.tag}.sql`;
const healthSchema = z.object({
  status: z.literal("ok"),
  migration: z.string(),
  version: z.object({ commit: z.string(), id: z.string(), tag: z.string() }),
});

test("a deep health check names the version and its newest migration", async () => {
  const health = await read(await get("/api/health?deep=1"), healthSchema);
  expect(health).toMatchObject({
    migration: newest,
    version: { id: env.CF_VERSION_METADATA.id, tag: env.CF_VERSION_METADATA.tag },
  });
});

test("a deep health check is 503 while a migration is missing, and ignores newer ones", async () => {
  await env.DB.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_of-a-newer-version.sql')").run();
  expect((await get("/api/health?deep=1")).status).toBe(200);
  await env.DB.prepare("UPDATE d1_migrations SET name = 'away' WHERE name = ?").bind(newest).run();
  const problem = await problemOf(await get("/api/health?deep=1"), "unavailable");
  expect(problem.detail).toBe(`The database lacks the migration ${newest}.`);
  await env.DB.prepare("UPDATE d1_migrations SET name = ? WHERE name = 'away'").bind(newest).run();
});

test("a deep health check is 503 without tables", async () => {
  await env.DB.prepare("ALTER TABLE d1_migrations RENAME TO migrations_away").run();
  const problem = await problemOf(await get("/api/health?deep=1"), "unavailable");
  expect(problem.detail).toBe("The database has no tables or does not answer.");
  expect((await get("/api/health")).status).toBe(200);
  await env.DB.prepare("ALTER TABLE migrations_away RENAME TO d1_migrations").run();
});
