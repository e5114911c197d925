import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { bookingSorts, type BookingFilter, type BookingSort } from "~/domain/desk/booking-list";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { selectBookingPage, selectBookingTotals } from "../../worker/desk/admin/booking-list.repo";
import { book } from "../support/api";
import { db, multiplyBooking } from "../support/database";
import { createPerson } from "../support/people";
import { services } from "../support/services";

const count = 10_000;
const pageSize = 50;
let admin: Viewer;

/** The values that differ between the bookings; each sort has ties. */
const own = {
  id: "'many-' || value",
  booking_id: "printf('TM%06d', value)",
  status: "CASE value % 3 WHEN 0 THEN 'pending' WHEN 1 THEN 'confirmed' ELSE 'cancelled' END",
  customer_name: "printf('%s Many %d', char(97 + value % 26), value % 200)",
  customer_folded: "printf(' %s many %d', char(97 + value % 26), value % 200)",
  travel_date: "date('2027-01-01', (value % 300) || ' days')",
  total_amount: "1000 + value % 700 * 10",
  paid_amount: "CASE value % 4 WHEN 0 THEN 1000 + value % 700 * 10 ELSE 0 END",
  created_at: "created_at - value / 3 * 60000",
};

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  const { bookingId } = await book();
  await multiplyBooking(bookingId, count, own);
}, 60_000);

const keyOf: Record<string, (booking: AdminBooking) => string | number> = {
  booked: ({ createdAt }) => createdAt,
  travel: ({ travelDate }) => travelDate,
  total: ({ totalAmount }) => totalAmount,
  customer: ({ customerName }) => customerName.toLowerCase(),
};

/** Reads the first five pages, and expects each to be full, in order, and without repeated rows. */
async function walk(filter: BookingFilter, sort: BookingSort): Promise<AdminBooking[]> {
  const seen: AdminBooking[] = [];
  let cursor: string | undefined;
  for (let number = 1; number <= 5; number += 1) {
    const page = await services.listBookings(admin, { ...filter, sort, cursor, limit: pageSize });
    expect(page.bookings).toHaveLength(pageSize);
    seen.push(...page.bookings);
    cursor = page.nextCursor ?? undefined;
  }
  expect(new Set(seen.map(({ bookingId }) => bookingId)).size).toBe(5 * pageSize);
  const keys = seen.map((booking) => keyOf[sort.replace("-", "")]?.(booking) ?? "");
  const ordered = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(keys).toStrictEqual(sort.startsWith("-") ? ordered.toReversed() : ordered);
  return seen;
}

test("there are ten thousand bookings", async () => {
  const [row] = await db.all<{ bookings: number }>(sql`SELECT count(*) AS bookings FROM bookings`);
  expect(row?.bookings).toBe(count + 1);
});

test.for(bookingSorts)("sorted by %s every page is full and no booking repeats", async (sort) => {
  await walk({}, sort);
});

test.for<[BookingFilter, BookingSort]>([
  [{ status: "pending" }, "-booked"],
  [{ status: "cancelled" }, "travel"],
  [{ paid: "paid", minTotal: 2000 }, "-total"],
  [{ q: "many 1" }, "customer"],
  [{ from: "2027-03-01", to: "2027-04-30" }, "booked"],
])("the same holds filtered by %o and sorted by %s", async ([filter, sort]) => {
  const seen = await walk(filter, sort);
  if (filter.status)
    expect(new Set(seen.map(({ status }) => status))).toStrictEqual(new Set([filter.status]));
  if (filter.minTotal) expect(seen.every(({ totalAmount }) => totalAmount >= 2000)).toBe(true);
  if (filter.q) expect(seen.every(({ customerName }) => / Many 1/.test(customerName))).toBe(true);
  if (filter.from) expect(seen.every(({ travelDate }) => /^2027-0[34]/.test(travelDate))).toBe(true);
});

