import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import { AppError } from "~/domain/errors";
import { lookUpBooking } from "../../worker/bookings/traveler/look-up-booking";
import { throttles } from "../../worker/db/schema";
import { signIn } from "../support/accounts";
import { as, book, get, post, read } from "../support/api";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { problemOf } from "../support/problem";

const foundSchema = z.strictObject({ booking: bookingSchema.strict() });
const lookUp = (body: unknown, headers = {}) => post("/api/bookings/lookup", body, headers);

afterEach(() => vi.unstubAllEnvs());

const from = (address: string) => ({ "CF-Connecting-IP": address });

/** An e-mail address that is unique in this file. */
const someone = () => `${crypto.randomUUID()}@example.com`;

test("a booking is found by its reference and e-mail address in any spelling", async () => {
  const email = someone();
  const booking = await book({ email });
  const { bookingId } = booking;
  for (const typed of [
    bookingId,
    bookingId.toLowerCase(),
    ` ${bookingId.slice(0, 2)} ${bookingId.slice(2, 5)} ${bookingId.slice(5)} `,
    `${bookingId.slice(0, 2)}-${bookingId.slice(2)}`,
  ]) {
    const answer = await lookUp({ bookingId: typed, email: ` ${email.toUpperCase()} ` });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await read(answer, foundSchema)).booking).toStrictEqual(booking);
  }
});

test("an account's booking is found the same way, by reference and e-mail address", async () => {
  const { cookie } = await signIn("user");
  const email = someone();
  const booking = await book({ email }, as(cookie));
  const found = await read(await lookUp({ bookingId: booking.bookingId, email }), foundSchema);
  expect(found.booking).toStrictEqual(booking);
});

test("a wrong reference and a wrong e-mail address get identical responses", async () => {
  const email = someone();
  const { bookingId } = await book({ email });
  const missing = `TB${String((Number(bookingId.slice(2)) + 500_000) % 1_000_000).padStart(6, "0")}`;
  const answers = await Promise.all([
    lookUp({ bookingId: missing, email }),
    lookUp({ bookingId, email: someone() }),
    lookUp({ bookingId: missing, email: someone() }),
  ]);
  const contents = await Promise.all(
    answers.map(async (answer) => [answer.status, [...answer.headers].toSorted(), await answer.text()]),
  );
  expect(contents[0]?.[0]).toBe(404);
  expect(contents[1]).toStrictEqual(contents[0]);
  expect(contents[2]).toStrictEqual(contents[0]);
  await problemOf(await lookUp({ bookingId: missing, email }), "not_found");
});

test.for([
  [{ email: "a@example.com" }, ["bookingId"]],
  [{ bookingId: "TB123456" }, ["email"]],
  [{ bookingId: "TB12345", email: "a@example.com" }, ["bookingId"]],
  [{ bookingId: "TB1234567890123", email: "a@example.com" }, ["bookingId"]],
  [{ bookingId: "TB12345%", email: "a@example.com" }, ["bookingId"]],
  [{ bookingId: 123456, email: "a@example.com" }, ["bookingId"]],
  [{ bookingId: "TB123456", email: "a@" }, ["email"]],
  [{ bookingId: "TB123456", email: ["a@example.com"] }, ["email"]],
  [{ bookingId: "", email: "" }, ["bookingId", "email"]],
  [{ bookingId: "TB123456", email: "a@example.com", admin: true }, ["admin"]],
] as const)("%j is refused beside its fields", async ([body, fields]) => {
  const { errors = {} } = await problemOf(await lookUp(body), "invalid");
  expect(Object.keys(errors)).toStrictEqual(fields);
});

test("invalid JSON is refused", async () => {
  await problemOf(await lookUp("{"), "unparsable");
  await problemOf(await lookUp("a=b", { "Content-Type": "text/plain" }), "unsupported_media_type");
  await problemOf(await lookUp({}, { Cookie: "a=b" }), "forbidden");
});

test("bookings can be neither listed nor read by URL", async () => {
  const { bookingId } = await book();
  for (const path of ["", "/lookup", `/${bookingId}`]) {
    await problemOf(await get(`/api/bookings${path}`), "not_found");
  }
});

