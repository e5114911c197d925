import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { premiumEntries } from "~/domain/money/ledger/ledger";
import { commissionOn } from "~/domain/money/money";
import {
  contactMessages,
  departures,
  failedJobs,
  mailOutbox,
  operators,
  payments,
  refunds,
  users,
} from "../../worker/platform/db/schema";
import { insertEntries } from "../../worker/money/ledger/ledger.repo";
import { book } from "../support/api";
import { setBooking, db, makePending } from "../support/database";
import { bookingRow, setTour, tourRow } from "../support/rows";
import { createPerson } from "../support/people";
import { services } from "../support/services";
import { useCases } from "../../worker/services";

const { run: getAdminOverview } = useCases.getAdminOverview;

let admin: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Leela Admin" });
});

const day = 86_400_000;

async function enter(key: string, at: number, amount: number) {
  const [statement] = insertEntries(
    db,
    { key, booking: null, operatorSlug: null, at },
    premiumEntries(amount),
  );
  await statement;
}

test("the header counts accounts and companies, and its revenue is the commission on received money and the charges", async () => {
  await createPerson("user", "suspended");
  const booked = await book({ tour: "munnar", numberOfTravelers: 2 });
  const payment = { bookingId: booked.bookingId, receiptId: "header", method: "cash" as const };
  const unpaid = await services.getAdminHeader(admin);
  const amount = booked.totalAmount - 1;
  await services.recordReceivedPayment(admin, { ...payment, amount });
  const paid = await services.getAdminHeader(admin);
  expect((paid.revenue ?? 0) - (unpaid.revenue ?? 0)).toBe(commissionOn(booked.totalAmount, 10));
  const cancelled = await book({ tour: "agra", numberOfTravelers: 1 });
  await services.changeBookingStatus(admin, { bookingId: cancelled.bookingId, status: "cancelled" });
  await enter("header", Date.now(), 5000);
  const header = await services.getAdminHeader(admin);
  expect(header).toStrictEqual({
    users: await db.$count(users),
    operators: await db.$count(operators),
    revenue: (paid.revenue ?? 0) + 5000,
  });
});

test("each kind of pending work is counted, and nothing else", async () => {
  const before = await services.countAdminWork(admin);
  const now = Date.now();
  const tomorrow = { travelDate: addDays(todayInIndia(now), 1) };
  const [unpaid, partPaid] = [
    await book({ tour: "agra", numberOfTravelers: 1 }),
    await book({ tour: "agra", numberOfTravelers: 1 }),
  ];
  await setBooking(unpaid.bookingId, tomorrow);
  await setBooking(partPaid.bookingId, { ...tomorrow, paidAmount: 1 });
  await createPerson("tour_operator", "pending");
  await createPerson("tour_operator", "verified");
  await createPerson("admin", "pending");
  await createPerson("user", "active");
  const pending = await book({ tour: "munnar", numberOfTravelers: 1 });
  await makePending(pending.bookingId);
  await setTour("coorg", { status: "pending" });
  await setTour("hampi", { status: "pending", deletedAt: now });
  const written = { name: "A", email: "a@example.com", subject: "Feedback", message: "Hello" } as const;
  await db.insert(contactMessages).values([
    { ...written, id: "open", createdAt: now },
    { ...written, id: "handled", createdAt: now, handledAt: now, handledBy: admin.id },
  ]);
  const mail = { recipient: "a@example.com", subject: "s", text: "t", html: "h", nextAttemptAt: now };
  await db.insert(mailOutbox).values([
    { ...mail, id: "failed", status: "failed", createdAt: now },
    { ...mail, id: "queued", status: "queued", createdAt: now },
  ]);
  await db
    .insert(failedJobs)
    .values({ name: "mail", error: "e", failures: 2, firstFailedAt: now, lastFailedAt: now });
  const { id } = await bookingRow(pending.bookingId);
  await db.insert(payments).values({
    id: "paid",
    booking: id,
    gateway: "manual",
    orderId: "paid",
    amount: 10,
    status: "captured",
    createdAt: now,
  });
  const refund = { payment: "paid", booking: id, amount: 1, reason: "r", nextAttemptAt: now, createdAt: now };
  await db.insert(refunds).values([
    { ...refund, id: "failed", status: "failed" },
    { ...refund, id: "due", status: "due" },
  ]);

  const tasks = await services.countAdminWork(admin);
  const { queue, lacksSecondFactor } = await services.getAdminOverview(admin);
  // One definition: the overview's lines and the side bar count the same.
  expect(Object.fromEntries(Object.entries(queue).map(([kind, { count }]) => [kind, count]))).toStrictEqual(
    tasks,
  );
  expect(queue.failedJobs?.since).toBe(now);
  const counted = new Map(Object.entries(before));
  const risen = Object.entries(tasks).map(([kind, count]) => [kind, count - (counted.get(kind) ?? 0)]);
  expect(Object.fromEntries(risen)).toStrictEqual({
    unpaidSoon: 1,
    partPaidSoon: 1,
    reportedReviews: 0,
    reportedThreads: 0,
    payoutsToApprove: 0,
    pendingBookings: 1,
    pendingOperators: 1,
    pendingAdmins: 1,
    pendingTours: 1,
    waitingPhotographs: 0,
    openMessages: 1,
    failedRefunds: 1,
    compensationsDue: 0,
    openDisputes: 0,
    lostDisputes: 0,
    invoicesWaiting: 0,
    failedMails: 1,
    failedJobs: 1,
  });
  expect(lacksSecondFactor).toBe(true);
});

