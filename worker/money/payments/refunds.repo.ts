import { and, asc, eq, exists, getTableColumns, inArray, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { paymentEntries, refundEntries, type PaymentHolder } from "~/domain/money/ledger/ledger";
import { countTrip } from "../../analytics/deltas.repo";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import { rulesOfBooking } from "../../tours/rules/effective-departure-rules.repo";
import type { Database } from "../../platform/db/client";
import {
  bookings,
  ledgerEntries,
  operators,
  payments,
  refunds,
  tours,
  type PaymentRow,
} from "../../platform/db/schema";
import { insertBookingMail } from "../../notifications/bookings/booking-mail.repo";
import type { Mail } from "../../notifications/mail/mailer";
import { refundToReseller } from "../../partners/reseller-money.repo";
import { insertEntries, insertEntriesIf, insertEntriesOnly } from "../ledger/ledger.repo";
import { randomId } from "../../platform/surroundings";

/** Returns what can be refunded of a payment. Whole rupees. */
function leftOf({ amount, refunded, disputed }: PaymentRow): number {
  return amount - refunded - disputed;
}

/** Sums the part of payments that banks withhold for disputes. Whole rupees. */
export function disputedOf(paid: readonly PaymentRow[]): number {
  return paid.reduce((sum, { disputed }) => sum + disputed, 0);
}

/** Sums what can be refunded of payments. Whole rupees. */
export function refundableOf(paid: readonly PaymentRow[]): number {
  return paid.reduce((sum, payment) => sum + (payment.status === "captured" ? leftOf(payment) : 0), 0);
}

/**
 * Builds the statements that create refunds of the payments, last payment first; part of the batch of the change that makes them due. The
 * CHECKs `payments_not_overrefunded` and `payments_not_overdisputed` fail the batch if the payments hold less.
 * @param paid the booking's payments
 * @param refund.amount whole rupees, at most the sum of the payments; a reseller's payment goes back to its balance at once
 * @param at UTC instant
 */
export function insertRefunds(
  db: Database,
  paid: readonly PaymentRow[],
  refund: { amount: number; reason: string; operatorSlug: string },
  at: number,
): BatchItem<"sqlite">[] {
  let left = refund.amount;
  const statements: BatchItem<"sqlite">[] = [];
  for (const payment of paid.filter(({ status }) => status === "captured").toReversed()) {
    const amount = Math.min(left, leftOf(payment));
    if (amount === 0) continue;
    left -= amount;
    statements.push(
      db
        .update(payments)
        .set({ refunded: sql`${payments.refunded} + ${amount}` })
        .where(eq(payments.id, payment.id)),
    );
    const { reason, operatorSlug } = refund;
    if (payment.method === "reseller") {
      const { id, booking } = payment;
      statements.push(...refundToReseller(db, { booking, operatorSlug, payment: id, amount, reason }, at));
      continue;
    }
    statements.push(
      db.insert(refunds).values({
        id: randomId(),
        payment: payment.id,
        booking: payment.booking,
        amount,
        reason,
        status: "due",
        nextAttemptAt: at,
        createdAt: at,
      }),
    );
  }
  if (left > 0) throw new Error(`${left} rupees of the refund were not paid`);
  return statements;
}

type RefundRow = typeof refunds.$inferSelect;

/** A refund with the data needed to send it. */
export interface LeasedRefund extends RefundRow {
  gateway: PaymentRow["gateway"];
  paymentId: string | null;
  /** Paise that the payment had beyond its rupees, if this refunds all of it. */
  paise: number;
  /** The payment's, as reported by the gateway or recorded manually. */
  method: string | null;
  /** The party that received the money and refunds it. */
  holder: PaymentHolder;
}

/**
 * Leases due refunds of gateway payments; recorded payments are refunded by people. The same statement makes them due again at `until`, so
 * that no other run takes them earlier.
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

/** Finds a refund by our id or the gateway's. */
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
 * The account that received the money of the outer query's payment, as recorded in the ledger at the time: the person who recorded it may
 * have another role by now, or be deleted.
 */
const holder =
  sql<PaymentHolder>`CASE WHEN ${payments.gateway} <> 'manual' THEN 'gateway-clearing' ELSE coalesce((
  SELECT ${ledgerEntries.debit} FROM ${ledgerEntries}
  WHERE ${ledgerEntries.booking} = ${payments.booking} AND ${ledgerEntries.kind} = 'payment'
    AND ${ledgerEntries.amount} = ${payments.amount} AND ${ledgerEntries.createdAt} = ${payments.capturedAt}
  ORDER BY ${ledgerEntries.id} LIMIT 1
), 'cash') END`.as("holder");

/** The gateway's id of the outer query's payment; of money carried over from another booking, that of the original payment. */
const gatewayPaymentId = sql<string | null>`coalesce(${payments.paymentId}, (
  SELECT original.payment_id FROM payments AS original WHERE original.id = ${payments.carriedFrom}))`.as(
  "gateway_payment_id",
);

function selectRefunds(db: Database, condition: SQL) {
  return db
    .select({
      ...getTableColumns(refunds),
      gateway: payments.gateway,
      paymentId: gatewayPaymentId,
      paise:
        sql<number>`CASE WHEN ${refunds.amount} = ${payments.amount} THEN ${payments.paise} ELSE 0 END`.as(
          "paise",
        ),
      method: payments.method,
      holder,
    })
    .from(refunds)
    .innerJoin(payments, eq(refunds.payment, payments.id))
    .where(condition);
}

/**
 * Records a sent refund with its ledger movement, and mails the customer. Fails with UNIQUE `ledger_entries.key` if it was already
 * recorded.
 * @param done.at UTC instant
 * @param byHand for manual refunds: the status as read, and the audit rows
 * @returns true if it was recorded; false for a manual refund whose status has changed
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
    : insertEntriesOnly(db, subject, entries);
  const update = db
    .update(refunds)
    .set({
      status: "done",
      doneAt: at,
      lastError: null,
      ...(gatewayRefundId !== null && { gatewayRefundId }),
    })
    .where(found);
  const isRefunded = and(eq(bookings.id, booking), isFound) ?? isFound;
  const mailRows = mail ? insertBookingMail(db, mail, isRefunded, at) : [];
  if (!first) throw new Error(`refund ${id} returns nothing`);
  // The status changes last: the other statements depend on it.
  const { written } = await batchNamed(db, {
    counted: countTrip(db, booking, -1),
    written: first,
    audit: byHand?.audit,
    rest,
    recounted: countTrip(db, booking, 1),
    mailRows,
    update,
  });
  return written.meta.changes > 0;
}

/** Records that the gateway has accepted a refund but not yet paid it: people must not pay it. */
export async function updateRefundAsSent(
  db: Database,
  id: string,
  sent: { gatewayRefundId: string; nextAttemptAt: number },
): Promise<void> {
  await db
    .update(refunds)
    .set({ ...sent, status: "due" })
    .where(and(eq(refunds.id, id), ne(refunds.status, "done")));
}

/** Records a failure, unless the refund has succeeded since. @param nextAttemptAt null if it is left to administrators */
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

/** Returns the holder of each payment of a booking that was received, by the payment's id. */
export async function listHolders(db: Database, booking: string): Promise<Map<string, PaymentHolder>> {
  const rows = await db
    .select({ id: payments.id, holder })
    .from(payments)
    .where(and(eq(payments.booking, booking), eq(payments.status, "captured")));
  return new Map(rows.map((row) => [row.id, row.holder]));
}

/**
 * Builds the statements that carry received money from one booking to another: the old payments count as returned, the new booking gets
 * payments of the same sums, and the accounts stay as they are. Money that the operator received is charged to it.
 * @param amount whole rupees, at most what the payments hold; the first payments come first
 */
export function carryOver(
  db: Database,
  paid: readonly PaymentRow[],
  {
    from,
    to,
    amount,
    holders,
    at,
  }: {
    from: { booking: string; operatorSlug: string };
    to: { booking: string; bookingId: string; operatorSlug: string };
    amount: number;
    holders: ReadonlyMap<string, PaymentHolder>;
    at: number;
  },
): BatchItem<"sqlite">[] {
  let left = amount;
  const statements: BatchItem<"sqlite">[] = [];
  for (const payment of paid.filter(({ status }) => status === "captured")) {
    const part = Math.min(left, leftOf(payment));
    if (part === 0) continue;
    left -= part;
    const [refund, id] = [randomId(), randomId()];
    const reason = `Carried over to booking ${to.bookingId}.`;
    const holder = holders.get(payment.id) ?? "cash";
    const isOurs = holder !== "operator-payable";
    statements.push(
      db
        .update(payments)
        .set({ refunded: sql`${payments.refunded} + ${part}` })
        .where(eq(payments.id, payment.id)),
      db.insert(refunds).values({
        id: refund,
        payment: payment.id,
        booking: from.booking,
        amount: part,
        reason,
        status: "done",
        nextAttemptAt: at,
        createdAt: at,
        doneAt: at,
      }),
      ...insertEntries(db, { key: `refund/${refund}`, ...from, at }, refundEntries(part, holder)),
      ...(isOurs
        ? []
        : insertEntries(db, { key: `carried/${refund}`, ...from, booking: null, note: reason, at }, [
            { kind: "other", debit: "operator-payable", credit: "cash", amount: part },
          ])),
      db.insert(payments).values({
        ...payment,
        id,
        booking: to.booking,
        orderId: `carried/${refund}`,
        paymentId: null,
        amount: part,
        refunded: 0,
        disputed: 0,
        nextPollAt: null,
        upiLink: null,
        carriedFrom: payment.carriedFrom ?? payment.id,
        createdAt: at,
        capturedAt: at,
      }),
      ...insertEntries(
        db,
        { key: `carried/${id}`, booking: to.booking, operatorSlug: to.operatorSlug, at },
        paymentEntries(part, isOurs ? holder : "cash"),
      ),
    );
  }
  if (left > 0) throw new Error(`${left} rupees to carry over were not paid`);
  return statements;
}

/** Finds the booking of a refund with the data for its mail. */
export async function findBookingOfRefund(db: Database, booking: string) {
  const row = await db
    .select({
      booking: bookings,
      operatorName: operators.companyName,
      guide: tours.guide,
      rules: rulesOfBooking,
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(eq(bookings.id, booking))
    .get();
  if (!row) throw new Error(`booking ${booking} not found`);
  return row;
}

/** Lists the refunds of a booking, oldest first. */
export function listRefundsOf(db: Database, booking: string): Promise<LeasedRefund[]> {
  return selectRefunds(db, eq(refunds.booking, booking)).orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Lists the refunds of the booking with a reference, oldest first. */
export function listRefundsWith(db: Database, bookingId: string): Promise<LeasedRefund[]> {
  const booking = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.bookingId, bookingId));
  return selectRefunds(db, inArray(refunds.booking, booking)).orderBy(
    asc(refunds.createdAt),
    asc(refunds.id),
  );
}
