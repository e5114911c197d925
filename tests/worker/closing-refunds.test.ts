import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { completeTrips } from "../../worker/bookings/complete-trips";
import { expireBookings } from "../../worker/bookings/expire-bookings";
import { sendReminders } from "../../worker/notifications/bookings/send-reminders";
import { departures, mailOutbox } from "../../worker/platform/db/schema";
import { settleClosedDepartures } from "../../worker/departures/settle-closed-departures";
import { notifyOfClosedDepartures } from "../../worker/departures/notify-of-closed-departures";
import { sendRefunds } from "../../worker/money/payments/send-refunds";
import { signIn } from "../support/accounts";
import { as, book, get, patch } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db, eventsOf, seatsSold } from "../support/database";
import { setTour } from "../support/rows";
import { payInFull } from "../support/paid-booking";
import { bookToPay, letTimeToPayEnd, moneyOf, orderOf, pay, paymentsAt } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

const tour = "agra";
const reason = "The road to the fort is washed away.";
const today = todayInIndia(Date.now());
const dearDay = addDays(today, 400);
const cheapDay = addDays(today, 401);
const nearDearDay = addDays(today, 20);
let owner: Viewer;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  await giveTourTo(tour, await createOperator(owner.id));
  const seasons = [
    { from: dearDay, to: dearDay, priceInr: 30_000, label: "Festival" },
    { from: cheapDay, to: cheapDay, priceInr: 5000, label: "Quiet days" },
    { from: nearDearDay, to: nearDearDay, priceInr: 30_000, label: "Fair" },
  ];
  await setTour(tour, { priceInr: 10_000, priceRules: { seasons }, departureRules: everyDay });
});

const close = (travelDate: string) => services.closeDeparture(owner, { tour, travelDate, reason });

/** A paid booking so near to its date that the schedule refunds nothing, and the actions of its page. */
async function bookedAndClosed(travelDate: string) {
  const booking = await book({ tour, travelDate });
  await payInFull(booking.bookingId);
  await close(travelDate);
  const [, , , key = ""] = (await services.tripPathOf(booking.bookingId)).split("/");
  const by = { viewer: null, key };
  return {
    ...booking,
    page: () => services.getTrip({ bookingId: booking.bookingId, key }),
    quote: (change: Parameters<typeof services.quoteChange>[3]) =>
      services.quoteChange(booking.bookingId, by, new Headers(), change),
    cancel: (expectedRefund?: number) =>
      services.cancelBooking(booking.bookingId, by, new Headers(), { reason: null, expectedRefund }),
    move: (to: string) =>
      services.changePartyOrDate(booking.bookingId, by, new Headers(), {
        change: { kind: "date", travelDate: to },
      }),
    shrink: (numberOfTravelers: number) =>
      services.changePartyOrDate(booking.bookingId, by, new Headers(), {
        change: { kind: "party", numberOfTravelers, children: 0, infants: 0 },
      }),
  };
}

/** Runs all scheduled work at an instant. */
async function runAt(now: number) {
  const dependencies = { ...paymentsAt(now), bookingMailer };
  await settleClosedDepartures(dependencies);
  await notifyOfClosedDepartures(dependencies);
  await completeTrips(dependencies);
}

test("a traveler of a closed departure gets a full refund, regardless of the schedule", async () => {
  const closed = await bookedAndClosed(addDays(today, 2));
  const { cancellation, canMove, closedBecause } = await closed.page();
  expect({ canMove, closedBecause }).toStrictEqual({ canMove: true, closedBecause: reason });
  expect(cancellation?.quote).toMatchObject({ percent: 100, refundAmount: closed.totalAmount });
  expect((await closed.quote({ kind: "cancel" })).refundAmount).toBe(closed.totalAmount);
  await closed.cancel(closed.totalAmount);
  const { money, booking } = await closed.page();
  expect(money.refunded).toBe(closed.totalAmount);
  expect(booking.status).toBe("cancelled");
  expect((await closed.page()).closedBecause).toBeNull();
  expect(await seatsSold(tour, addDays(today, 2))).toBe(0);
});

test("administrators refund in full too", async () => {
  const { cookie } = await signIn("admin");
  const closed = await bookedAndClosed(addDays(today, 3));
  const path = `/api/admin/bookings/${closed.bookingId}`;
  expect(await (await get(`${path}/cancel-quote`, as(cookie))).json()).toMatchObject({
    quote: { refundAmount: closed.totalAmount },
  });
  expect((await patch(path, { status: "cancelled" }, as(cookie))).status).toBe(200);
  expect((await closed.page()).money.refunded).toBe(closed.totalAmount);
});

test("another date is free, and does not reduce a later refund", async () => {
  const closed = await bookedAndClosed(addDays(today, 4));
  expect(await closed.quote({ kind: "date", travelDate: dearDay })).toMatchObject({
    total: closed.totalAmount,
    toPay: 0,
    refundAmount: 0,
  });
  const saved = closed.totalAmount - (await closed.quote({ kind: "date", travelDate: cheapDay })).total;
  expect(saved).toBeGreaterThan(0);
  const moved = await closed.move(dearDay);
  expect(moved).toMatchObject({ travelDate: dearDay, totalAmount: closed.totalAmount });
  const page = await closed.page();
  expect(page.closedBecause).toBeNull();
  // 400 days ahead the schedule refunds everything, and the move has not lowered it.
  expect(page.cancellation?.quote).toMatchObject({ percent: 100, refundAmount: closed.totalAmount });
  expect(await seatsSold(tour, addDays(today, 4))).toBe(0);
  expect(await seatsSold(tour, dearDay)).toBe(2);
});

