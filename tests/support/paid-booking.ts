import { eq } from "drizzle-orm";
import { paymentEntries } from "~/domain/money/ledger";
import { bookings, payments } from "../../worker/db/schema";
import { insertEntries } from "../../worker/money/ledger.repo";
import { db } from "./database";

/** Marks a booking as paid in full. */
export async function payInFull(bookingId: string): Promise<void> {
  const booking = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!booking) throw new Error(`no booking ${bookingId}`);
  const { id, totalAmount: amount } = booking;
  const at = Date.now();
  const subject = { key: `payment/${id}`, booking: id, operatorSlug: null, at };
  await db.batch([
    db.insert(payments).values({
      id: crypto.randomUUID(),
      booking: id,
      gateway: "manual",
      orderId: id,
      method: "upi",
      amount,
      status: "captured",
      createdAt: at,
      capturedAt: at,
    }),
    db.update(bookings).set({ paidAmount: amount }).where(eq(bookings.id, id)),
    ...insertEntries(db, subject, paymentEntries(amount)),
  ]);
}
