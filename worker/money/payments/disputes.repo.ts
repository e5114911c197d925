import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { rolesWith } from "~/domain/accounts/admin-rights";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import type { RefundBearer } from "~/domain/money/bearers";
import { disputeFeeEntries, releasedEntries, withheldEntries } from "~/domain/money/ledger/ledger";
import {
  isKeptForNow,
  lossOutcomesOf,
  withheldOf,
  type Dispute,
  type DisputeStatus,
} from "~/domain/money/payments/dispute";
import type { Database } from "../../platform/db/client";
import { containsText } from "../../platform/db/conditions";
import type { SortOf } from "../../platform/db/keyset";
import { readListPage, type PageEnd, type PageRequest } from "../../platform/db/list-page";
import { bookings, disputes, operators, payments, refunds, tours, users } from "../../platform/db/schema";
import { insertMail } from "../../notifications/mail/mail-outbox.repo";
import type { Mail } from "../../notifications/mail/mailer";
import { insertEntries, insertEntriesOnly } from "../ledger/ledger.repo";

export type DisputeRow = typeof disputes.$inferSelect;

/** Finds the payment that a dispute names, with what its mails and the ledger need. */
export async function findDisputedPayment(db: Database, condition: SQL | undefined) {
  const row = await db
    .select({
      payment: payments,
      bookingId: bookings.bookingId,
      operatorSlug: operators.slug,
      companyName: operators.companyName,
    })
    .from(payments)
    .innerJoin(bookings, eq(payments.booking, bookings.id))
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(and(eq(payments.status, "captured"), condition))
    .get();
  return row ?? null;
}
export type DisputedPayment = NonNullable<Awaited<ReturnType<typeof findDisputedPayment>>>;

/** Matches a payment by the gateway's id, on the booking that its money was carried over to last. */
export function isGatewayPayment(gateway: DisputeRow["gateway"], paymentId: string): SQL {
  return sql`${payments.id} = (SELECT coalesce((SELECT carried.id FROM payments AS carried
      WHERE carried.carried_from = original.id ORDER BY carried.created_at DESC LIMIT 1), original.id)
    FROM payments AS original WHERE original.gateway = ${gateway} AND original.payment_id = ${paymentId})`;
}

/** Matches a booking's payment by our id. */
export function isPaymentOf(bookingId: string, payment: string): SQL | undefined {
  return and(eq(bookings.bookingId, bookingId), eq(payments.id, payment));
}

export function isDisputed(dispute: DisputeRow): SQL {
  return eq(payments.id, dispute.payment);
}

export async function findDispute(db: Database, id: string): Promise<DisputeRow | null> {
  return (await db.select().from(disputes).where(eq(disputes.id, id)).get()) ?? null;
}

export async function findDisputeByReference(
  db: Database,
  gateway: DisputeRow["gateway"],
  reference: string,
): Promise<DisputeRow | null> {
  const condition = and(eq(disputes.gateway, gateway), eq(disputes.reference, reference));
  return (await db.select().from(disputes).where(condition).get()) ?? null;
}

/**
 * Stores a dispute and withholds its money. Fails with UNIQUE `disputes.gateway` if it is known, and with the CHECK
 * `payments_not_overdisputed` if the payment has changed since it was read.
 */
export async function createDispute(
  db: Database,
  { payment, operatorSlug }: DisputedPayment,
  dispute: Omit<DisputeRow, "withheld" | "payment" | "booking">,
  mails: readonly Mail[],
  audit: readonly BatchItem<"sqlite">[],
): Promise<void> {
  const withheld = withheldOf(dispute.amount, payment);
  const { id, createdAt: at, reference } = dispute;
  const subject = {
    key: `dispute/${id}/withheld`,
    booking: payment.booking,
    operatorSlug,
    note: `Withheld for dispute ${reference}`,
    at,
  };
  await db.batch([
    db.insert(disputes).values({ ...dispute, withheld, payment: payment.id, booking: payment.booking }),
    ...audit,
    db
      .update(payments)
      .set({ disputed: sql`${payments.disputed} + ${withheld}` })
      .where(eq(payments.id, payment.id)),
    ...insertEntries(db, subject, withheldEntries(withheld)),
    ...mails.map((mail) => insertMail(db, mail, at)),
  ]);
}

/** Builds the update of a dispute. The trigger `disputes_decided` aborts it if the bank has decided. */
function updateDispute(
  db: Database,
  { id }: DisputeRow,
  set: Partial<Pick<DisputeRow, "status" | "bearer" | "outcome" | "fee" | "settledAt">>,
) {
  return db.update(disputes).set(set).where(eq(disputes.id, id));
}

/** Moves an undecided dispute on, or changes who bears a loss. */
export async function updateOpenDispute(
  db: Database,
  dispute: DisputeRow,
  step: { status: DisputeStatus; bearer: RefundBearer },
  audit: readonly BatchItem<"sqlite">[],
): Promise<void> {
  await db.batch([updateDispute(db, dispute, { ...step, settledAt: null }), ...audit]);
}

/** Ends a dispute without loss: its money is ours again. */
export async function releaseDispute(
  db: Database,
  { payment: { booking }, operatorSlug }: DisputedPayment,
  dispute: DisputeRow,
  { status, at }: { status: DisputeStatus; at: number },
  mails: readonly Mail[],
  audit: readonly BatchItem<"sqlite">[],
): Promise<void> {
  const { id, bearer, withheld, payment, reference } = dispute;
  const note = `Dispute ${reference} ended without loss`;
  const subject = { key: `dispute/${id}/released`, booking, operatorSlug, note, at };
  await db.batch([
    updateDispute(db, dispute, { status, bearer, settledAt: at }),
    ...audit,
    db
      .update(payments)
      .set({ disputed: sql`${payments.disputed} - ${withheld}` })
      .where(eq(payments.id, payment)),
    ...insertEntries(db, subject, releasedEntries(withheld)),
    ...mails.map((mail) => insertMail(db, mail, at)),
  ]);
}

