import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { app } from "../../worker/app";
import { signIn } from "../support/accounts";
import { as, book, origin } from "../support/api";

const canary = "Canary-0123456789abcdef";

/** Every kind of URL that contains a key. */
const keyed = [
  `GET /trip/TB123456/${canary}`,
  `GET /trip/TB123456/${canary}.data`,
  `POST /trip/TB123456/${canary}`,
  `PUT /trip/TB123456/${canary}`,
  `GET /trip/TB123456/${canary}/messages`,
  `GET /trip/TB123456/${canary}/pay`,
  `GET /trip/TB123456/${canary}/voucher`,
  `GET /trip/TB123456/${canary}/voucher.pdf`,
  `GET /trip/TB123456/${canary}/nothing`,
  `GET /reset-password?token=${canary}`,
  `POST /reset-password?token=${canary}`,
  `GET /verify-email?token=${canary}`,
  `GET /operator/join/${canary}`,
  `GET /operator/profile/bank/confirm?token=${canary}`,
  `GET /calendar/operator/person/${canary}.ics`,
  `POST /api/payments/callback?booking=TB123456&key=${canary}`,
  `GET /api/auth/callback/google?code=${canary}&state=${canary}`,
  `GET /api/auth/reset-password/${canary}?callbackURL=/`,
  `GET /api/trip/TB123456/${canary}`,
  `GET /login?next=${encodeURIComponent(`/trip/TB123456/${canary}`)}`,
];

/** Captures all console output. */
function captureConsole(): () => string[] {
  const spies = (["debug", "info", "log", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return () => spies.flatMap((spy) => spy.mock.calls.map((values) => values.map(written).join(" ")));
}

function written(value: unknown): string {
  if (value instanceof Error) return `${value.stack} ${written(value.cause)}`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

async function ask(operation: string, bindings: Env, headers: Record<string, string> = {}) {
  const [method = "", path = ""] = operation.split(" ");
  const context = createExecutionContext();
  const body = method === "GET" ? null : new URLSearchParams({ a: "1" });
  const request = new Request(`${bindings.PUBLIC_ORIGIN}${path}`, { method, headers, body });
  const response = await app.fetch(request, bindings, context);
  await waitOnExecutionContext(context);
  await response.text();
  return response;
}

function inProduction() {
  vi.stubEnv("MODE", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
}

test("no key in a URL is logged, whether the request succeeds, is refused or fails", async () => {
  const { cookie } = await signIn("user");
  inProduction();
  const lines = captureConsole();
  const failing = new Proxy(env.DB, {
    get: () => () => {
      throw new Error(`No route matches URL "/trip/TB123456/${canary}?key=${canary}&x=1"`, {
        cause: new Error(`https://tours.example.com/reset-password?token=${canary}`),
      });
    },
  });
  for (const operation of keyed) {
    await ask(operation, { ...env, PUBLIC_ORIGIN: origin });
    await ask(operation, { ...env, PUBLIC_ORIGIN: origin }, as(cookie));
    await ask(operation, { ...env, PUBLIC_ORIGIN: "https://failing.example", DB: failing });
  }
  const text = lines();
  expect(text.length).toBeGreaterThanOrEqual(3 * keyed.length);
  expect(text.filter((line) => line.includes(canary))).toStrictEqual([]);
  expect(text.join("\n")).toContain("[key]");
});

test("a request is one line of JSON with its route's pattern", async () => {
  const { bookingId } = await book();
  inProduction();
  const lines = captureConsole();
  const bindings = { ...env, PUBLIC_ORIGIN: origin };
  await ask("GET /api/tours/ooty?x=1", bindings, { "CF-Ray": "8f0000000000abcd-BOM" });
  await ask("GET /api/health", bindings);
  await ask(`GET /trip/${bookingId}/${canary}/voucher.pdf`, bindings);
  await ask("GET /api/nothing", bindings);
  const logged = lines()
    .filter((line) => line.startsWith("{"))
    .map((line): unknown => JSON.parse(line));
  const line = { method: "GET", ms: expect.any(Number), requestId: expect.any(String) };
  expect(logged).toStrictEqual([
    {
      ...line,
      requestId: "8f0000000000abcd-BOM",
      route: "/api/tours/:slug",
      status: 200,
      outcome: "answered",
    },
    { ...line, route: "/api/health", status: 200, outcome: "answered" },
    { ...line, route: "/trip/:bookingId/:key/voucher.pdf", status: 404, outcome: "refused" },
    { ...line, route: "/api/*", status: 404, outcome: "refused" },
  ]);
});

test("outside production requests are not logged", async () => {
  const lines = captureConsole();
  await ask("GET /api/health", { ...env, PUBLIC_ORIGIN: origin });
  expect(lines()).toStrictEqual([]);
});
