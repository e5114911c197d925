import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { quoteRequestSchema } from "~/domain/prices/quote-request";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { balanceOf } from "~/domain/money/ledger/ledger";
import { expireBookings } from "../../worker/bookings/expire-bookings";
import { sendPaymentReminders } from "../../worker/notifications/bookings/send-payment-reminders";
import { bookings, ledgerEntries, mailOutbox } from "../../worker/platform/db/schema";
import { as, book, patch, post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { coupon, usesOf } from "../support/coupon";
import { db, eventsOf, seatsSold, setBooking } from "../support/database";
import { bookingRow } from "../support/rows";
import { bookToPay, orderOf, pay, paymentsAt } from "../support/payments";
import { dispatchNow } from "../support/notifications";
import { createOperator, createPerson, createViewer, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { mailsTo, services } from "../support/services";
import { signIn } from "../support/accounts";
import { withoutRule } from "../support/rules";

/** Books ten tours at once for spellings of one address. Returns the statuses of the responses. */
function bookTenAtOnce(): Promise<number[]> {
  const name = crypto.randomUUID().slice(0, 8);
  return Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const email = `${name}+${index}@example.com`;
      return (await post("/api/bookings", bookingRequest({ email, numberOfTravelers: 1 }))).status;
    }),
  );
}

const hour = 3_600_000;
const day = 24 * hour;

beforeEach(async () => {
  await db.update(bookings).set({ paymentDueAt: null, paymentReminderAt: null, emailKey: null });
});

const rowOf = async (bookingId: string) => {
  const row = await bookingRow(bookingId);
  return row;
};
const expireAt = (now: number) => expireBookings(paymentsAt(now));
const remind = (now: number) => sendPaymentReminders({ db, clock: () => now, bookingMailer });

/** Returns the parts of the link in the mail that confirms an address. */
async function mailedLink(email: string) {
  for (const { text } of await mailsTo(email)) {
    const [, bookingId, key] = /\/confirm-booking\/(TB\d{6})\/([\w-]+)/.exec(text) ?? [];
    if (bookingId && key) return { bookingId, key };
  }
  throw new Error("no mail with a link");
}

