import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { scriptHashesHeader } from "~/context";
import type { ApiEnv } from "../../worker/platform/http/api";
import { securityHeaders } from "../../worker/platform/http/security-headers";
import { scoreOf } from "../support/observatory";

/** Returns a page's response with the security headers. */
function answer(html: string, headers: Record<string, string> = {}) {
  return new Hono<ApiEnv>()
    .use(securityHeaders)
    .all("*", (c) => c.html(html, 200, headers))
    .request("https://tours.example/");
}

test("a script in a page is allowed by what its renderer lists, never because it is there", async () => {
  vi.stubEnv("DEV", false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const injected = await answer("<script>stranger()</script>");
  expect(injected.headers.get("Content-Security-Policy")).toContain("script-src 'self';");

  const listed = await answer("<script>own()</script>", { [scriptHashesHeader]: "'sha256-abc'" });
  expect(listed.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'sha256-abc';");
  expect(listed.headers.get(scriptHashesHeader)).toBeNull();
});

test("a page takes styles from our files and from attributes, not from style elements", async () => {
  vi.stubEnv("DEV", false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const policy = (await answer("<style>p{}</style>")).headers.get("Content-Security-Policy");
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline';");
});

test("a page's scripts write HTML and load scripts only by the named policies", async () => {
  vi.stubEnv("DEV", false);
  onTestFinished(() => void vi.unstubAllEnvs());
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

test("a page gets A+ by the rules of Mozilla's Observatory, also with a session", async () => {
  vi.stubEnv("DEV", false);
  onTestFinished(() => void vi.unstubAllEnvs());
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
