import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import type { Viewer } from "~/domain/accounts/account";
import type { BookingLookup } from "~/domain/trips/traveler-booking";
import { AppError } from "~/domain/errors";
import { lookUpBooking } from "../../worker/trips/look-up-booking";
import { throttles } from "../../worker/platform/db/schema";
import { insertMail } from "../../worker/notifications/mail/mail-outbox.repo";
import type { Mail } from "../../worker/notifications/mail/mailer";
import { signIn } from "../support/accounts";
import { as, book, post, read } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { freshTravelDate } from "../support/booking-request";
import { db, eventsOf } from "../support/database";
import { keys } from "../support/keys";
import { createViewer } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { mailsTo, services } from "../support/services";

const foundSchema = z.strictObject({ booking: bookingSchema.strict() });
const lookUp = (body: unknown, headers = {}) => post("/api/bookings/lookup", body, headers);

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

/** Returns a look-up at an instant that the test moves. */
function lookUps() {
  const state = { now: Date.now() };
  const limiters = { lookup: { limit: async () => ({ success: true }) } };
  const mailer = { send: async (mail: Mail) => void (await insertMail(db, mail, state.now)) };
  const dependencies = { db, clock: () => state.now, keys, limiters, mailer, bookingMailer };
  const codeOf = (
    lookup: BookingLookup,
    visitor: { viewer?: Viewer; caller?: string; network?: string } = {},
  ) =>
    lookUpBooking(dependencies, lookup, { viewer: null, headers: new Headers(), ...visitor }).then(
      () => "found",
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
  return { state, codeOf };
}

/** Returns the mails with the booking's link to an address. */
const linksTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith("The link to"));

test("after 20 wrong tries of a reference, existing or not, right and wrong pairs get the same response", async () => {
  const email = someone();
  const { bookingId } = await book({ email });
  const wrong = () => lookUp({ bookingId, email: someone() });
  expect((await lookUp({ bookingId, email })).status).toBe(200);
  for (let round = 0; round < 20; round += 1) expect((await wrong()).status).toBe(404);
  const refusal = await wrong();
  expect(refusal.headers.get("Retry-After")).toBe("3600");
  const problem = await problemOf(refusal, "too_many_requests");
  expect(problem.detail).toContain("If these match, we have mailed a link");
  expect(await linksTo(email)).toHaveLength(0);
  expect(await problemOf(await lookUp({ bookingId, email }), "too_many_requests")).toStrictEqual(problem);
  const [mail] = await linksTo(email);
  expect(mail?.text).toContain(await services.tripPathOf(bookingId));

  const missing = `TB${String((Number(bookingId.slice(2)) + 300_000) % 1_000_000).padStart(6, "0")}`;
  const answers = [];
  for (let round = 0; round < 21; round += 1)
    answers.push(await lookUp({ bookingId: missing, email: someone() }));
  expect(answers.slice(0, 20).every(({ status }) => status === 404)).toBe(true);
  const last = answers.at(-1);
  expect(last && (await problemOf(last, "too_many_requests"))).toStrictEqual(problem);
});

test("the same limits guard cancellation, changes and quotes, and the page has the same words", async () => {
  const email = someone();
  const { bookingId } = await book({ email });
  for (let round = 0; round < 20; round += 1) await lookUp({ bookingId, email: someone() });
  const change = { kind: "date", travelDate: freshTravelDate() };
  for (const [path, body] of [
    ["cancel", { email }],
    ["change", { email, change }],
    ["change-quote", { email, change: { kind: "cancel" } }],
  ] as const) {
    const answer = await post(`/api/bookings/${bookingId}/${path}`, body);
    const { detail } = await problemOf(answer, "too_many_requests");
    expect(detail).toContain("we have mailed a link");
  }
  const visitor = { viewer: null, headers: new Headers() };
  const { message } = await refusal(
    services.lookUpBooking({ bookingId, email }, visitor),
    "too_many_requests",
  );
  expect(message).toContain("If these match, we have mailed a link to the booking.");
  expect((await eventsOf(bookingId)).map(({ status }) => status)).toStrictEqual(["confirmed"]);
});

test("the owner's session is not limited", async () => {
  const viewer = await createViewer();
  const { codeOf } = lookUps();
  const owned = await book({ email: viewer.email });
  const other = await book();
  for (const { bookingId } of [owned, other])
    for (let round = 0; round < 20; round += 1) await codeOf({ bookingId, email: someone() });
  expect(await codeOf({ bookingId: owned.bookingId, email: viewer.email }, { viewer })).toBe("found");
  const pair = { bookingId: other.bookingId, email: other.customerEmail };
  expect(await codeOf(pair, { viewer })).toBe("too_many_requests");
});