/** Returns the plan of a page's query, and how many rows it reads. */
async function costOf(filter: BookingFilter, sort: BookingSort, cursor?: string) {
  const query = selectBookingPage(db, filter, { sort, cursor, limit: pageSize });
  const plan = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${query.getSQL()}`);
  const { sql: text, params } = query.toSQL();
  const { meta } = await env.DB.prepare(text)
    .bind(...params)
    .all();
  return { plan: plan.map(({ detail }) => detail).join("\n"), rowsRead: meta.rows_read };
}

test.for(bookingSorts)(
  "sorted by %s the list is read along an index: nothing is sorted, and little more is read than is shown",
  async (sort) => {
    const name = { booked: "newest", travel: "by_travel_date", total: "by_total", customer: "by_customer" }[
      sort.replace("-", "")
    ];
    const { nextCursor } = await services.listBookings(admin, { sort, limit: 2000 });
    for (const cursor of [undefined, nextCursor ?? undefined]) {
      const { plan, rowsRead } = await costOf({}, sort, cursor);
      expect(plan).toContain(`USING INDEX bookings_${name}`);
      expect(plan).not.toMatch(/TEMP B-TREE|SCAN (tours|operators)/);
      expect(rowsRead).toBeLessThan(10 * pageSize);
    }
  },
);

test("filtered by state, the newest and the next to travel are read along an index too", async () => {
  const newest = await costOf({ status: "pending" }, "-booked");
  expect(newest.plan).toContain("bookings_newest_by_status");
  const travel = await costOf({ status: "pending" }, "travel");
  expect(travel.plan).toContain("bookings_by_status_and_travel_date");
  for (const { plan, rowsRead } of [newest, travel]) {
    expect(plan).not.toContain("TEMP B-TREE");
    expect(rowsRead).toBeLessThan(10 * pageSize);
  }
});

test("a list is counted and summed exactly, and over the first bookings of an index if there are more", async () => {
  const totals = await services.sumBookings(admin, {});
  const exact = await db.all<{
    status: string;
    total: number;
  }>(sql`SELECT status, sum(total_amount) AS total FROM
    (SELECT status, total_amount FROM bookings ORDER BY created_at DESC LIMIT 10000) GROUP BY status`);
  expect(totals).toMatchObject({ count, isCut: true });
  // Ties of the oldest booking's instant may leave out another one.
  expect(totals.byStatus.map(({ status }) => status)).toStrictEqual(exact.map(({ status }) => status));
  for (const [index, { sums }] of totals.byStatus.entries())
    expect(Math.abs((sums?.total ?? 0) - (exact[index]?.total ?? 0))).toBeLessThan(100_000);
  const filters: BookingFilter[] = [
    { status: "pending" },
    { from: "2027-03-01", to: "2027-04-30" },
    { status: "confirmed", tour: "ooty", from: "2027-03-01" },
    { q: "many 1", minTotal: 2000 },
  ];
  for (const filter of filters) {
    const { bookings, nextCursor } = await services.listBookings(admin, { ...filter, limit: 20_000 });
    expect(nextCursor).toBeNull();
    const sums = await services.sumBookings(admin, filter);
    expect(sums).toMatchObject({ count: bookings.length, isCut: false });
    for (const { status, count: number, sums: amounts } of sums.byStatus) {
      const ofStatus = bookings.filter((booking) => booking.status === status);
      expect(number).toBe(ofStatus.length);
      expect(amounts?.total).toBe(ofStatus.reduce((sum, { totalAmount }) => sum + totalAmount, 0));
    }
  }
});

test("totals read a bounded range of an index, whatever the filter", async () => {
  const max = 100;
  const filters: BookingFilter[] = [
    {},
    { status: "confirmed" },
    { paid: "unpaid", minTotal: 1 },
    { tour: "ooty" },
    { from: "2027-01-01" },
    { bookedFrom: "2020-01-01" },
    { q: "many" },
  ];
  for (const filter of filters) {
    for (const query of Object.values(selectBookingTotals(db, filter, { max }))) {
      const { sql: text, params } = query.toSQL();
      const { meta } = await env.DB.prepare(text)
        .bind(...params)
        .all();
      expect(meta.rows_read, `${JSON.stringify(filter)}: ${text}`).toBeLessThan(10 * max);
    }
  }
});
