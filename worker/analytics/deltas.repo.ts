import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../platform/db/client";
import { bookingDeltas, tripDeltas, type BookingRow } from "../platform/db/schema";

type Statement = BatchItem<"sqlite">;

/** Builds the statement that appends what a booking counts as at its place of the batch. */
export function countBooking(db: Database, booking: string, sign: -1 | 1 = 1) {
  return db
    .insert(bookingDeltas)
    .select(sql`SELECT NULL, ${sign}, * FROM counted_bookings WHERE booking = ${booking}`);
}

/** Builds the statement that appends the operators' shares of a booking at its place of the batch; nothing unless its trip is over. */
export function countTrip(db: Database, booking: string, sign: -1 | 1) {
  return db
    .insert(tripDeltas)
    .select(sql`SELECT NULL, ${sign}, * FROM ended_trips WHERE booking = ${booking}`);
}

/** Takes off the shares of a booking before statements that end its trip or add to its part of the ledger, and adds them after. */
export function recountTrip<Part extends Statement>(
  db: Database,
  booking: string,
  statements: readonly Part[],
) {
  return [countTrip(db, booking, -1), ...statements, countTrip(db, booking, 1)];
}

/** Columns that the view `counted_bookings` reads and that change after the booking was made. */
const counted = [
  "status",
  "tourId",
  "travelDate",
  "departureCity",
  "isByTeam",
  "ownSale",
  "createdAt",
  "cancelledAt",
  "discount",
  "totalAmount",
] as const satisfies (keyof BookingRow)[];

/** Returns true if a booking counts as something else after a change of its columns. */
export function countsOtherwise(before: BookingRow, after: BookingRow): boolean {
  return counted.some((column) => before[column] !== after[column]);
}
