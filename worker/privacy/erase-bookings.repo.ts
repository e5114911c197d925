import { and, inArray, notInArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { hasDetails } from "../bookings/traveler-bookings.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings } from "../platform/db/schema";
import type { ErasedBookings } from "./personal-table.repo";
import { erasures } from "./personal-tables";

/** Bookings whose trips are over or were called off: nobody needs their travelers' details anymore. */
export const isBookingOver = notInArray(bookings.status, ["pending", "confirmed"]);

export const isBookingAhead = inArray(bookings.status, ["pending", "confirmed"]);

/** Selects up to so many bookings to erase. The order makes all statements of a batch see the same ones. */
export function bookingsToErase(db: Database, condition: SQL | undefined, limit: number) {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(condition, isBookingOver, hasDetails))
    .orderBy(bookings.travelDate, bookings.id)
    .limit(limit);
}

/** Builds the statements that erase what these bookings hold of their travelers, as `personalTables` says for each table. */
export function eraseWithBookings(scope: ErasedBookings) {
  return erasures.flatMap(({ bookings: erase = [] }) => erase.map((statement) => statement(scope)));
}

/** Erases what bookings hold of their travelers. @param ids of the bookings @param by.now UTC instant */
export async function eraseBookings(
  db: Database,
  ids: readonly string[],
  by: Pick<ErasedBookings, "now" | "actor">,
): Promise<void> {
  if (ids.length === 0) return;
  const isIn = (column: SQLWrapper) =>
    sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  await batchNamed(db, { erased: eraseWithBookings({ db, of: (condition) => condition, isIn, ...by }) });
}
