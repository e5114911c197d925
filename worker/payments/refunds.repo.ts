import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../db/client";
import { payments, refunds } from "../db/schema";

type PaymentRow = typeof payments.$inferSelect;

/**
 * The statements that put money on its way back, from the payments it came with, the last one first; part of the batch of
 * the change that makes it due. The CHECK `payments_not_overrefunded` fails it should there be less.
 * @param paid the booking's payments
 * @param refund.amount whole rupees, no more than they hold
 * @param at UTC instant
 */
export function insertRefunds(
  db: Database,
  paid: readonly PaymentRow[],
  refund: { amount: number; reason: string },
  at: number,
): BatchItem<"sqlite">[] {
  let left = refund.amount;
  const statements: BatchItem<"sqlite">[] = [];
  for (const payment of paid.filter(({ status }) => status === "captured").toReversed()) {
    const amount = Math.min(left, payment.amount - payment.refunded);
    if (amount === 0) continue;
    left -= amount;
    statements.push(
      db
        .update(payments)
        .set({ refunded: sql`${payments.refunded} + ${amount}` })
        .where(eq(payments.id, payment.id)),
      db.insert(refunds).values({
        id: crypto.randomUUID(),
        payment: payment.id,
        booking: payment.booking,
        amount,
        reason: refund.reason,
        status: "due",
        nextAttemptAt: at,
        createdAt: at,
      }),
    );
  }
  if (left > 0) throw new Error(`${left} rupees to return were not paid`);
  return statements;
}
