import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { app } from "../../worker/app";
import { servicesFor } from "../../worker/services";
import { createUser } from "../support/accounts";
import { bookingRequest } from "../support/booking-request";
import { problemOf } from "../support/problem";
import { cookiesIn, mailsTo } from "../support/services";

const publicOrigin = "https://tours.example.com";
const foreign = ["http://tours.example.com", "https://evil.example", "https://www.tours.example.com:8443"];

/** Requests a URL from a Worker with this public origin; undefined for none. */
async function ask(
  address: string,
  init: RequestInit = {},
  PUBLIC_ORIGIN: string | undefined = publicOrigin,
) {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(address, init), { ...env, PUBLIC_ORIGIN }, context);
  await waitOnExecutionContext(context);
  return response;
}

function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

async function linkIn(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

test.for(foreign)("production redirects reads at %s to its public origin", async (other) => {
  vi.stubEnv("MODE", "production");
  for (const method of ["GET", "HEAD"]) {
    for (const path of [
      "/",
      "/tours?sort=price&q=a%20b",
      "/api/health",
      "//evil.example/x",
      "/reset-password?token=t",
    ]) {
      const response = await ask(other + path, {
        method,
        headers: { "X-Forwarded-Host": "tours.example.com" },
      });
      expect(response.status).toBe(308);
      expect(response.headers.get("Location")).toBe(publicOrigin + path);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  }
});

test.for(foreign)("production refuses writes at %s and does nothing", async (other) => {
  vi.stubEnv("MODE", "production");
  const { email } = await createUser();
  const body = { email, redirectTo: "/" };
  await problemOf(await ask(`${other}/api/auth/request-password-reset`, json(body)), "misdirected");
  await problemOf(await ask(`${other}/api/bookings`, json(bookingRequest())), "misdirected");
  await problemOf(await ask(`${other}/api/holds/x`, { method: "DELETE" }), "misdirected");
  const page = await ask(`${other}/forgot-password`, {
    method: "POST",
    body: new URLSearchParams({ email }),
  });
  expect(page.status).toBe(421);
  expect(page.headers.get("Content-Type")).toContain("text/html");
  expect(await mailsTo(email)).toHaveLength(0);
});

test("production responds on its public origin, regardless of X-Forwarded-Host and Forwarded", async () => {
  vi.stubEnv("MODE", "production");
  const { email, password } = await createUser();
  const forwarded = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "http",
    Forwarded: "host=evil.example",
  };
  expect((await ask(`${publicOrigin}/api/health`, { headers: forwarded })).status).toBe(200);
  await ask(`${publicOrigin}/api/auth/request-password-reset`, json({ email }, forwarded));
  expect(await linkIn(email)).toMatch(/^https:\/\/tours\.example\.com\/reset-password\?token=/);
  const signedIn = await ask(
    `${publicOrigin}/api/auth/sign-in/email`,
    json({ email, password }, { ...forwarded, Origin: publicOrigin }),
  );
  expect(signedIn.status).toBe(200);
  for (const cookie of signedIn.headers.getSetCookie()) expect(cookie).toContain("Secure");
  expect(signedIn.headers.getSetCookie().join()).toContain("__Host-tour-bharat.session_token=");
});

test("a demo build works on any host, but its mail links to the public origin", async () => {
  const { email, password } = await createUser();
  const here = "http://127.0.0.1:8787";
  const signedIn = await ask(
    `${here}/api/auth/sign-in/email`,
    json({ email, password }, { Origin: here }),
    "http://localhost:8787",
  );
  expect(signedIn.status).toBe(200);
  const cookie = cookiesIn(signedIn.headers);
  expect(signedIn.headers.getSetCookie().join()).not.toContain("Secure");
  const book = (origin: string) =>
    ask(
      `${here}/api/bookings`,
      json(bookingRequest(), { Cookie: cookie, Origin: origin }),
      "http://localhost:8787",
    );
  expect((await book(here)).status).toBe(201);
  await problemOf(await book("http://localhost:8787"), "forbidden");

  await ask("http://evil.example/api/auth/request-password-reset", json({ email }), "http://localhost:8787");
  expect(await linkIn(email)).toMatch(/^http:\/\/localhost:8787\/reset-password\?token=/);
});

test("a demo build without a public origin links to the host of the request", async () => {
  const { email } = await createUser();
  await ask("http://127.0.0.1:9/api/auth/request-password-reset", json({ email }), "");
  expect(await linkIn(email)).toMatch(/^http:\/\/127\.0\.0\.1:9\/reset-password\?token=/);
});

function servicesAt(origin: string) {
  return servicesFor({ ...env, PUBLIC_ORIGIN: publicOrigin }, new Request(origin));
}

test("services of many hosts do not accumulate", () => {
  const first = servicesAt("http://first.example");
  expect(servicesAt("http://first.example")).toBe(first);
  for (let host = 0; host < 8; host += 1) servicesAt(`http://host-${host}.example`);
  expect(servicesAt("http://first.example")).not.toBe(first);

  vi.stubEnv("MODE", "production");
  expect(servicesAt("http://one.example")).toBe(servicesAt("http://another.example"));
});