describe("an unverified booking", () => {
  test("expires after 24 hours: its seats and coupon are free once, and both sides get a mail", async () => {
    const owner = await createPerson("tour_operator", "verified");
    await giveTourTo("munnar", await createOperator(owner.id));
    const couponCode = await coupon({ usageLimit: 1 });
    const travelDate = freshTravelDate();
    const booking = await book({ tour: "munnar", travelDate: addDays(travelDate, 5), couponCode });
    const { bookingId, customerEmail, verifyBy } = booking;
    const row = await rowOf(bookingId);
    expect(Date.parse(verifyBy ?? "")).toBe(row.createdAt + day);

    await expireAt(row.createdAt + day - 1);
    expect(await rowOf(bookingId)).toMatchObject({ status: "confirmed" });
    await Promise.all([expireAt(row.createdAt + day), expireAt(row.createdAt + day)]);
    await expireAt(row.createdAt + 2 * day);

    expect(await rowOf(bookingId)).toMatchObject({ status: "expired", paymentDueAt: null });
    expect(await seatsSold("munnar", booking.travelDate)).toBe(0);
    expect((await usesOf(couponCode)).inAll).toBe(0);
    expect((await eventsOf(bookingId)).map(({ status }) => status)).toStrictEqual(["confirmed", "expired"]);
    const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, row.id));
    expect(balanceOf("receivable", entries)).toBe(0);
    expect(balanceOf("commission", entries)).toBe(0);
    const [mail] = (await mailsTo(customerEmail)).filter(({ subject }) => subject.includes("expired"));
    expect(mail?.text).toContain("e-mail address was not confirmed");
    await dispatchNow();
    const mails = (await mailsTo(owner.email)).filter(({ subject }) => subject.includes(bookingId));
    expect(mails.map(({ subject }) => subject.startsWith("New booking")).toSorted()).toStrictEqual([
      false,
      true,
    ]);
    expect(mails.find(({ subject }) => subject.includes("expired"))?.text).toMatch(
      /The seats are free\s+again\./,
    );
  });

  test("stays when its mailed link is followed, and is due later", async () => {
    const booking = await book({ travelDate: addDays(todayInIndia(Date.now()), 60) });
    const link = await mailedLink(booking.customerEmail);
    // Opening it, as mail scanners do, confirms nothing.
    expect(await services.getVerification(link)).toMatchObject({ verifyBy: booking.verifyBy });
    expect((await rowOf(booking.bookingId)).verifiedAt).toBeNull();

    await services.verifyBooking(link);
    const due = startOfDayInIndia(addDays(booking.travelDate, -7)) + 18 * hour;
    const row = await rowOf(booking.bookingId);
    expect(row).toMatchObject({ paymentDueAt: due, paymentReminderAt: due - 3 * day });
    const { tourSlug: tour, travelDate, numberOfTravelers, roomType } = booking;
    const asked = quoteRequestSchema.parse({ tour, travelDate, numberOfTravelers, roomType });
    const quote = await services.getQuote(asked);
    expect(Date.parse(quote.payLaterBy ?? "")).toBe(due);
    expect(row.verifiedAt).not.toBeNull();
    await services.verifyBooking(link);
    expect((await rowOf(booking.bookingId)).verifiedAt).toBe(row.verifiedAt);
    expect(await services.getVerification(link)).toMatchObject({
      verifyBy: null,
      path: await services.tripPathOf(booking.bookingId),
    });
    await expireAt(row.createdAt + 2 * day);
    expect(await rowOf(booking.bookingId)).toMatchObject({ status: "confirmed" });
  });

  test("is not confirmed by the booking's own link, which the program that booked has too", async () => {
    const { bookingId } = await book();
    const key = (await services.tripPathOf(bookingId)).split("/").at(-1) ?? "";
    await expect(services.verifyBooking({ bookingId, key })).rejects.toMatchObject({ code: "not_found" });
    expect((await rowOf(bookingId)).verifiedAt).toBeNull();
  });

  test("stays when it is paid", async () => {
    const { booking, link } = await bookToPay();
    const order = await orderOf(link);
    await setBooking(booking.bookingId, { status: "confirmed" });
    await pay(order);
    const row = await rowOf(booking.bookingId);
    expect(row).toMatchObject({ paymentDueAt: null, paymentReminderAt: null });
    expect(row.verifiedAt).not.toBeNull();
  });
});

test("a person who has verified the address they book with has nothing to confirm", async () => {
  const viewer = await createViewer();
  const travelDate = addDays(todayInIndia(Date.now()), 90);
  const bookAs = (email: string) =>
    services.createBooking(bookingRequestSchema.parse(bookingRequest({ email, travelDate })), {
      viewer,
      idempotencyKey: null,
    });
  const own = await bookAs(viewer.email);
  expect(own.verifyBy).toBeUndefined();
  expect(Date.parse(own.paymentDueAt ?? "")).toBe(startOfDayInIndia(addDays(travelDate, -7)) + 18 * hour);
  expect((await bookAs("somebody.else@example.com")).verifyBy).toBeDefined();
});

test("an unpaid booking expires at its due date; a payment after that has its seats while they are free", async () => {
  const { booking, link } = await bookToPay();
  const order = await orderOf(link);
  const due = Date.now() + day;
  await setBooking(booking.bookingId, { status: "confirmed", verifiedAt: 1, paymentDueAt: due });
  await expireAt(due - 1);
  expect(await rowOf(booking.bookingId)).toMatchObject({ status: "confirmed" });
  await expireAt(due);
  expect(await rowOf(booking.bookingId)).toMatchObject({ status: "expired" });
  expect(await seatsSold(booking.tourSlug, booking.travelDate)).toBe(0);
  await pay(order);
  expect(await rowOf(booking.bookingId)).toMatchObject({ status: "confirmed", paymentDueAt: null });
  expect(await seatsSold(booking.tourSlug, booking.travelDate)).toBe(booking.numberOfTravelers);
});

