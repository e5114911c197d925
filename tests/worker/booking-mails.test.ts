import { eq, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { createBooking } from "../../worker/bookings/create-booking";
import { mayMailStranger } from "../../worker/accounts/mail-limit";
import { isBookingKey } from "../../worker/platform/keys/booking-link";
import { bookings, mailOutbox } from "../../worker/platform/db/schema";
import { book, post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { db, rowCounts, tourOfCapacity, setBooking } from "../support/database";
import { openBookings } from "../support/opening";
import { bookingRow } from "../support/rows";
import { keys } from "../support/keys";

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
  await openBookings();
  vi.stubEnv("MODE", "production");
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
  await openBookings();
  vi.stubEnv("MODE", "production");
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
  expect(smaller?.text).toContain("Travelers before: 4 adults\nTravelers now: 3 adults");
  expect(smaller?.text).toContain(
    `Total before: ${formatRupees(totalAmount)}\nTotal now: ${formatRupees(after.totalAmount)}`,
  );
  expect(moved?.text).toContain(
    `Travel date before: ${formatTravelDate(travelDate)}\nTravel date now: ${formatTravelDate(later)}`,
  );
  expect(moved?.text).toContain(`Total: ${formatRupees(after.totalAmount)}`);
  expect(moved?.attachments).toStrictEqual({ booking: after.id, kinds: ["calendar"] });
});