/** Builds the statements that end a dispute as lost: its money has been returned to the customer, like a refund that is done. */
export function loseDispute(
  db: Database,
  dispute: DisputeRow,
  { at, ...decided }: Pick<DisputeRow, "bearer" | "outcome" | "fee"> & { at: number },
  { bookingId, mails }: { bookingId: string; mails: readonly Mail[] },
): BatchItem<"sqlite">[] {
  const { id, withheld, payment, booking, reference, settledAt } = dispute;
  const note = `Fee of dispute ${reference}, booking ${bookingId}`;
  return [
    updateDispute(db, dispute, {
      ...(dispute.status !== "lost" && { status: "lost" as const }),
      ...decided,
      settledAt: settledAt ?? at,
    }),
    ...mails.map((mail) => insertMail(db, mail, at)),
    ...insertEntriesOnly(
      db,
      { key: `dispute/${id}/fee`, booking: null, operatorSlug: null, note, at },
      disputeFeeEntries(decided.fee),
    ),
    ...(withheld === 0 || dispute.status === "lost"
      ? []
      : [
          db
            .update(payments)
            .set({
              disputed: sql`${payments.disputed} - ${withheld}`,
              refunded: sql`${payments.refunded} + ${withheld}`,
            })
            .where(eq(payments.id, payment)),
          db.insert(refunds).values({
            id,
            payment,
            booking,
            amount: withheld,
            reason: "Returned by the bank after a dispute.",
            status: "done",
            gatewayRefundId: reference,
            nextAttemptAt: at,
            createdAt: at,
            doneAt: at,
          }),
        ]),
  ];
}

/** Lists the active administrators who look after payments, for mails. */
export function listPaymentAdmins(db: Database): Promise<{ name: string; email: string }[]> {
  return db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.role, "admin"),
        inArray(users.status, ["active", "verified"]),
        inArray(users.adminRole, rolesWith("payments")),
      ),
    );
}

const listed = {
  id: disputes.id,
  reference: disputes.reference,
  bookingId: bookings.bookingId,
  customerName: bookings.customerName,
  operator: operators.slug,
  companyName: operators.companyName,
  amount: disputes.amount,
  withheld: disputes.withheld,
  disputeStatus: sql<DisputeStatus>`${disputes.status}`.as("dispute_status"),
  reason: disputes.reason,
  bearer: disputes.bearer,
  outcome: disputes.outcome,
  fee: disputes.fee,
  bookingStatus: sql<BookingStatus>`${bookings.status}`.as("booking_status"),
  owed: sql<number>`max(0, ${bookings.totalAmount} - ${bookings.paidAmount} + ${bookings.refundedAmount})`.as(
    "owed_now",
  ),
  respondBy: disputes.respondBy,
  madeAt: sql<number>`${disputes.createdAt}`.as("made_at"),
  settledAt: disputes.settledAt,
};

function selectDisputes(db: Database, key: SQL.Aliased<string | number>, table = disputes) {
  return db
    .select({ ...listed, sortKey: key })
    .from(table)
    .innerJoin(bookings, eq(disputes.booking, bookings.id))
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug));
}

type ListedRow = Omit<Awaited<ReturnType<typeof selectDisputes>>[number], "sortKey">;

function toDispute({
  disputeStatus: status,
  madeAt: createdAt,
  bookingStatus,
  owed,
  ...row
}: ListedRow): Dispute {
  const isKept = isKeptForNow({ status, outcome: row.outcome });
  const outcomes = lossOutcomesOf({ status: bookingStatus, owed, withheld: row.withheld, isKept });
  return { ...row, status, createdAt, outcomes };
}

const sortColumns = {
  at: disputes.createdAt,
  amount: disputes.amount,
  due: sql`coalesce(${disputes.respondBy}, 0)`,
};

/** Returns one page of disputes. */
export async function listDisputes(
  db: Database,
  {
    q,
    status,
    sort,
    cursor,
    limit,
    isCounted,
  }: PageRequest & {
    q?: string | undefined;
    status?: DisputeStatus | undefined;
    sort: SortOf<keyof typeof sortColumns>;
  },
): Promise<{ disputes: Dispute[] } & PageEnd> {
  const text = sql`${bookings.bookingId} || ' ' || ${disputes.reference} || ' ' || ${operators.companyName} || ' ' || ${operators.foldedName} || ' ' || ${bookings.customerFolded}`;
  const { shown, ...end } = await readListPage(
    db,
    { columns: sortColumns, id: disputes.id, table: disputes, sum: "amount" },
    ({ key, after, table }) =>
      selectDisputes(db, key, table).where(
        and(q ? containsText(text, q) : undefined, status && eq(disputes.status, status), after),
      ),
    { sort, cursor, limit, isCounted },
    ({ id }) => id,
  );
  return { disputes: shown.map(toDispute), ...end };
}

/** Lists the disputes of a booking, oldest first. @param booking its id, not its reference */
export async function listDisputesOf(db: Database, booking: string): Promise<Dispute[]> {
  const rows = await selectDisputes(db, sql<number>`0`.as("sort_key"))
    .where(eq(disputes.booking, booking))
    .orderBy(asc(disputes.createdAt), asc(disputes.id));
  return rows.map(toDispute);
}
