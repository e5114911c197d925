import { eq } from "drizzle-orm";
import { paymentEntries } from "~/domain/money/ledger/ledger";
import { bookings, payments } from "../../worker/platform/db/schema";
import { insertEntries } from "../../worker/money/ledger/ledger.repo";
import { createViewer } from "./people";
import { db } from "./database";
import { services } from "./services";

/** Marks a booking as paid in full. */
export async function payInFull(bookingId: string): Promise<void> {
  const booking = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!booking) throw new Error(`no booking ${bookingId}`);
  const { id, operatorSlug, totalAmount: amount } = booking;
  const at = Date.now();
  const subject = { key: `payment/${id}`, booking: id, operatorSlug, at };
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

/** Records a payment like an administrator does: in full, or this many rupees. */
export async function receive(bookingId: string, amount?: number): Promise<void> {
  const booking = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!booking) throw new Error(`no booking ${bookingId}`);
  const { totalAmount, paidAmount, refundedAmount } = booking;
  await services.recordReceivedPayment(await createViewer({ role: "admin", status: "active" }), {
    bookingId,
    amount: amount ?? totalAmount - paidAmount + refundedAmount,
    method: "upi",
  });
}
