import { eq } from "drizzle-orm";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import type { LedgerEntry } from "~/domain/money/ledger";
import { commissionOn } from "~/domain/money/money";
import { bookings } from "../../worker/db/schema";
import { insertEntries } from "../../worker/money/ledger.repo";
import { book } from "./api";
import { db } from "./database";
import { createOperator, createPerson, giveTourTo } from "./people";

/** Inserts ledger entries. */
export async function enter(
  entries: readonly LedgerEntry[],
  subject: { booking?: string | null; operatorSlug?: string | null; at?: number } = {},
): Promise<void> {
  const whole = { booking: null, operatorSlug: null, at: Date.now(), ...subject, key: crypto.randomUUID() };
  for (const statement of insertEntries(db, whole, entries)) await statement;
}

/** Stores a copy of a booking without ledger entries. */
export async function copyOf(
  bookingId: string,
  changes: Partial<typeof bookings.$inferInsert> & { bookingId: string },
): Promise<string> {
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error(`no booking ${bookingId}`);
  const id = crypto.randomUUID();
  await db.insert(bookings).values({ ...row, emailKey: null, ...changes, id });
  return id;
}

/** Stores a booking whose trip ended ten days ago. */
export async function bookOver(tour: string, status: BookingStatus = "completed") {
  const booking = await book({ tour });
  await db
    .update(bookings)
    .set({ status, travelDate: addDays(todayInIndia(Date.now()), -10) })
    .where(eq(bookings.bookingId, booking.bookingId));
  return booking;
}

/** Creates an operator with a tour and an amount owed for one past trip. */
export async function operatorOwed(tour: string) {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  const { totalAmount } = await bookOver(tour);
  return { owner, operator, tour, owed: totalAmount - commissionOn(totalAmount, 10) };
}