test("the fee for fewer travelers after a free move stays when the trip moves on to a cheaper date", async () => {
  const closed = await bookedAndClosed(addDays(today, 16));
  const half = closed.totalAmount / 2;
  await closed.move(nearDearDay);
  // 20 days ahead the schedule keeps half of what the second traveler was charged.
  expect((await closed.shrink(1)).totalAmount).toBe(half * 1.5);
  const before = await closed.quote({ kind: "date", travelDate: addDays(today, 21) });
  expect(before).toMatchObject({ total: half * 1.5, refundAmount: 0 });
  const moved = await closed.move(cheapDay);
  expect(moved.totalAmount).toBe(5000 + half * 0.5);
  const page = await closed.page();
  expect(page.priceLines?.at(-1)).toMatchObject({ code: "change-fee", amount: half * 0.5 });
  expect(page.money.refunded).toBe(closed.totalAmount - moved.totalAmount);
});

test("without the closing the same change would have cost the difference", async () => {
  const travelDate = addDays(today, 5);
  const { bookingId, totalAmount } = await book({ tour, travelDate });
  const [, , , key = ""] = (await services.tripPathOf(bookingId)).split("/");
  const by = { viewer: null, key };
  const quote = (change: Parameters<typeof services.quoteChange>[3]) =>
    services.quoteChange(bookingId, by, new Headers(), change);
  expect((await quote({ kind: "date", travelDate: dearDay })).total).toBeGreaterThan(totalAmount);
  expect((await quote({ kind: "cancel" })).percent).toBe(0);
});

test("a smaller party gets the full difference back", async () => {
  const closed = await bookedAndClosed(addDays(today, 6));
  const party = { kind: "party", numberOfTravelers: 1, children: 0, infants: 0 } as const;
  const { total, refundAmount } = await closed.quote(party);
  expect(refundAmount).toBe(closed.totalAmount - total);
  expect(refundAmount).toBe(closed.totalAmount / 2);
});

test("without a choice the booking is refunded once on departure day, and is never a no-show", async () => {
  const travelDate = addDays(today, 10);
  const closed = await bookedAndClosed(travelDate);
  await runAt(startOfDayInIndia(travelDate) - 1);
  expect((await closed.page()).booking.status).toBe("confirmed");
  await Promise.all(Array.from({ length: 3 }, () => runAt(startOfDayInIndia(travelDate))));
  const { booking, money, history } = await closed.page();
  expect(booking).toMatchObject({ status: "cancelled", refundAmount: closed.totalAmount });
  expect(money.refunds).toHaveLength(1);
  expect(history.at(-1)?.reason).toContain(reason);
  expect(await eventsOf(closed.bookingId)).toHaveLength(2);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, booking.customerEmail));
  const about = mails
    .filter(({ subject }) => subject.includes(closed.bookingId))
    .map(({ dedupeKey }) => dedupeKey);
  expect(about.filter((key) => key?.includes("/closed/"))).toHaveLength(1);
  expect(about.filter((key) => key?.endsWith("/cancelled"))).toHaveLength(1);
});

test("a closed trip is neither completed, a no-show, nor sent a reminder", async () => {
  const travelDate = addDays(today, 11);
  const closed = await bookedAndClosed(travelDate);
  // As if the job that cancels it had failed for a month.
  const later = startOfDayInIndia(addDays(travelDate, 30));
  await completeTrips(paymentsAt(later));
  expect((await closed.page()).booking.status).toBe("confirmed");
  const { cookie } = await signIn("admin");
  for (const status of ["completed", "no-show"]) {
    await problemOf(
      await patch(`/api/admin/bookings/${closed.bookingId}`, { status }, as(cookie)),
      "illegal_transition",
    );
    await refusal(
      services.changeCustomerBooking(owner, {
        bookingId: closed.bookingId,
        status: status as "completed",
      }),
      "illegal_transition",
    );
  }
  const remindable = await book({ tour, travelDate: addDays(today, 12) });
  const nine = startOfDayInIndia(addDays(travelDate, -7)) + 9 * 3_600_000;
  await sendReminders({ db, clock: () => nine, bookingMailer });
  await sendReminders({ db, clock: () => nine + 86_400_000, bookingMailer });
  const subjects = (await db.select().from(mailOutbox)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("In 7 days"))).toStrictEqual([
    expect.stringContaining(remindable.bookingId),
  ]);
});

test("an unpaid booking is canceled at once, and late money is refunded", async () => {
  const travelDate = addDays(today, 300);
  const waiting = await bookToPay({ tour, travelDate });
  const waitingOrder = await orderOf(waiting.link);
  const expired = await bookToPay({ tour, travelDate });
  const expiredOrder = await orderOf(expired.link);
  await letTimeToPayEnd(expired.booking.bookingId);
  await expireBookings(paymentsAt());
  await close(travelDate);
  expect((await moneyOf(waiting.booking.bookingId)).booking.status).toBe("cancelled");
  await refusal(services.startPayment(waiting.link, "card"), "illegal_transition");
  await pay(waitingOrder);
  await pay(expiredOrder);
  await sendRefunds(paymentsAt());
  for (const { booking } of [waiting, expired]) {
    const { refunds, ledger } = await moneyOf(booking.bookingId);
    expect(refunds).toMatchObject([{ amount: booking.totalAmount }]);
    expect(ledger.receivable).toBe(0);
  }
  const row = await db.select().from(departures).where(eq(departures.travelDate, travelDate)).get();
  expect(row?.booked).toBe(0);
});