test("a right pair beyond the limit mails the link at most three times a day", async () => {
  const { codeOf, state } = lookUps();
  const email = someone();
  const { bookingId } = await book({ email });
  for (let round = 0; round < 20; round += 1) await codeOf({ bookingId, email: someone() });
  await Promise.all(Array.from({ length: 8 }, () => codeOf({ bookingId, email })));
  expect(await linksTo(email)).toHaveLength(3);
  state.now += 24 * 60 * 60_000;
  for (let round = 0; round < 20; round += 1) await codeOf({ bookingId, email: someone() });
  expect(await codeOf({ bookingId, email })).toBe("too_many_requests");
  expect(await linksTo(email)).toHaveLength(4);
});

test("of 50 concurrent wrong tries only 20 are answered", async () => {
  const { bookingId } = await book();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => lookUp({ bookingId, email: someone() })),
  );
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

/** Guesses the reference of an address from 60 callers at once, the right one last. Returns the codes. */
async function guessAtOnce(): Promise<unknown[]> {
  const { codeOf } = lookUps();
  const email = someone();
  const { bookingId } = await book({ email });
  const wrong = Array.from({ length: 60 }, (_, index) => `TB9${String(index).padStart(7, "0")}`);
  return Promise.all(
    [...wrong, bookingId].map((guess, index) => codeOf({ bookingId: guess, email }, { caller: `${index}` })),
  );
}

test("of 60 concurrent guesses of a reference 50 are answered, and the right one after them is not", async () => {
  const codes = await guessAtOnce();
  expect(codes.filter((code) => code === "not_found")).toHaveLength(50);
  expect(codes.at(-1)).toBe("too_many_requests");
});

test("without the counts the same guesses find it", async () => {
  await db.run(sql`CREATE TRIGGER forget_tries AFTER INSERT ON throttles
    BEGIN DELETE FROM throttles WHERE key = NEW.key; END`);
  onTestFinished(async () => {
    await db.run(sql`DROP TRIGGER forget_tries`);
  });
  expect((await guessAtOnce()).at(-1)).toBe("found");
});

test("right tries are not counted, and after an hour the count restarts", async () => {
  const { codeOf, state } = lookUps();
  const email = someone();
  const { bookingId } = await book({ email });
  const wrong = () => codeOf({ bookingId, email: someone() });
  const right = () => codeOf({ bookingId, email });
  for (let round = 0; round < 25; round += 1) expect(await right()).toBe("found");
  for (let round = 0; round < 20; round += 1) expect(await wrong()).toBe("not_found");
  expect(await wrong()).toBe("too_many_requests");
  state.now += 60 * 60 * 1000 - 1;
  expect([await wrong(), await right()]).toStrictEqual(["too_many_requests", "too_many_requests"]);
  state.now += 1;
  expect([await right(), await wrong()]).toStrictEqual(["found", "not_found"]);
});

test.for([
  ["caller", 50],
  ["network", 200],
] as const)("of concurrent wrong tries of one %s %i are answered", async ([of, max]) => {
  const { codeOf } = lookUps();
  const email = someone();
  const { bookingId } = await book({ email });
  const codes = await Promise.all(
    Array.from({ length: max + 10 }, (_, index) =>
      codeOf({ bookingId: `TB${600_000 + index}`, email: someone() }, { [of]: `carrier of ${of}` }),
    ),
  );
  expect(codes.filter((code) => code === "not_found")).toHaveLength(max);
  expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(10);
  expect(await codeOf({ bookingId, email }, { [of]: `carrier of ${of}` })).toBe("too_many_requests");
  expect(await codeOf({ bookingId, email }, { [of]: "another" })).toBe("found");
});

test("in production an address gets 50 wrong tries an hour, and a /48 of IPv6 200 from all its networks", async () => {
  const email = someone();
  const { bookingId } = await book({ email });
  vi.stubEnv("MODE", "production");
  const guess = (index: number, address: string) =>
    lookUp({ bookingId: `TB${500_000 + index}`, email: someone() }, from(address));
  const answers = await Promise.all(Array.from({ length: 55 }, (_, index) => guess(index, "203.0.113.40")));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await lookUp({ bookingId, email }, from("203.0.113.40"))).status).toBe(429);
  expect((await lookUp({ bookingId, email }, from("203.0.113.41"))).status).toBe(200);
  const ofNetworks = await Promise.all(
    Array.from({ length: 205 }, (_, index) => guess(index, `2001:db8:7:${index}::1`)),
  );
  expect(ofNetworks.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await guess(1, "2001:db8:8:1::1")).status).toBe(404);
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
