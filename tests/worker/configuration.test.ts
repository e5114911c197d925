import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { app } from "../../worker/app";
import worker from "../../worker/index";
import { origin } from "../support/api";
import { problemOf } from "../support/problem";
import { silenced } from "../support/silenced";

const unconfigured: Env = { ...env, PUBLIC_ORIGIN: "" };

/** Silences and returns what a production build logs as errors. */
function logInProduction() {
  vi.stubEnv("MODE", "production");
  const log = silenced();
  return log;
}

async function ask(path: string, method = "GET", bindings: Env = unconfigured) {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`${origin}${path}`, { method }), bindings, context);
  await waitOnExecutionContext(context);
  return response;
}

test("a production build without its public origin answers 503 and logs the missing variable's name", async () => {
  const log = logInProduction();
  for (const [path, method] of [
    ["/", "GET"],
    ["/tours", "GET"],
    ["/contact", "POST"],
  ] as const) {
    const page = await ask(path, method);
    expect(page.status).toBe(503);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.headers.get("Retry-After")).toBe("300");
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  }
  for (const path of ["/api/health", "/api/tours", "/api/auth/get-session"]) {
    const response = await ask(path);
    expect(response.headers.get("Retry-After")).toBe("300");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    await problemOf(response, "unavailable");
  }
  expect(log).toHaveBeenCalledTimes(6);
  expect(log.mock.calls.flat().join("\n")).toContain("Not configured: PUBLIC_ORIGIN");
});

test("an unconfigured scheduled run logs the missing variables and does nothing else", async () => {
  const log = logInProduction();
  // Any use of the database would throw.
  const bindings = new Proxy(unconfigured, {
    get: (target, name) => (name === "DB" ? expect.fail("the database was used") : Reflect.get(target, name)),
  });
  await worker.scheduled(createScheduledController(), bindings);
  expect(log.mock.calls.flat().join("\n")).toContain("Not configured: PUBLIC_ORIGIN");
});

test.for([
  ["no secret", ""],
  ["a short secret", "1:c2hvcnQ"],
  ["the default that better-auth publishes", "1:better-auth-secret-12345678901234567890"],
] as const)(
  "with %s every build answers 503, writes no cookie and names the variable",
  async ([, SECRET_KEYS]) => {
    const log = silenced();
    const bindings = { ...env, SECRET_KEYS };
    for (const mode of ["production", "demo", "development"]) {
      vi.stubEnv("MODE", mode);
      for (const path of ["/", "/login", "/api/health", "/api/auth/get-session"]) {
        const response = await ask(path, "GET", bindings);
        expect([response.status, response.headers.getSetCookie()], `${mode} ${path}`).toStrictEqual([
          503,
          [],
        ]);
      }
    }
    expect(
      new Set(log.mock.calls.map(([line]) => /Not configured: [\w, ]+/.exec(String(line))?.[0])),
    ).toStrictEqual(new Set(["Not configured: SECRET_KEYS"]));
  },
);

test("a configured production build answers", async () => {
  logInProduction();
  expect((await ask("/api/health", "GET", env)).status).toBe(200);
});