test("after 20 wrong tries of a reference, existing or not, only the right address is answered", async () => {
  const email = someone();
  const { bookingId } = await book({ email });
  const wrong = () => lookUp({ bookingId, email: someone() });
  for (let round = 0; round < 20; round += 1) expect((await wrong()).status).toBe(404);
  const refusal = await wrong();
  expect(refusal.headers.get("Retry-After")).toBe("3600");
  const problem = await problemOf(refusal, "too_many_requests");
  expect((await lookUp({ bookingId, email })).status).toBe(200);

  const missing = `TB${String((Number(bookingId.slice(2)) + 300_000) % 1_000_000).padStart(6, "0")}`;
  const answers = [];
  for (let round = 0; round < 21; round += 1)
    answers.push(await lookUp({ bookingId: missing, email: someone() }));
  expect(answers.slice(0, 20).every(({ status }) => status === 404)).toBe(true);
  const last = answers.at(-1);
  expect(last && (await problemOf(last, "too_many_requests"))).toStrictEqual(problem);
});

test("of 50 concurrent wrong tries only 20 are answered", async () => {
  const { bookingId } = await book();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => lookUp({ bookingId, email: someone() })),
  );
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("right tries are neither counted nor refused, and after an hour the count restarts", async () => {
  const limiters = { lookup: { limit: async () => ({ success: true }) } };
  const email = someone();
  const { bookingId } = await book({ email });
  let now = Date.parse("2026-12-01T00:00:00Z");
  const tryOnce = async (address: string) => {
    try {
      const lookup = { bookingId, email: address };
      const dependencies = { db, clock: () => now, keys, limiters };
      return (await lookUpBooking(dependencies, lookup, new Headers())).booking.bookingId;
    } catch (error) {
      return error instanceof Error && "code" in error ? error.code : error;
    }
  };
  for (let round = 0; round < 25; round += 1) expect(await tryOnce(email)).toBe(bookingId);
  for (let round = 0; round < 20; round += 1) expect(await tryOnce(someone())).toBe("not_found");
  expect(await tryOnce(someone())).toBe("too_many_requests");
  now += 60 * 60 * 1000 - 1;
  expect(await tryOnce(someone())).toBe("too_many_requests");
  expect(await tryOnce(email)).toBe(bookingId);
  now += 1;
  expect(await tryOnce(someone())).toBe("not_found");
});

test("of 60 concurrent wrong tries of one caller 50 are answered, and its right pairs all are", async () => {
  const limiters = { lookup: { limit: async () => ({ success: true }) } };
  const email = someone();
  const { bookingId } = await book({ email });
  const dependencies = { db, clock: () => Date.now(), keys, limiters };
  const statusOf = (lookup: { bookingId: string; email: string }, caller: string) =>
    lookUpBooking(dependencies, lookup, new Headers(), caller).then(
      () => 200,
      (error: unknown) => (error instanceof AppError ? error.status : 500),
    );
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      statusOf({ bookingId: `TB${600_000 + index}`, email: someone() }, "carrier"),
    ),
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await statusOf({ bookingId, email }, "carrier")).toBe(200);
  expect(await statusOf({ bookingId, email: someone() }, "carrier")).toBe(429);
  expect(await statusOf({ bookingId, email: someone() }, "another")).toBe(404);
});

test("in production an address gets 50 wrong tries an hour, and the right pair however many were wrong", async () => {
  const email = someone();
  const { bookingId } = await book({ email });
  vi.stubEnv("MODE", "production");
  const answers = await Promise.all(
    Array.from({ length: 55 }, (_, index) =>
      lookUp({ bookingId: `TB${500_000 + index}`, email: someone() }, from("203.0.113.40")),
    ),
  );
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await lookUp({ bookingId, email }, from("203.0.113.40"))).status).toBe(200);
  expect((await lookUp({ bookingId, email: someone() }, from("203.0.113.41"))).status).toBe(404);
});

test("counters are stored without the reference and the address", async () => {
  const email = someone();
  const { bookingId } = await book({ email });
  await lookUp({ bookingId, email: someone() });
  const keys = (await db.select({ key: throttles.key }).from(throttles))
    .map(({ key }) => key)
    .filter((key) => key.startsWith("booking-lookup"));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !/^booking-lookup:[0-9a-f]{64}$/.test(key))).toStrictEqual([]);
});

test("one address cannot be used to try all references", async () => {
  const email = someone();
  const { bookingId } = await book({ email });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => lookUp({ bookingId: `TB${String(700_000 + index)}`, email })),
  );
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(50);
  await problemOf(await lookUp({ bookingId: "TB699999", email }), "too_many_requests");
  expect((await lookUp({ bookingId, email })).status).toBe(200);
});
