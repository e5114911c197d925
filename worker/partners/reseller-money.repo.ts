import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { paidInEntries, paymentEntries, refundEntries } from "~/domain/money/ledger/ledger";
import { recountTrip } from "../analytics/deltas.repo";
import { batchNamed } from "../platform/db/batch";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../platform/db/client";
import {
  bookings,
  payments,
  refunds,
  resellerBookings,
  resellerMovements,
  resellers,
} from "../platform/db/schema";
import { insertEntries, insertEntriesIf, insertEntriesOnly } from "../money/ledger/ledger.repo";
import { randomId } from "../platform/surroundings";

/** Money between resellers and their bookings. `resellers.balance` is what a reseller may still spend, beside its credit limit. */

type Reserved = { uuid: string; hold: string };

/** Seconds matter: a reservation can be confirmed until its hold ends. */
const open = (reseller: string, { uuid, hold }: Reserved, now: number) => sql`(
  SELECT ${resellerBookings.reseller} FROM ${resellerBookings} INNER JOIN ${resellers} ON ${resellers.id} = ${resellerBookings.reseller}
  WHERE ${resellerBookings.reseller} = ${reseller} AND ${resellerBookings.uuid} = ${uuid} AND ${resellers.isActive} = 1
    AND ${resellerBookings.hold} = ${hold} AND ${resellerBookings.booking} IS NULL AND ${resellerBookings.cancelledAt} IS NULL AND ${resellerBookings.expiresAt} > ${now})`;

/**
 * Builds the statements by which a reseller pays a booking, after those of its sale: from its balance, or on credit. Fails with NOT NULL
 * `reseller_movements.reseller` if the reservation is no longer open with its hold, or the reseller not active, and with the CHECK `resellers_not_overdrawn`
 * if it has too little. On credit the books wait for its money, unless we advance it.
 */
export function payByReseller(
  db: Database,
  {
    reseller,
    reserved,
    ...paid
  }: { reseller: string; reserved: Reserved; booking: string; operatorSlug: string; amount: number },
  now: number,
) {
  const { booking, operatorSlug, amount } = paid;
  const reservation = and(eq(resellerBookings.reseller, reseller), eq(resellerBookings.uuid, reserved.uuid));
  return [
    db.insert(resellerMovements).values({
      id: booking,
      reseller: open(reseller, reserved, now),
      kind: "booking",
      amount: -amount,
      booking,
      createdAt: now,
    }),
    db
      .update(resellers)
      .set({ balance: sql`${resellers.balance} - ${amount}` })
      .where(eq(resellers.id, reseller)),
    db
      .update(resellerBookings)
      .set({
        booking,
        confirmedAt: now,
        updatedAt: now,
        settledAt: sql`(SELECT iif(${resellers.isAdvanced} OR ${resellers.balance} >= 0, ${now}, NULL) FROM ${resellers}
          WHERE ${resellers.id} = ${reseller})`,
      })
      .where(reservation),
    ...(amount === 0
      ? []
      : [
          db.insert(payments).values({
            id: booking,
            booking,
            gateway: "manual",
            orderId: booking,
            paymentId: booking,
            method: "reseller",
            amount,
            status: "captured",
            createdAt: now,
            capturedAt: now,
          }),
          ...insertEntriesIf(
            db,
            { key: `reseller/${booking}`, booking, operatorSlug, at: now },
            paymentEntries(amount, "reseller-balance"),
            sql`EXISTS (SELECT 1 FROM ${resellerBookings} WHERE ${resellerBookings.booking} = ${booking}
              AND ${resellerBookings.settledAt} IS NOT NULL)`,
          ),
        ]),
  ];
}