/** Returns the amounts of the last 28 days. @param days days before today, each with its amount */
function daysOf(...days: (readonly [number, number])[]) {
  const amounts = Array<number>(28).fill(0);
  for (const [back, amount] of days) amounts[27 - back] = amount;
  return amounts;
}

test("bookings are counted by days in India, and the month's revenue is compared with last month up to the same day", async () => {
  // Half past midnight on the 10th in India, still the 9th in UTC; far from the data of other tests.
  const now = Date.parse("2031-03-10T00:30:00+05:30");
  const asOf = () => getAdminOverview({ db, clock: () => now }, admin);
  for (const at of [
    now - 60_000, // today
    now - 31 * 60_000, // yesterday
    now - 6 * day, // the first day of the week
    now - 7 * day, // the week before
    now - 13 * day,
    now - 14 * day, // before that
    now + day, // not yet
  ]) {
    const { bookingId } = await book({ tour: "goa", numberOfTravelers: 1 });
    await setBooking(bookingId, { createdAt: at });
  }
  await enter("this month", now - 5 * day, 1000);
  await enter("last month, on the same day", now - 28 * day + 1, 300);
  await enter("last month, later", now - 15 * day, 70);
  await enter("the first instant of this month", Date.parse("2031-03-01T00:00:00+05:30"), 9);
  await enter("the month before", Date.parse("2031-01-31T23:59:59+05:30"), 5000);
  const { made, revenue, today, departures: ahead } = await asOf();
  expect(today).toBe("2031-03-10");
  expect(made).toStrictEqual({
    today: 1,
    week: 3,
    weekBefore: 2,
    days: daysOf([0, 1], [1, 1], [6, 1], [7, 1], [13, 1], [14, 1]),
  });
  expect(revenue).toStrictEqual({
    month: "2031-03",
    soFar: 1009,
    lastMonth: "2031-02",
    lastByNow: 300,
    last: 370,
    days: daysOf([5, 1000], [9, 9], [15, 70]),
  });
  expect(ahead).toStrictEqual({
    until: "2031-03-16",
    departures: 0,
    seats: 0,
    days: [0, 0, 0, 0, 0, 0, 0],
  });
});

test("departures of the next seven days are counted once each, with their sold seats", async () => {
  const now = Date.parse("2032-06-01T12:00:00+05:30");
  for (const [slug, travelDate, booked] of [
    ["goa", "2032-06-01", 5],
    ["agra", "2032-06-01", 1],
    ["agra", "2032-06-07", 4],
    ["agra", "2032-06-08", 5],
    ["agra", "2032-05-31", 5],
    ["munnar", "2032-06-02", 0],
  ] as const) {
    const tour = await tourRow(slug);
    await db.insert(departures).values({ tourId: tour.id, travelDate, capacity: 9, booked });
  }
  const { departures: ahead } = await getAdminOverview({ db, clock: () => now }, admin);
  expect(ahead).toStrictEqual({
    until: "2032-06-07",
    departures: 3,
    seats: 10,
    days: [2, 0, 0, 0, 0, 0, 1],
  });
});

test("the ten newest bookings come with their position in the feed", async () => {
  const newest = await services.listBookings(admin, { limit: 10 });
  const { bookings: shown, seq } = await services.getAdminOverview(admin);
  expect(shown).toHaveLength(10);
  expect({ bookings: shown, seq }).toStrictEqual({ bookings: newest.bookings, seq: newest.seq });
});
