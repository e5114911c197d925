import { and, eq, like } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { createBooking } from "../../worker/bookings/create-booking";
import { mayMailStranger } from "../../worker/accounts/mail-limit";
import { isBookingKey } from "../../worker/platform/keys/booking-link";
import { bookings, mailOutbox } from "../../worker/platform/db/schema";
import { audit } from "../support/audit";
import { signIn } from "../support/accounts";
import { as, book, bookingOf, patch, post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { db, makePending, rowCounts, tourOfCapacity } from "../support/database";
import { bookingRow, setBooking } from "../support/rows";
import { signInAs } from "../support/traveler-bookings";
import { keys } from "../support/keys";
import { useCases } from "../../worker/services";

const { run: changeBookingStatus } = useCases.changeBookingStatus;

const inDays = (days: number) => addDays(todayInIndia(Date.now()), days);
const email = "meera.iyer@example.com";

/** Returns the messages about a booking in the order of its changes. */
async function mailsAbout(bookingId: string) {
  const { id } = await bookingRow(bookingId);
  return db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.dedupeKey, `booking/${id}/%`))
    .orderBy(mailOutbox.dedupeKey);
}

async function kindsAbout(bookingId: string) {
  return (await mailsAbout(bookingId)).map(({ dedupeKey }) => dedupeKey?.split("/").slice(2).join("/"));
}

const change = (bookingId: string, to: object) =>
  post(`/api/bookings/${bookingId}/change`, { email, change: to });

test("an address that nobody has proven gets three mails an hour, with those of sign-ups, in production", async () => {
  vi.stubEnv("MODE", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const typed = `${crypto.randomUUID()}@example.com`;
  const sent = () => db.$count(mailOutbox, eq(mailOutbox.recipient, typed));
  const outcomes = [];
  for (let round = 0; round < 4; round += 1) {
    const { bookingId } = await book({ email: typed, numberOfTravelers: 1 });
    outcomes.push((await post(`/api/bookings/${bookingId}/cancel`, { email: typed })).status);
  }
  expect(outcomes).toStrictEqual([200, 200, 200, 200]);
  expect(await sent()).toBe(3);
  expect(await mayMailStranger({ db, clock: Date.now }, typed)).toBe(false);

  // A proven address gets all of them.
  const { bookingId } = await book({ email: typed });
  await setBooking(bookingId, { verifiedAt: 1 });
  await post(`/api/bookings/${bookingId}/cancel`, { email: typed });
  expect(await sent()).toBe(4);
});

test("a mail that a refused booking would have sent is not counted", async () => {
  vi.stubEnv("MODE", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const typed = `${crypto.randomUUID()}@example.com`;
  const tour = await tourOfCapacity(12);
  const travelDate = inDays(61);
  await book({ tour, travelDate, numberOfTravelers: 12 });
  const request = bookingRequest({ tour, travelDate, email: typed });
  for (let round = 0; round < 3; round += 1) expect((await post("/api/bookings", request)).status).toBe(409);
  await book({ email: typed });
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, typed))).toBe(1);
});

test("a booking queues one confirmation with its reference, its figures and its own URL", async () => {
  const booking = await book({ tour: "ooty", email: "anita.rao@example.com", firstName: "Anita" });
  const { bookingId, totalAmount, travelDate } = booking;
  const { id } = await bookingRow(bookingId);
  const sent = await mailsAbout(bookingId);
  expect(sent).toMatchObject([
    {
      dedupeKey: `booking/${id}/1/confirmed`,
      recipient: "anita.rao@example.com",
      subject: `Your booking ${bookingId} is confirmed: ${booking.tourTitle}`,
      attachments: { booking: id, kinds: ["voucher", "invoice", "calendar"] },
    },
  ]);
  const [{ text, html } = { text: "", html: "" }] = sent;
  expect(text).toContain(`Booking: ${bookingId}`);
  expect(text).toContain(`Total: ${formatRupees(totalAmount)}`);
  expect(text).toContain(`Start: ${startInWords(travelDate, "05:45")}`);
  expect(text).not.toContain("TB######");
  expect(html).not.toContain("TB######");
  const [, origin, reference, key = ""] = /(https?:\/\/[^/]+)\/trip\/(TB\d{6})\/(\S+)/.exec(text) ?? [];
  expect([origin, reference]).toStrictEqual(["http://localhost", bookingId]);
  expect(isBookingKey(keys, { id, linkVersion: 0 }, key)).toBe(true);
});

test("a confirmation is sent within a minute", async () => {
  const { bookingId } = await book();
  await expect.poll(async () => (await mailsAbout(bookingId))[0]?.status).toBe("sent");
});

