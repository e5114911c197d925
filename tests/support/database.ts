import { env } from "cloudflare:workers";
import { and, count, eq, sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { countBooking, recountTrip } from "../../worker/analytics/deltas.repo";
import { keyThrottles } from "../../worker/platform/http/throttle.repo";
import { batchNamed } from "../../worker/platform/db/batch";
import { createDatabase } from "../../worker/platform/db/client";
import {
  bookingEvents,
  bookings,
  departures,
  idempotencyKeys,
  operators,
  tours,
  type BookingRow,
} from "../../worker/platform/db/schema";
import { gstins } from "./tax";
import { keys } from "./keys";

/** Direct access to the database under test. */
export const db = createDatabase(env.DB);
// As the composition root does: counts of the application and of a test go to the same rows.
keyThrottles(db, keys);

/** Counts the rows of each table that a booking writes to. */
export async function rowCounts() {
  const { inBookings, inEvents, inKeys, seats } = await batchNamed(db, {
    inBookings: db.select({ count: count() }).from(bookings),
    inEvents: db.select({ count: count() }).from(bookingEvents),
    inKeys: db.select({ count: count() }).from(idempotencyKeys),
    seats: db.select({ count: sql<number>`coalesce(sum(${departures.booked}), 0)` }).from(departures),
  });
  return {
    bookings: inBookings[0]?.count,
    events: inEvents[0]?.count,
    keys: inKeys[0]?.count,
    seats: seats[0]?.count,
  };
}

/** Returns the seats sold for a tour and date. */
export async function seatsSold(slug: string, travelDate: string): Promise<number> {
  const row = await db
    .select({ booked: departures.booked })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(and(eq(tours.slug, slug), eq(departures.travelDate, travelDate)))
    .get();
  return row?.booked ?? 0;
}

/** Returns the slug of a catalog tour with this capacity and daily departures. */
export async function tourOfCapacity(capacity: number): Promise<string> {
  const row = await db
    .select({ slug: tours.slug })
    .from(tours)
    .where(
      and(
        eq(tours.capacity, capacity),
        sql`${tours.departureRules} ->> '$.pattern.kind' = 'daily' AND ${tours.departureRules} ->> '$.season' = '[]'
          AND ${tours.departureRules} ->> '$.blackOuts' = '[]'`,
      ),
    )
    .limit(1)
    .get();
  if (!row) throw new Error(`no tour of the catalogue has ${capacity} seats`);
  return row.slug;
}

/** Sets a booking to pending: no request does that yet. */
export async function makePending(bookingId: string): Promise<void> {
  await setBooking(bookingId, { status: "pending" });
}

/** Overwrites columns of a booking, by its reference, and what it counts as in the sums. @returns the changed row */
export async function setBooking(bookingId: string, set: Partial<BookingRow>): Promise<BookingRow> {
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error(`no booking ${bookingId}`);
  await db.batch([
    countBooking(db, row.id, -1),
    ...recountTrip(db, row.id, [db.update(bookings).set(set).where(eq(bookings.id, row.id))]),
    countBooking(db, row.id),
  ]);
  return { ...row, ...set };
}

/** Returns the events of a booking in order. */
export function eventsOf(bookingId: string) {
  return db
    .select({
      seq: bookingEvents.seq,
      type: bookingEvents.type,
      status: bookingEvents.status,
      actorId: bookingEvents.actorId,
    })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId))
    .orderBy(bookingEvents.seq);
}

/** Drops an overselling guard, for a negative control in its own file, or at the end of one. */
export async function dropOversellingCheck(
  table: "departures" | "departure_stock" | "resellers" = "departures",
): Promise<void> {
  const [row, ...indexes] = await db.all<{ sql: string }>(
    sql`SELECT sql FROM sqlite_master WHERE tbl_name = ${table} AND type IN ('table', 'index') AND sql IS NOT NULL ORDER BY type DESC`,
  );
  const check = new RegExp(`,\\s*CONSTRAINT "${table}_not_over(?:sold|drawn)" CHECK\\([^\\n]*\\)(?=,?\\n)`);
  if (!row || !check.test(row.sql)) throw new Error("CHECK not found");
  const statements = [
    `DROP TABLE ${table}`,
    row.sql.replace(check, ""),
    ...indexes.map(({ sql: index }) => index),
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

/**
 * Stores more copies of a booking.
 * @param changedColumns an SQL expression for each differing column, in which `value` counts from 0
 */
export async function multiplyBooking(
  bookingId: string,
  count: number,
  changedColumns: Record<string, string>,
): Promise<void> {
  // Copies don't count toward the customer's unpaid bookings.
  const own: Record<string, string> = { email_key: "NULL", ...changedColumns };
  const columns = await db.all<{ name: string }>(sql`SELECT name FROM pragma_table_info('bookings')`);
  const others = columns.map(({ name }) => name).filter((name) => !(name in own));
  await env.DB.prepare(
    `INSERT INTO bookings (${[...Object.keys(own), ...others].join()})
     SELECT ${[...Object.values(own), ...others.map((name) => `bookings.${name}`)].join()}
     FROM bookings, json_each(?) WHERE booking_id = ?`,
  )
    .bind(JSON.stringify(Array.from({ length: count }, (_, index) => index)), bookingId)
    .run();
}

/** Registers an operator for GST, in Karnataka, until the test ends. */
export async function registerForGst(slug = "nilgiri-trails"): Promise<void> {
  const address = "7 Commercial Road, Ooty";
  await db.update(operators).set({ gstin: gstins.karnataka, address }).where(eq(operators.slug, slug));
  onTestFinished(async () => {
    await db.update(operators).set({ gstin: null }).where(eq(operators.slug, slug));
  });
}

/** Returns the stored row of a departure, undefined if nothing was sold, held or set on it. */
export async function departureRow(slug: string, travelDate: string) {
  const row = await db
    .select({ departure: departures })
    .from(departures)
    .innerJoin(tours, and(eq(departures.tourId, tours.id), eq(tours.slug, slug)))
    .where(eq(departures.travelDate, travelDate))
    .get();
  return row?.departure;
}
