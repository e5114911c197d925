import { and, asc, eq, exists, getTableColumns, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { refundEntries } from "~/domain/ledger";
import type { PaymentHolder } from "~/domain/ledger";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { bookings, ledgerEntries, operators, payments, refunds, tours } from "../db/schema";
import { insertBookingMail } from "../bookings/booking-mail.repo";
import type { Mail } from "../mail/mailer";
import { insertEntries, insertEntriesIf } from "../money/ledger.repo";

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

export type RefundRow = typeof refunds.$inferSelect;

/** A refund with what sending it needs. */
export interface LeasedRefund extends RefundRow {
  gateway: PaymentRow["gateway"];
  paymentId: string | null;
  /** Who received it, and returns it. */
  holder: PaymentHolder;
}

/**
 * Takes due refunds of money that came through a gateway; recorded money is returned by people. In the same statement they
 * become due again only at `until`, so that no other run takes them before.
 */
export async function leaseDueRefunds(
  db: Database,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<LeasedRefund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(refunds.payment, payments.id))
    .where(and(eq(refunds.status, "due"), lte(refunds.nextAttemptAt, now), ne(payments.gateway, "manual")))
    .orderBy(asc(refunds.attempts), asc(refunds.nextAttemptAt))
    .limit(limit);
  const leased = await db
    .update(refunds)
    .set({ nextAttemptAt: until })
    .where(inArray(refunds.id, due))
    .returning({ id: refunds.id });
  if (leased.length === 0) return [];
  return selectRefunds(
    db,
    inArray(
      refunds.id,
      leased.map(({ id }) => id),
    ),
  );
}

/** A refund by our id or the gateway's, or null. */
export async function findRefund(
  db: Database,
  by: { id: string | null; gatewayRefundId: string | null },
): Promise<LeasedRefund | null> {
  const conditions = [
    by.id === null ? undefined : eq(refunds.id, by.id),
    by.gatewayRefundId === null ? undefined : eq(refunds.gatewayRefundId, by.gatewayRefundId),
  ];
  return (
    (await selectRefunds(db, or(...conditions) ?? sql`false`)
      .limit(1)
      .get()) ?? null
  );
}

/**
 * Who received the money of the outer query's payment, as the ledger noted in that moment: whoever recorded it may have another
 * role by now, or no account. What came through a gateway came to us.
 */
const holder = sql<PaymentHolder>`CASE WHEN ${payments.gateway} = 'manual' AND EXISTS (
  SELECT 1 FROM ${ledgerEntries}
  WHERE ${ledgerEntries.booking} = ${payments.booking} AND ${ledgerEntries.kind} = 'payment'
    AND ${ledgerEntries.debit} = 'operator-payable' AND ${ledgerEntries.amount} = ${payments.amount}
    AND ${ledgerEntries.createdAt} = ${payments.capturedAt}
) THEN 'operator-payable' ELSE 'cash' END`.as("holder");

function selectRefunds(db: Database, condition: SQL) {
  return db
    .select({
      ...getTableColumns(refunds),
      gateway: payments.gateway,
      paymentId: payments.paymentId,
      holder,
    })
    .from(refunds)
    .innerJoin(payments, eq(refunds.payment, payments.id))
    .where(condition);
}

/**
 * Notes that money has been sent back, with its movement in the ledger, and tells the customer. Fails with UNIQUE `ledger_entries.key`
 * where that was noted before.
 * @param done.at UTC instant
 * @param byHand for what an administrator returned: the status in which it was read, and the rows that write it down
 * @returns whether it was noted: by hand not, where it is in another status by now
 */
export async function updateRefundAsDone(
  db: Database,
  refund: Pick<RefundRow, "id" | "booking" | "amount">,
  done: {
    gatewayRefundId: string | null;
    operatorSlug: string;
    holder: PaymentHolder;
    mail: Mail | null;
    at: number;
  },
  byHand: { from: RefundRow["status"]; audit: AuditStatements } | null = null,
): Promise<boolean> {
  const { id, booking, amount } = refund;
  const { operatorSlug, gatewayRefundId, holder, mail, at } = done;
  const subject = { key: `refund/${id}`, booking, operatorSlug, at };
  const entries = refundEntries(amount, holder);
  const found = and(eq(refunds.id, id), byHand ? eq(refunds.status, byHand.from) : undefined);
  const isFound = exists(
    db
      .select({ one: sql`1` })
      .from(refunds)
      .where(found),
  );
  const [first, ...rest] = byHand
    ? insertEntriesIf(db, subject, entries, isFound)
    : insertEntries(db, subject, entries);
  const update = db
    .update(refunds)
    .set({
      status: "done",
      doneAt: at,
      lastError: null,
      ...(gatewayRefundId !== null && { gatewayRefundId }),
    })
    .where(found);
  const theirs = and(eq(bookings.id, booking), isFound) ?? isFound;
  const told = mail ? [insertBookingMail(db, mail, theirs, at)] : [];
  if (!first) throw new Error(`refund ${id} returns nothing`);
  // The status changes last: the others go by it.
  const [written] = await db.batch([first, ...(byHand?.audit ?? []), ...rest, ...told, update]);
  return written.meta.changes > 0;
}

/** Notes that the gateway has taken a refund but not yet paid it out. */
export async function updateRefundAsSent(
  db: Database,
  id: string,
  sent: { gatewayRefundId: string; nextAttemptAt: number },
): Promise<void> {
  await db
    .update(refunds)
    .set(sent)
    .where(and(eq(refunds.id, id), eq(refunds.status, "due")));
}

/** Counts a failure, unless it has arrived since. @param nextAttemptAt null: it is left to people */
export async function updateRefundAsRefused(
  db: Database,
  id: string,
  failure: { error: string; nextAttemptAt: number | null },
): Promise<void> {
  await db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      lastError: failure.error,
      ...(failure.nextAttemptAt === null
        ? { status: "failed" as const }
        : { nextAttemptAt: failure.nextAttemptAt }),
    })
    .where(and(eq(refunds.id, id), eq(refunds.status, "due")));
}

/** The booking of a refund, with what a message about it tells. */
export async function findBookingOfRefund(db: Database, booking: string) {
  const row = await db
    .select({
      booking: bookings,
      operatorSlug: tours.operatorSlug,
      operatorName: operators.companyName,
      guide: tours.guide,
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(eq(bookings.id, booking))
    .get();
  if (!row) throw new Error(`booking ${booking} is not there`);
  return row;
}

/** The refunds of a booking, the first first. */
export function listRefundsOf(db: Database, booking: string): Promise<LeasedRefund[]> {
  return selectRefunds(db, eq(refunds.booking, booking)).orderBy(asc(refunds.createdAt), asc(refunds.id));
}