/** Builds the statements that return a part of a payment to the balance it came from: never to the guest. */
export function refundToReseller(
  db: Database,
  {
    booking,
    operatorSlug,
    payment,
    amount,
    reason,
  }: {
    booking: string;
    operatorSlug: string;
    payment: string;
    amount: number;
    reason: string;
  },
  at: number,
) {
  const id = randomId();
  const reseller = sql<string>`(SELECT ${bookings.reseller} FROM ${bookings} WHERE ${bookings.id} = ${booking})`;
  return [
    db.insert(refunds).values({
      id,
      payment,
      booking,
      amount,
      reason,
      status: "done",
      nextAttemptAt: at,
      createdAt: at,
      doneAt: at,
    }),
    db
      .update(resellers)
      .set({ balance: sql`${resellers.balance} + ${amount}` })
      .where(eq(resellers.id, reseller)),
    db.insert(resellerMovements).values({ id, reseller, kind: "refund", amount, booking, createdAt: at }),
    ...insertEntries(
      db,
      { key: `refund/${id}`, booking, operatorSlug, at },
      refundEntries(amount, "reseller-balance"),
    ),
  ];
}

/**
 * Records money that a reseller paid in or, below zero, got back, once by its receipt. Fails with the primary key of the movement if it is
 * recorded already, and with the CHECK `reseller_movements_not_overpaid` if more is paid back than its balance, whatever its credit.
 */
export async function insertMoney(
  db: Database,
  {
    reseller,
    receiptId,
    amount,
    note,
  }: { reseller: string; receiptId: string; amount: number; note: string },
  now: number,
  audit: AuditStatements,
): Promise<void> {
  await batchNamed(db, {
    movement: db.insert(resellerMovements).values({
      id: receiptId,
      reseller,
      kind: amount < 0 ? "paid-out" : "paid-in",
      amount,
      note,
      createdAt: now,
      leftOver:
        amount < 0
          ? sql`(SELECT ${resellers.balance} + ${amount} FROM ${resellers} WHERE ${resellers.id} = ${reseller})`
          : null,
    }),
    audit,
    balance: db
      .update(resellers)
      .set({ balance: sql`${resellers.balance} + ${amount}` })
      .where(eq(resellers.id, reseller)),
    entries: insertEntriesOnly(
      db,
      { key: `paid-in/${receiptId}`, booking: null, operatorSlug: null, note, at: now },
      paidInEntries(amount),
    ),
  });
}

/** Lists bookings on credit that the reseller's money covers by now, the oldest first, up to 200. */
export async function listCovered(
  db: Database,
  reseller: string,
): Promise<{ booking: string; operatorSlug: string; amount: number }[]> {
  const rows = await db
    .select({
      booking: bookings.id,
      operatorSlug: bookings.operatorSlug,
      amount: payments.amount,
      isAdvanced: resellers.isAdvanced,
      balance: resellers.balance,
      waiting: sql<number>`(SELECT coalesce(sum(paid.amount), 0) FROM ${payments} AS paid
        INNER JOIN ${resellerBookings} AS waiting ON waiting.booking = paid.id
        WHERE waiting.reseller = ${reseller} AND waiting.settled_at IS NULL)`.as("waiting"),
    })
    .from(resellerBookings)
    .innerJoin(bookings, eq(bookings.id, resellerBookings.booking))
    .innerJoin(payments, eq(payments.id, bookings.id))
    .innerJoin(resellers, eq(resellers.id, resellerBookings.reseller))
    .where(
      and(
        eq(resellerBookings.reseller, reseller),
        isNull(resellerBookings.settledAt),
        gt(resellerBookings.confirmedAt, 0),
      ),
    )
    .orderBy(resellerBookings.confirmedAt)
    .limit(200);
  // Paid in, less what is settled.
  let left = (rows[0]?.balance ?? 0) + (rows[0]?.waiting ?? 0);
  return rows.filter(({ amount, isAdvanced }) => {
    if (isAdvanced) return true;
    if (amount > left) return false;
    left -= amount;
    return true;
  });
}

/** Settles a booking on credit, once: its operator's share is earned from now on. */
export async function settle(
  db: Database,
  { booking, operatorSlug, amount }: { booking: string; operatorSlug: string; amount: number },
  now: number,
): Promise<void> {
  await batchNamed(db, {
    settled: db
      .update(resellerBookings)
      .set({ settledAt: now })
      .where(and(eq(resellerBookings.booking, booking), isNull(resellerBookings.settledAt))),
    entries: recountTrip(
      db,
      booking,
      insertEntriesIf(
        db,
        { key: `reseller/${booking}`, booking, operatorSlug, at: now },
        paymentEntries(amount, "reseller-balance"),
        sql`1`,
      ),
    ),
  });
}
