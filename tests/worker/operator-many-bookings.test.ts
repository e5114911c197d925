import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { bookingSorts, type BookingSort } from "~/domain/desk/booking-list";
import type { OperatorBooking, OperatorBookingFilter } from "~/domain/desk/operator-booking";
import { selectOperatorPage } from "../../worker/desk/operator-bookings.repo";
import { book } from "../support/api";
import { db, multiplyBooking } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";

const count = 10_000;
const pageSize = 50;
const tours = ["ooty", "hampi", "coorg", "munnar"];
let owner: Viewer;
let small: Viewer;

/** The values that differ between the bookings; each sort has ties. */
const own = {
  id: "'many-' || value",
  booking_id: "printf('TM%06d', value)",
  tour_id: `(SELECT id FROM tours WHERE slug = CASE value % 4 ${tours.map((slug, index) => `WHEN ${index} THEN '${slug}'`).join(" ")} END)`,
  customer_name: "printf('%s Many %d', char(97 + value % 26), value % 200)",
  customer_folded: "printf(' %s many %d', char(97 + value % 26), value % 200)",
  travel_date: "date('2027-01-01', (value % 300) || ' days')",
  total_amount: "1000 + value % 700 * 10",
  created_at: "created_at - value / 3 * 60000",
};

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  small = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  for (const slug of tours) await giveTourTo(slug, operator);
  await giveTourTo("agra", await createOperator(small.id));
  const { bookingId } = await book({ tour: "ooty" });
  await book({ tour: "agra" });
  await multiplyBooking(bookingId, count, own);
}, 60_000);

/** Returns the plan of a page's query, and how many rows it reads. */
async function costOf(viewer: Viewer, filter: OperatorBookingFilter, sort: BookingSort, cursor?: string) {
  const [query] = await selectOperatorPage(db, viewer.id, filter, { sort, cursor, limit: pageSize });
  const plan = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${query.getSQL()}`);
  const { sql: text, params } = query.toSQL();
  const { meta } = await env.DB.prepare(text)
    .bind(...params)
    .all();
  return { plan: plan.map(({ detail }) => detail).join("\n"), rowsRead: meta.rows_read };
}

const filters: OperatorBookingFilter[] = [
  {},
  { upcomingFrom: "2027-05-01" },
  { status: "confirmed" },
  { q: "many 1" },
  { from: "2027-03-01", to: "2027-04-30" },
  { bookedFrom: "2020-01-01", bookedTo: "2030-01-01" },
];

test.for(bookingSorts)(
  "sorted by %s a list's cost depends on the company's bookings, not the platform's",
  async (sort) => {
    const { nextCursor } = await services.listOperatorBookings(owner, { sort, limit: pageSize });
    for (const filter of filters) {
      for (const cursor of [undefined, nextCursor ?? undefined]) {
        const { plan, rowsRead } = await costOf(owner, filter, sort, cursor);
        expect(plan).toMatch(/bookings_by_seller\w* \(sold_by=\?/);
        expect(plan).not.toMatch(/SCAN (tours|operators|bookings)\b/);
        expect(rowsRead).toBeLessThan(4.5 * count);
        expect((await costOf(small, filter, sort, cursor)).rowsRead).toBeLessThan(100);
      }
    }
  },
);

const keyOf: Record<string, (booking: OperatorBooking) => string | number> = {
  booked: ({ createdAt }) => createdAt,
  travel: ({ travelDate }) => travelDate,
  total: ({ totalAmount }) => totalAmount,
  customer: ({ customerName }) => customerName.toLowerCase(),
};

test.for(bookingSorts)("sorted by %s every page is full and no booking repeats", async (sort) => {
  const seen: OperatorBooking[] = [];
  let cursor: string | undefined;
  for (let number = 1; number <= 4; number += 1) {
    const page = await services.listOperatorBookings(owner, { sort, cursor, limit: pageSize });
    expect(page.bookings).toHaveLength(pageSize);
    seen.push(...page.bookings);
    cursor = page.nextCursor ?? undefined;
  }
  expect(new Set(seen.map(({ bookingId }) => bookingId)).size).toBe(4 * pageSize);
  const keys = seen.map((booking) => keyOf[sort.replace("-", "")]?.(booking) ?? "");
  const ordered = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(keys).toStrictEqual(sort.startsWith("-") ? ordered.toReversed() : ordered);
});

test.for(["-booked", "travel"] as const)(
  "sorted by %s a page reads its own rows, in the order of an index",
  async (sort) => {
    const { nextCursor } = await services.listOperatorBookings(owner, { sort, limit: pageSize });
    for (const cursor of [undefined, nextCursor ?? undefined]) {
      const { plan, rowsRead } = await costOf(owner, {}, sort, cursor);
      expect(plan).not.toContain("TEMP B-TREE");
      expect(rowsRead).toBeLessThan(8 * pageSize);
    }
  },
);

test("a member of several operators sees the bookings of all in one order", async () => {
  const both = await createPerson("tour_operator", "verified");
  for (const tour of ["jaipur", "udaipur"] as const) {
    await giveTourTo(tour, await createOperator(both.id));
    await book({ tour });
  }
  const { bookings } = await services.listOperatorBookings(both, { limit: pageSize });
  expect(bookings.map(({ tourSlug }) => tourSlug)).toStrictEqual(["udaipur", "jaipur"]);
});

function sellers() {
  return db.all<{ booking: string; message: string | null }>(sql`
    SELECT bookings.sold_by AS booking, booking_messages.sold_by AS message
    FROM bookings LEFT JOIN booking_messages ON booking_messages.booking = bookings.id
    JOIN tours ON tours.id = bookings.tour_id WHERE tours.slug = 'kodaikanal'`);
}

test("bookings and their messages stay with the operator of their tour", async () => {
  const [old, next] = [await createOperator(owner.id), await createOperator(small.id)];
  await giveTourTo("kodaikanal", old);
  const { bookingId } = await book({ tour: "kodaikanal" });
  const write = (id: string) =>
    db.run(sql`INSERT INTO booking_messages (id, booking, author, to_traveler, to_operator, text, created_at)
      SELECT ${id}, id, 'traveler', 0, 1, 'When do we meet?', 1 FROM bookings WHERE booking_id = ${bookingId}`);
  await write("first");
  // As any writer that does not know the column.
  await multiplyBooking(bookingId, 1, { id: "'copied'", booking_id: "'TB777777'", sold_by: "NULL" });
  expect(await sellers()).toStrictEqual([
    { booking: old, message: old },
    { booking: old, message: null },
  ]);
  await db.run(sql`UPDATE bookings SET sold_by = 'nobody' WHERE booking_id = ${bookingId}`);
  expect((await sellers())[0]).toStrictEqual({ booking: old, message: old });
  await giveTourTo("kodaikanal", next);
  expect(await sellers()).toStrictEqual([
    { booking: next, message: next },
    { booking: next, message: null },
  ]);
});