test("a refused booking sends no mail", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = inDays(60);
  await book({ tour, travelDate, numberOfTravelers: 8 });
  const before = await db.$count(mailOutbox);
  const refused = await post(
    "/api/bookings",
    bookingRequest({ tour, travelDate, numberOfTravelers: 8, email: "late@example.com" }),
  );
  expect(refused.status).toBe(409);
  expect(await db.$count(mailOutbox)).toBe(before);
});

test("a booking whose batch fails at its last statement leaves no message", async () => {
  const counts = await rowCounts();
  const before = await db.$count(mailOutbox);
  const failing = new Proxy(db, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== "batch" || typeof value !== "function") return value;
      return (statements: unknown[]) =>
        value.call(target, [...statements, target.update(bookings).set({ totalAmount: -1 })]);
    },
  });
  const publisher = { bookingsChanged: () => undefined, seatsChanged: () => undefined };
  await expect(
    createBooking(
      { db: failing, clock: Date.now, publisher, bookingMailer, keys },
      bookingRequestSchema.parse(bookingRequest()),
      { viewer: null, idempotencyKey: null },
    ),
  ).rejects.toThrow();
  expect(await rowCounts()).toStrictEqual(counts);
  expect(await db.$count(mailOutbox)).toBe(before);
});

test("a repeated request, sequential or concurrent, sends no second confirmation", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const request = bookingRequest();
  const first = await bookingOf(await post("/api/bookings", request, headers));
  await Promise.all(Array.from({ length: 4 }, () => post("/api/bookings", request, headers)));
  expect(await kindsAbout(first.bookingId)).toStrictEqual(["1/confirmed"]);

  const atOnce = { "Idempotency-Key": crypto.randomUUID() };
  const another = bookingRequest();
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => bookingOf(await post("/api/bookings", another, atOnce))),
  );
  expect(new Set(answers.map(({ bookingId }) => bookingId)).size).toBe(1);
  expect(await kindsAbout(answers[0]?.bookingId ?? "")).toStrictEqual(["1/confirmed"]);
});

test("each change is mailed with the old and new values; a refused one is not", async () => {
  const tour = await tourOfCapacity(12);
  const [travelDate, later] = [inDays(70), inDays(75)];
  const { bookingId, totalAmount } = await book({ tour, travelDate, numberOfTravelers: 4, email });
  expect(
    (await change(bookingId, { kind: "party", numberOfTravelers: 3, children: 0, infants: 0 })).status,
  ).toBe(200);
  expect(
    (await change(bookingId, { kind: "party", numberOfTravelers: 5, children: 0, infants: 0 })).status,
  ).toBe(422);
  expect((await change(bookingId, { kind: "date", travelDate: later })).status).toBe(200);
  expect(await kindsAbout(bookingId)).toStrictEqual(["1/confirmed", "2/changed", "3/changed"]);
  const [, smaller, moved] = await mailsAbout(bookingId);
  const after = await bookingRow(bookingId);
  expect(smaller?.text).toContain("Travelers before: 4\nTravelers now: 3");
  expect(smaller?.text).toContain(
    `Total before: ${formatRupees(totalAmount)}\nTotal now: ${formatRupees(after.totalAmount)}`,
  );
  expect(moved?.text).toContain(
    `Travel date before: ${formatTravelDate(travelDate)}\nTravel date now: ${formatTravelDate(later)}`,
  );
  expect(moved?.text).toContain(`Total: ${formatRupees(after.totalAmount)}`);
  expect(moved?.attachments).toStrictEqual({ booking: after.id, kinds: ["calendar"] });
});

test("a confirmed pending booking sends one mail; a completed trip sends none", async () => {
  const admin = await signInAs({ role: "admin" });
  const { bookingId } = await book();
  await makePending(bookingId);
  const publisher = { bookingsChanged: () => undefined, seatsChanged: () => undefined };
  const set = (status: "confirmed" | "completed", clock = Date.now) =>
    changeBookingStatus({ db, clock, publisher, bookingMailer, audit }, admin.viewer, {
      bookingId,
      status,
    });
  await set("confirmed");
  await set("completed", () => Date.now() + 800 * 86_400_000);
  expect(await kindsAbout(bookingId)).toStrictEqual(["1/confirmed", "2/confirmed"]);
});

test("a deleted account gets no more mail", async () => {
  const { bookingId } = await book({ email });
  await db
    .update(bookings)
    .set({ customerEmail: "" })
    .where(and(eq(bookings.bookingId, bookingId)));
  const { cookie } = await signIn("admin");
  await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(cookie));
  expect(await kindsAbout(bookingId)).toStrictEqual(["1/confirmed"]);
});