test("a payment that arrives as the booking expires wins, whichever comes first", async () => {
  const { booking, link } = await bookToPay();
  const order = await orderOf(link);
  await setBooking(booking.bookingId, { status: "confirmed", verifiedAt: 1, paymentDueAt: Date.now() });
  await Promise.all([expireAt(Date.now() + 1), pay(order)]);
  expect(await rowOf(booking.bookingId)).toMatchObject({
    status: "confirmed",
    paidAmount: booking.totalAmount,
    paymentDueAt: null,
  });
  expect(await seatsSold(booking.tourSlug, booking.travelDate)).toBe(booking.numberOfTravelers);
});

test("each reminder is sent once, however often the job runs", async () => {
  const { bookingId } = await book();
  const due = Date.parse("2031-05-10T18:00:00+05:30");
  await setBooking(bookingId, { verifiedAt: 1, paymentDueAt: due, paymentReminderAt: due - 3 * day });
  const { id } = await rowOf(bookingId);
  const sent = () =>
    db
      .select()
      .from(mailOutbox)
      .where(sql`instr(${mailOutbox.dedupeKey}, ${`booking/${id}/payment-reminder/`})`);
  await remind(due - 3 * day - 1);
  expect(await sent()).toHaveLength(0);
  await Promise.all([remind(due - 3 * day), remind(due - 3 * day)]);
  await remind(due - 3 * day + 60_000);
  expect(await sent()).toHaveLength(1);
  await remind(due - day);
  await remind(due - day + 60_000);
  const mails = await sent();
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text.replaceAll(/\s+/g, " ")).toContain("is due by Sat, May 10, 2031, 6:00 PM IST.");
  expect(await rowOf(bookingId)).toMatchObject({ paymentReminderAt: null });
});

describe("the limit for one address", () => {
  test("holds for its spellings under concurrency", async () => {
    const statuses = await bookTenAtOnce();
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  test("refuses the fourth booking and the twenty-first seat, and writes nothing", async () => {
    const email = "limit.one@example.com";
    const travelDate = freshTravelDate();
    await book({ email, tour: "ooty", travelDate, numberOfTravelers: 10 });
    const second = bookingRequest({ email, numberOfTravelers: 11 });
    await problemOf(await post("/api/bookings", second), "unpaid_limit");
    expect(await seatsSold("ooty", second.travelDate)).toBe(0);
    await book({ email, numberOfTravelers: 5 });
    await book({ email, numberOfTravelers: 5 });
    await problemOf(await post("/api/bookings", bookingRequest({ email })), "unpaid_limit");
  });

  test("counts bookings that wait for a payment, and leaves paying now as the way on", async () => {
    const email = "limit.two@example.com";
    await bookToPay({ email });
    await book({ email });
    await book({ email });
    await problemOf(await post("/api/bookings", bookingRequest({ email })), "unpaid_limit");
    const { link } = await bookToPay({ email });
    await bookToPay({ email });
    const further = bookingRequest({ email, payOnline: true });
    await problemOf(await post("/api/bookings", further), "unpaid_limit");
    await pay(await orderOf(link));
    await bookToPay({ email });
  });

  test("does not count paid, past and canceled bookings, nor an administrator's", async () => {
    const email = "limit.three@example.com";
    const { cookie } = await signIn("admin");
    for (const change of [{ paidAmount: 1 }, { travelDate: "2020-01-01" }]) {
      const { bookingId } = await book({ email });
      await setBooking(bookingId, change);
    }
    const { bookingId } = await book({ email });
    expect(
      (await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(cookie))).status,
    ).toBe(200);
    const administrator = await createPerson("admin", "active");
    for (const _ of [1, 2, 3, 4]) {
      const request = bookingRequestSchema.parse(bookingRequest({ email, expectedTotal: 24_998 }));
      const order = { ...request, expectedTotal: 24_998 };
      const made = await services.createBookingFor(administrator, {
        request: order,
        idempotencyKey: crypto.randomUUID(),
        received: null,
      });
      expect(made.verifyBy).toBeUndefined();
    }
    for (const _ of [1, 2, 3]) await book({ email });
    await problemOf(await post("/api/bookings", bookingRequest({ email })), "unpaid_limit");
  });
});

// The negative control, last in the file: it removes the guard.
test("without the rule the same ten bookings are all confirmed", async () => {
  await withoutRule("unpaid_bookings");
  expect(await bookTenAtOnce()).toStrictEqual(Array.from({ length: 10 }, () => 201));
});
