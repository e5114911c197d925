import { exports } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { api } from "../../worker/api";
import { app } from "../../worker/app";
import { signIn } from "../support/accounts";
import { as, bookingOf, origin, post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { problemOf } from "../support/problem";
import { silenced } from "../support/silenced";

/** Values of `Content-Type` that libraries and attackers send; null omits the header. */
const contentTypes = [
  null,
  "",
  " ",
  ";",
  "/",
  "*/*",
  "json",
  "application/",
  "application/json",
  "APPLICATION/JSON;CHARSET=UTF-8",
  "application/json ; x=y",
  "application/json;;;",
  "application/json;charset",
  "application/json; charset=utf-16",
  "application/json, text/plain",
  "application/json\ttext/plain",
  "application/jsonp",
  "application/problem+json",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=nonsense",
  "application/x-www-form-urlencoded;;",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x; y",
  `text/plain; charset=${"x".repeat(2000)}`,
  "application/octet-stream",
  "text/html",
];

const bodies = ["", "{}", "{", "[]", "null", '"text"', "a=1&b[]=2", "--x\r\n", '{"__proto__":{"a":1}}'];

/** Every API operation that may have a body, and the exposed better-auth endpoints. */
const operations = [
  ...new Set(
    [...app.routes, ...api.routes]
      .filter(
        ({ method, path }) => ["POST", "PUT", "PATCH", "DELETE"].includes(method) && path.startsWith("/api/"),
      )
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, "TB000001")}`),
  ),
  "POST /api/auth/sign-out",
  "POST /api/auth/update-user",
  "POST /api/auth/revoke-session",
  "POST /api/auth/two-factor/verify-totp",
  "POST /api/payments/callback?booking=TB1&key=x",
  "POST /api/nothing",
];

function send(operation: string, contentType: string | null, body: string, headers: Record<string, string>) {
  const [method = "", path = ""] = operation.split(" ");
  // Bytes, since text would get a default type.
  return exports.default.fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(contentType !== null && { "Content-Type": contentType }) },
    body: body === "" ? null : new TextEncoder().encode(body),
    redirect: "manual",
  });
}

test("no media type makes any operation fail: it succeeds or is refused as a problem", async () => {
  const { cookie } = await signIn("admin");
  const log = silenced();
  expect(operations.length).toBeGreaterThan(30);
  const failures: string[] = [];
  for (const [index, operation] of operations.entries()) {
    for (const [at, contentType] of contentTypes.entries()) {
      // In a short run each operation gets every fourth type, other ones than the operation before.
      if (!inject("isLong") && at % 4 !== index % 4) continue;
      const body = bodies[(index + at) % bodies.length] ?? "";
      const { status, headers } = await send(operation, contentType, body, as(cookie));
      const isProblem =
        status < 400 ||
        operation.includes("/api/auth/") ||
        headers.get("Content-Type") === "application/problem+json";
      if (status >= 500 || !isProblem)
        failures.push(`${operation} as ${JSON.stringify(contentType)} with ${body}: ${status}`);
    }
  }
  expect(failures).toStrictEqual([]);
  expect(log.mock.calls).toStrictEqual([]);
});

test.for(["application/json ; x=y", "application/json;;;", "application/json;charset", "Application/JSON"])(
  "JSON sent as %j is read",
  async (type) => {
    await bookingOf(await post("/api/bookings", bookingRequest(), { "Content-Type": type }));
  },
);

test.for<[string, string | null]>([
  ["POST /api/payments/callback?booking=TB1&key=x", "application/json"],
  ["POST /api/payments/callback?booking=TB1&key=x", "text/plain"],
  ["POST /api/bookings/TB123456/cancel", ""],
  ["POST /api/bookings/TB123456/cancel", null],
  ["POST /api/bookings/lookup", "application/json, text/plain"],
])("%s with a body as %j is 415", async ([operation, type]) => {
  await problemOf(await send(operation, type, '{"email":"a@b.co"}', {}), "unsupported_media_type");
});
