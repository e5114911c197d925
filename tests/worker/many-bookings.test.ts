import { env } from "cloudflare:workers";
import { sql, type SQL } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { bookingSorts, type BookingFilter, type BookingSort } from "~/domain/desk/booking-list";
import type { OperatorBookingFilter } from "~/domain/desk/operator-booking";
import { selectBookingPage, selectBookingTotals } from "../../worker/desk/admin/booking-list.repo";
import { selectOperatorPage } from "../../worker/desk/operator-bookings.repo";
import { book } from "../support/api";
import { db, multiplyBooking } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";

const count = 10_000;
const pageSize = 50;
const tours = ["ooty", "hampi", "coorg", "munnar"];
let admin: Viewer;
/** Sells all of the many bookings, and the other one of another tour. */
let owner: Viewer;
let small: Viewer;

/** The values that differ between the bookings; each sort has ties. */
const own = {
  id: "'many-' || value",
  booking_id: "printf('TM%06d', value)",
  tour_id: `(SELECT id FROM tours WHERE slug = CASE value % 4 ${tours.map((slug, index) => `WHEN ${index} THEN '${slug}'`).join(" ")} END)`,
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
  owner = await createPerson("tour_operator", "verified");
  small = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  for (const slug of tours) await giveTourTo(slug, operator);
  await giveTourTo("agra", await createOperator(small.id));
  await book({ tour: "agra" });
  const { bookingId } = await book({ tour: "ooty" });
  await multiplyBooking(bookingId, count, own);
}, 60_000);

interface Listed {
  bookingId: string;
  createdAt: string;
  travelDate: string;
  totalAmount: number;
  customerName: string;
  status: string;
}

const keyOf: Record<string, (booking: Listed) => string | number> = {
  booked: ({ createdAt }) => createdAt,
  travel: ({ travelDate }) => travelDate,
  total: ({ totalAmount }) => totalAmount,
  customer: ({ customerName }) => customerName.toLowerCase(),
};

type ReadPage = (cursor: string | undefined) => Promise<{ bookings: Listed[]; nextCursor: string | null }>;

/** Reads the first five pages, and expects each to be full, in order, and without repeated rows. */
async function walk(sort: BookingSort, readPage: ReadPage): Promise<Listed[]> {
  const seen: Listed[] = [];
  let cursor: string | undefined;
  for (let number = 1; number <= 5; number += 1) {
    const page = await readPage(cursor);
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

test.for(bookingSorts)("sorted by %s every page is full and no booking repeats", async (sort) => {
  const query = { sort, limit: pageSize };
  await walk(sort, (cursor) => services.listBookings(admin, { ...query, cursor }));
  await walk(sort, (cursor) => services.listOperatorBookings(owner, { ...query, cursor }));
});

test.for<[BookingFilter, BookingSort, (booking: Listed) => boolean]>([
  [{ status: "pending" }, "-booked", ({ status }) => status === "pending"],
  [{ status: "cancelled" }, "travel", ({ status }) => status === "cancelled"],
  [{ paid: "paid", minTotal: 2000 }, "-total", ({ totalAmount }) => totalAmount >= 2000],
  [{ q: "many 1" }, "customer", ({ customerName }) => / Many 1/.test(customerName)],
  [{ from: "2027-03-01", to: "2027-04-30" }, "booked", ({ travelDate }) => /^2027-0[34]/.test(travelDate)],
])("the same holds filtered by %o and sorted by %s", async ([filter, sort, passes]) => {
  const seen = await walk(sort, (cursor) =>
    services.listBookings(admin, { ...filter, sort, cursor, limit: pageSize }),
  );
  expect(seen.filter((booking) => !passes(booking))).toStrictEqual([]);
});

interface Query {
  getSQL: () => SQL;
  toSQL: () => { sql: string; params: unknown[] };
}

/** Returns the plan of a page's query, and how many rows it reads. */
async function costOf(query: Query) {
  const plan = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${query.getSQL()}`);
  const { sql: text, params } = query.toSQL();
  const { meta } = await env.DB.prepare(text)
    .bind(...params)
    .all();
  return { plan: plan.map(({ detail }) => detail).join("\n"), rowsRead: meta.rows_read };
}

const costOfPage = (filter: BookingFilter, sort: BookingSort, cursor?: string) =>
  costOf(selectBookingPage(db, filter, { sort, cursor, limit: pageSize }));

async function costTo(viewer: Viewer, filter: OperatorBookingFilter, sort: BookingSort, cursor?: string) {
  const [query] = await selectOperatorPage(db, viewer.id, filter, { sort, cursor, limit: pageSize });
  return costOf(query);
}

test.for(bookingSorts)(
  "sorted by %s the list is read along an index: nothing is sorted, and little more is read than is shown",
  async (sort) => {
    const name = { booked: "newest", travel: "by_travel_date", total: "by_total", customer: "by_customer" }[
      sort.replace("-", "")
    ];
    const { nextCursor } = await services.listBookings(admin, { sort, limit: 2000 });
    for (const cursor of [undefined, nextCursor ?? undefined]) {
      const { plan, rowsRead } = await costOfPage({}, sort, cursor);
      expect(plan).toContain(`USING INDEX bookings_${name}`);
      expect(plan).not.toMatch(/TEMP B-TREE|SCAN (tours|operators)/);
      expect(rowsRead).toBeLessThan(10 * pageSize);
    }
  },
);

test("filtered by state, the newest and the next to travel are read along an index too", async () => {
  const newest = await costOfPage({ status: "pending" }, "-booked");
  expect(newest.plan).toContain("bookings_newest_by_status");
  const travel = await costOfPage({ status: "pending" }, "travel");
  expect(travel.plan).toContain("bookings_by_status_and_travel_date");
  for (const { plan, rowsRead } of [newest, travel]) {
    expect(plan).not.toContain("TEMP B-TREE");
    expect(rowsRead).toBeLessThan(10 * pageSize);
  }
});

const operatorFilters: OperatorBookingFilter[] = [
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
    for (const filter of operatorFilters) {
      for (const cursor of [undefined, nextCursor ?? undefined]) {
        const { plan, rowsRead } = await costTo(owner, filter, sort, cursor);
        expect(plan).toMatch(/bookings_by_seller\w* \(operator_slug=\?/);
        expect(plan).not.toMatch(/SCAN (tours|operators|bookings)\b/);
        expect(rowsRead).toBeLessThan(4.5 * count);
        expect((await costTo(small, filter, sort, cursor)).rowsRead).toBeLessThan(100);
      }
    }
  },
);

test.for(["-booked", "travel"] as const)(
  "sorted by %s a company's page reads its own rows, in the order of an index",
  async (sort) => {
    const { nextCursor } = await services.listOperatorBookings(owner, { sort, limit: pageSize });
    for (const cursor of [undefined, nextCursor ?? undefined]) {
      const { plan, rowsRead } = await costTo(owner, {}, sort, cursor);
      expect(plan).not.toContain("TEMP B-TREE");
      expect(rowsRead).toBeLessThan(8 * pageSize);
    }
  },
);

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
    SELECT bookings.operator_slug AS booking, booking_messages.operator_slug AS message
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
  expect(await sellers()).toStrictEqual([{ booking: old, message: old }]);
  for (const operator of [next, "nobody"])
    await expect(
      db.run(sql`UPDATE bookings SET operator_slug = ${operator} WHERE booking_id = ${bookingId}`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining("FOREIGN KEY") } });
  await giveTourTo("kodaikanal", next);
  expect(await sellers()).toStrictEqual([{ booking: next, message: next }]);
});
