import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { sourceHashOf } from "~/platform/policy/script-hashes";
import { app } from "../../worker/app";
import { signIn } from "../support/accounts";
import { as, book, get, origin, post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { rowCounts } from "../support/database";
import { openBookings } from "../support/opening";
import { problemOf } from "../support/problem";

test.for([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "",
])("a body with the type %j is refused", async (contentType) => {
  const before = await rowCounts();
  const response = await post("/api/bookings", bookingRequest(), { "Content-Type": contentType });
  await problemOf(response, "unsupported_media_type");
  expect(await rowCounts()).toStrictEqual(before);
});

test("a body over 32 KiB is refused", async () => {
  const response = await post("/api/bookings", bookingRequest({ specialRequests: "x".repeat(33 * 1024) }));
  await problemOf(response, "too_large");
});

test("a long body without a declared length is refused too", async () => {
  const bytes = new TextEncoder().encode(
    JSON.stringify(bookingRequest({ specialRequests: "x".repeat(64 * 1024) })),
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 4096) controller.enqueue(bytes.subarray(at, at + 4096));
      controller.close();
    },
  });
  const response = await exports.default.fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  await problemOf(response, "too_large");
});

test("a thousand characters of four bytes are within the limit", async () => {
  const specialRequests = "𑀓".repeat(500);
  expect((await book({ specialRequests })).specialRequests).toBe(specialRequests);
});

test.for<{ said: string; headers: Record<string, string> }>([
  { said: "no", headers: {} },
  { said: "a foreign", headers: { Origin: "https://evil.example" } },
  { said: "an opaque", headers: { Origin: "null" } },
  { said: "a longer", headers: { Origin: `${origin}.evil.example` } },
  { said: "another port's", headers: { Origin: `${origin}:8080` } },
  { said: "another scheme's", headers: { Origin: "https://localhost" } },
])("a booking sent with a cookie and $said Origin is forbidden", async ({ headers }) => {
  const before = await rowCounts();
  const response = await post("/api/bookings", bookingRequest(), { Cookie: "theme=dark", ...headers });
  await problemOf(response, "forbidden");
  expect(await rowCounts()).toStrictEqual(before);
});

test("a form sent with a cookie from another site is refused with an HTML page", async () => {
  const response = await exports.default.fetch(`${origin}/contact`, {
    method: "POST",
    headers: { Cookie: "theme=dark", Origin: "https://evil.example" },
    body: new URLSearchParams({ name: "Meera" }),
  });
  expect(response.status).toBe(403);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const page = await response.text();
  const [, style = ""] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  expect(response.headers.get("Content-Security-Policy")).toContain(
    `default-src 'none'; style-src ${await sourceHashOf(style)};`,
  );
  expect(page).toMatch(
    /^<!doctype html>\s*<html lang="en-IN">[\s\S]*<title>Not allowed \| Tour Bharat<\/title>/,
  );
  expect(page).toContain("<h1>Not allowed</h1>");
});

test("a booking sent with a cookie by the site's own page is accepted", async () => {
  const { cookie } = await signIn("user");
  expect((await book({}, as(cookie))).status).toBe("confirmed");
});

test("a signed-in user's booking sent by another site is forbidden, and a forged session counts as a guest", async () => {
  const { cookie } = await signIn("user");
  await problemOf(await post("/api/bookings", bookingRequest(), { Cookie: cookie }), "forbidden");
  expect((await book({}, as("better-auth.session_token=forged.signature"))).status).toBe("confirmed");
});

test("a request without a cookie needs no Origin", async () => {
  expect((await book()).status).toBe("confirmed");
});

/** A booking that will be refused, from a client address. */
function askFrom(address: string) {
  return post("/api/bookings", {}, { "CF-Connecting-IP": address });
}

test("an address with too many requests in a minute gets a Retry-After", async () => {
  vi.stubEnv("MODE", "production");
  let response = await askFrom("203.0.113.7");
  // Sixty in a minute: the requests may span two minutes.
  for (let tries = 1; tries <= 121 && response.status !== 429; tries += 1)
    response = await askFrom("203.0.113.7");
  expect(response.headers.get("Retry-After")).toBe("60");
  await problemOf(response, "too_many_requests");
  await problemOf(await askFrom("203.0.113.8"), "invalid");
});

test("a repeated booking is answered from its key, though the address is over its limit", async () => {
  await openBookings();
  vi.stubEnv("MODE", "production");
  const headers = { "CF-Connecting-IP": "203.0.113.10", "Idempotency-Key": crypto.randomUUID() };
  const request = bookingRequest();
  const first = await post("/api/bookings", request, headers);
  expect(first.status).toBe(201);
  let refused = await askFrom("203.0.113.10");
  for (let tries = 1; tries <= 121 && refused.status !== 429; tries += 1)
    refused = await askFrom("203.0.113.10");
  await problemOf(refused, "too_many_requests");
  const again = await post("/api/bookings", request, headers);
  expect(again.status).toBe(201);
  expect(await again.json()).toStrictEqual(await first.json());
});

test("searches of the API have a limit of their own, which refusals name", async () => {
  vi.stubEnv("MODE", "production");
  const PUBLIC_ORIGIN = "https://searched.example";
  const exhausted = { limit: async () => ({ success: false }) };
  const context = createExecutionContext();
  const request = new Request(`${PUBLIC_ORIGIN}/api/suggestions?q=oo`, {
    headers: { "CF-Connecting-IP": "203.0.113.77" },
  });
  const response = await app.fetch(request, { ...env, PUBLIC_ORIGIN, SEARCH_RATE_LIMIT: exhausted }, context);
  await waitOnExecutionContext(context);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "retry-after": "60",
    ratelimit: '"default";r=0;t=60',
    "ratelimit-policy": '"default";q=600;w=60',
  });
  await problemOf(response, "too_many_requests");
});

test("outside production there is no rate limit, for the load tests", async () => {
  for (let tries = 0; tries < 125; tries += 1) {
    expect((await askFrom("203.0.113.9")).status).toBe(422);
  }
});

test("every response has the security headers", async () => {
  for (const response of [await get("/api/health"), await get("/api/nothing")]) {
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  }
});

test("no response of the authentication is cached", async () => {
  for (const path of ["/api/auth/get-session", "/api/auth/ok", "/api/auth/nothing"])
    expect((await get(path)).headers.get("Cache-Control")).toBe("no-store");
});
