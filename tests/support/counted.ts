import { eq } from "drizzle-orm";
import { countBooking, recountTrip } from "../../worker/analytics/deltas.repo";
import { bookings, type BookingRow } from "../../worker/platform/db/schema";
import { db } from "./database";

/** Changes columns of a booking, and what it counts as in the sums with it. @returns the changed row */
export async function changeCounted(bookingId: string, set: Partial<BookingRow>): Promise<BookingRow> {
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error(`no booking ${bookingId}`);
  await db.batch([
    countBooking(db, row.id, -1),
    ...recountTrip(db, row.id, [db.update(bookings).set(set).where(eq(bookings.id, row.id))]),
    countBooking(db, row.id),
  ]);
  return { ...row, ...set };
}
