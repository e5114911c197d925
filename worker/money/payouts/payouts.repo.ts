import { and, asc, desc, eq, exists, gte, inArray, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { addDays, startOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { payoutEntries, returnedPayoutEntries } from "~/domain/money/ledger/ledger";
import type { PayoutStatement } from "~/domain/money/payouts/payout-statement";
import type { Settled } from "~/domain/money/payouts/settlement";
import type { OperatorPayout } from "~/domain/money/earnings/operator-earnings";
import { transferReferenceOf, type Payout, type PayoutStatus } from "~/domain/money/payouts/payout";
import { hasOtherAdmin, mayApproveFor } from "../../accounts/admin/account-status.repo";
import type { Admin } from "../../platform/authz/actors";
import type { AuditStatements } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { containsText } from "../../platform/db/conditions";
import type { SortOf } from "../../platform/db/keyset";
import { readListPage, type PageEnd, type PageRequest } from "../../platform/db/list-page";
import { bankAccounts, bookings, operators, payoutLines, payouts, users } from "../../platform/db/schema";
import { isOperatorOf } from "../../platform/authz/operator-rights.repo";
import { insertMailIf } from "../../notifications/mail/mail-outbox.repo";
import type { Mail } from "../../notifications/mail/mailer";
import { insertEntriesIf } from "../ledger/ledger.repo";
import { accountToPay, isPayableOperator, meetsPayoutNeeds, payableTo, preparedAt } from "./payable.repo";
import { insertLines, lastEntryOf, type SettlementRead } from "./settlement.repo";

const preparer = alias(users, "preparers");
const approver = alias(users, "approvers");

function toPayout({
  row,
  companyName,
  preparedBy,
  approvedBy,
}: Pick<Payout, "companyName" | "preparedBy" | "approvedBy"> & {
  row: typeof payouts.$inferSelect;
}): Payout {
  const { id, operatorSlug: operator, amount, status, reference, note, createdAt, paidAt } = row;
  return {
    id,
    operator,
    companyName,
    amount,
    withheld: { gst: row.gst, tcs: row.tcs, tds: row.tds },
    status,
    reference,
    note,
    createdAt: new Date(createdAt).toISOString(),
    paidOn: paidAt === null ? null : todayInIndia(paidAt),
    preparedBy,
    approvedBy,
    returnReason: row.returnReason,
  };
}

function selectPayouts(
  db: Database,
  condition: SQL | undefined,
  key: SQL.Aliased<string | number>,
  table = payouts,
) {
  return db
    .select({
      row: payouts,
      companyName: operators.companyName,
      preparedBy: { id: preparer.id, name: preparer.name },
      approvedBy: { id: approver.id, name: approver.name },
      sortKey: key,
    })
    .from(table)
    .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
    .leftJoin(preparer, eq(preparer.id, payouts.createdBy))
    .leftJoin(approver, eq(approver.id, payouts.approvedBy))
    .where(condition);
}

export async function findPayout(db: Database, id: string): Promise<Payout | null> {
  const row = await selectPayouts(db, eq(payouts.id, id), sql<number>`0`.as("sort_key")).get();
  return row ? toPayout(row) : null;
}

/** Finds payouts by our references in bank files, in capitals. */
export async function findTransfers(
  db: Database,
  references: readonly string[],
): Promise<Map<string, Payout>> {
  // As `transferReferenceOf`: ids have no other signs.
  const own = sql`'TB' || upper(substr(replace(${payouts.id}, '-', ''), 1, 14))`;
  const rows = await selectPayouts(
    db,
    sql`${own} IN (SELECT value FROM json_each(${JSON.stringify(references)}))`,
    sql<number>`0`.as("sort_key"),
  );
  return new Map(rows.map(toPayout).map((payout) => [transferReferenceOf(payout.id), payout]));
}

/** Max payouts approved with one click: each takes a row of the audit log. */
const maxToApprove = 100;

/** Lists a payout's lines with their bookings, and the operator as it was taxed. */
export async function listStatedLines(
  db: Database,
  id: string,
): Promise<Pick<PayoutStatement, "lines" | "gstin" | "pan" | "address">> {
  const {
    operator: [operator],
    rows,
  } = await batchNamed(db, {
    operator: db
      .select({ gstin: payouts.gstin, pan: payouts.pan, address: operators.address })
      .from(payouts)
      .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
      .where(eq(payouts.id, id)),
    rows: db
      .select({
        line: payoutLines,
        bookingId: bookings.bookingId,
        tour: bookings.tourTitle,
        travelDate: bookings.travelDate,
      })
      .from(payoutLines)
      .leftJoin(bookings, eq(bookings.id, payoutLines.booking))
      .where(eq(payoutLines.payout, id))
      .orderBy(asc(payoutLines.id)),
  });
  const none = { gstin: null, pan: null, address: null };
  return {
    ...(operator ?? none),
    lines: rows.map(({ line, ...about }) => ({ ...line, ...about })),
  };
}

const sortColumns = {
  at: payouts.createdAt,
  amount: payouts.amount,
  operator: operators.companyName,
};
type PayoutSort = SortOf<keyof typeof sortColumns>;

interface PayoutQuery extends PageRequest {
  q?: string | undefined;
  status?: PayoutStatus | undefined;
  operator?: string | undefined;
  /** Days in India on which they were prepared, inclusive. */
  from?: TravelDate | undefined;
  to?: TravelDate | undefined;
  sort: PayoutSort;
}

export async function listPayouts(
  db: Database,
  { q, status, operator, from, to, sort, cursor, limit, isCounted }: PayoutQuery,
): Promise<{ payouts: Payout[] } & PageEnd> {
  const text = sql`${operators.companyName} || ' ' || ${operators.foldedName} || ' ' || coalesce(${payouts.reference}, '') || ' ' || coalesce(${payouts.note}, '')`;
  const range = and(
    operator ? eq(payouts.operatorSlug, operator) : undefined,
    from ? gte(payouts.createdAt, startOfDayInIndia(from)) : undefined,
    to ? lt(payouts.createdAt, startOfDayInIndia(addDays(to, 1))) : undefined,
  );
  const condition = and(range, q ? containsText(text, q) : undefined, status && eq(payouts.status, status));
  const { shown, ...end } = await readListPage(
    db,
    {
      columns: sortColumns,
      id: payouts.id,
      table: payouts,
      within: { where: range, order: desc(payouts.createdAt) },
      sum: "amount",
    },
    ({ key, after, table }) => selectPayouts(db, and(condition, after), key, table),
    { sort, cursor, limit, isCounted },
    ({ row }) => row.id,
  );
  return { payouts: shown.map(toPayout), ...end };
}

/**
 * Lists one page of payouts to the operators whose earnings a user may see, newest first; withdrawn ones are left out.
 * @param status filters by status
 */
export async function listPayoutsTo(
  db: Database,
  userId: string,
  {
    operator,
    status,
    cursor,
    limit,
    isCounted,
  }: PageRequest & {
    operator?: string | undefined;
    status?: OperatorPayout["status"];
  },
): Promise<{ payouts: OperatorPayout[] } & PageEnd> {
  const ofUser = isOperatorOf(payouts.operatorSlug, userId, "earnings", operator);
  const { shown, ...end } = await readListPage(
    db,
    { columns: sortColumns, id: payouts.id, table: payouts, within: { where: ofUser }, sum: "amount" },
    ({ key, after, table }) =>
      db
        .select({
          row: {
            id: payouts.id,
            companyName: operators.companyName,
            amount: payouts.amount,
            status: sql<
              OperatorPayout["status"]
            >`CASE ${payouts.status} WHEN 'approved' THEN 'due' ELSE ${payouts.status} END`.as(
              "payout_status",
            ),
            reference: payouts.reference,
            createdAt: payouts.createdAt,
            paidAt: payouts.paidAt,
          },
          sortKey: key,
        })
        .from(table)
        .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
        .where(
          and(
            ofUser,
            status === undefined
              ? ne(payouts.status, "withdrawn")
              : inArray(payouts.status, status === "due" ? ["due", "approved"] : [status]),
            after,
          ),
        ),
    { sort: "-at", cursor, limit, isCounted },
    ({ row }) => row.id,
  );
  return {
    payouts: shown.map(({ row: { paidAt, ...payout } }) => ({
      ...payout,
      paidOn: paidAt === null ? null : todayInIndia(paidAt),
    })),
    ...end,
  };
}

/**
 * Creates a due payout with its lines, unless it exceeds the payable amount, the operator misses a requirement, or its ledger has
 * changed since the lines were computed. Fails with UNIQUE
 * `payouts.operator_slug` if the operator already has one that is due or approved.
 * @returns true if it was created
 */
export async function createPayout(
  db: Database,
  payout: {
    id: string;
    operator: string;
    settled: Settled;
    /** The account that the lines were computed from. */
    account: SettlementRead;
    note: string | null;
    createdBy: string;
    at: number;
  },
  day: TravelDate,
  audit: AuditStatements,
): Promise<boolean> {
  const { id, operator, settled, account, note, createdBy, at } = payout;
  const { amount, gst, tcs, tds, lines } = settled;
  const { written } = await batchNamed(db, {
    written: db.insert(payouts).select(
      sql`SELECT ${id}, ${operator}, ${amount}, ${gst}, ${tcs}, ${tds}, ${account.pan}, ${account.gstin}, 'due', NULL, ${note}, ${createdBy},
            ${preparedAt(operator, at)}, NULL, NULL, NULL, NULL, NULL, NULL, NULL
          WHERE ${payableTo(db, operator, day)} >= ${amount} AND ${isPayableOperator(db, operator)}
            AND ${lastEntryOf(operator)} = ${account.lastEntry}`,
    ),
    audit,
    lines: insertLines(db, id, lines),
  });
  return written.meta.changes > 0;
}

/**
 * Marks a payout as paid, unless it exceeds the payable amount by now, its operator misses a requirement or it lacks an approval
 * it: the payer approves a due one. Records it in the ledger and mails the operator, all or nothing.
 * Featured places charged since it was prepared are deducted from the next payout: the bank may have made the transfer already.
 * @param paid.paidAt the day of the transfer, as the instant it begins
 * @returns true if it was marked
 */
export async function updatePayoutAsPaid(
  db: Database,
  { id, operator, amount }: Payout,
  paid: { reference: string; paidBy: string; paidAt: number; note: string; mail: Mail | null; at: number },
  day: TravelDate,
  audit: AuditStatements,
): Promise<boolean> {
  const { reference, paidBy, paidAt, note, mail, at } = paid;
  const isPaid = exists(
    db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.id, id), eq(payouts.status, "paid"))),
  );
  const subject = { key: `payout/${id}`, booking: null, operatorSlug: operator, note, at };
  const { written } = await batchNamed(db, {
    written: db
      .update(payouts)
      .set({
        status: "paid",
        reference,
        paidBy,
        paidAt,
        approvedBy: sql`coalesce(${payouts.approvedBy}, ${paidBy})`,
        approvedAt: sql`coalesce(${payouts.approvedAt}, ${at})`,
      })
      .where(
        and(
          eq(payouts.id, id),
          or(eq(payouts.status, "approved"), and(eq(payouts.status, "due"), mayApprove(db, paidBy, at))),
          isPayableOperator(db, operator),
          sql`${payableTo(db, operator, day, payouts.createdAt)} >= ${payouts.amount}`,
          isApprovedAccount,
        ),
      ),
    audit,
    entries: insertEntriesIf(db, subject, payoutEntries(amount), isPaid),
    mail: mail ? insertMailIf(db, mail, isPaid, at) : null,
  });
  return written.meta.changes > 0;
}

/** True for a payout that was approved for the bank account and PAN that its operator has now, or has not been approved. */
const isApprovedAccount = sql`(${payouts.approvedAccount} IS NULL OR ${payouts.approvedAccount} = ${accountToPay(payouts.operatorSlug)})`;

/** Returns true if the bank account or PAN of a payout was changed after its approval. */
export async function isAccountChanged(db: Database, id: string): Promise<boolean> {
  return (await db.$count(payouts, and(eq(payouts.id, id), sql`NOT ${isApprovedAccount}`))) > 0;
}

/**
 * True for a payout that an administrator may approve: they have held the right for a day and not from its preparer, and someone else prepared
 * it or nobody else may approve.
 * @param at UTC instant
 */
export function mayApprove(db: Database, adminId: string, at: number): SQL | undefined {
  const right = "approve-payouts";
  return and(
    mayApproveFor(db, { userId: adminId, preparedBy: payouts.createdBy, right, at }),
    sql`(${payouts.createdBy} IS NOT ${adminId} OR NOT ${hasOtherAdmin(db, adminId, right, at)})`,
  );
}

/** Returns true if another administrator has to approve only because this one prepared the payout. */
export async function mayApproveOthers(db: Database, adminId: string, at: number): Promise<boolean> {
  const [found] = await db.all<{ may: number }>(
    sql`SELECT ${mayApproveFor(db, { userId: adminId, preparedBy: sql`NULL`, right: "approve-payouts", at })} AS may`,
  );
  return found?.may === 1;
}

/** @returns true if it was due and is now approved */
export async function updatePayoutAsApproved(
  db: Database,
  id: string,
  { approvedBy, at }: { approvedBy: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(payouts)
      .set({
        status: "approved",
        approvedBy,
        approvedAt: at,
        approvedAccount: accountToPay(payouts.operatorSlug),
      })
      .where(and(eq(payouts.id, id), eq(payouts.status, "due"), mayApprove(db, approvedBy, at))),
    audit,
  });
  return written.meta.changes > 0;
}

/**
 * Marks a paid payout as returned by the bank, reverses its ledger entry and mails the operator, all or nothing.
 * @returns true if it was paid
 */
export async function updatePayoutAsReturned(
  db: Database,
  { id, operator, amount }: Payout,
  { reason, mail, at }: { reason: string; mail: Mail | null; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const isReturned = exists(
    db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.id, id), eq(payouts.status, "returned"))),
  );
  const note = `Returned by the bank: ${reason}`;
  const subject = { key: `payout-return/${id}`, booking: null, operatorSlug: operator, note, at };
  const { written } = await batchNamed(db, {
    written: db
      .update(payouts)
      .set({ status: "returned", returnReason: reason, returnedAt: at })
      .where(and(eq(payouts.id, id), eq(payouts.status, "paid"))),
    audit,
    entries: insertEntriesIf(db, subject, returnedPayoutEntries(amount), isReturned),
    mail: mail ? insertMailIf(db, mail, isReturned, at) : null,
  });
  return written.meta.changes > 0;
}

/** Lists the due payouts that an administrator may approve, oldest first. */
export async function listPayoutsToApprove(
  { db, clock }: { db: Database; clock: Clock },
  admin: Admin,
): Promise<{ id: string; amount: number; isOwn: boolean }[]> {
  return db
    .select({
      id: payouts.id,
      amount: payouts.amount,
      isOwn: sql<boolean>`${payouts.createdBy} IS ${admin.id}`.mapWith(Boolean),
    })
    .from(payouts)
    .where(and(eq(payouts.status, "due"), mayApprove(db, admin.id, clock())))
    .orderBy(payouts.createdAt, payouts.id)
    .limit(maxToApprove);
}

/** Lists the approved payouts for the bank whose account is unchanged since, oldest first, with the masked account and the owner's address. */
export async function listPayoutsToTransfer(db: Database, limit: number) {
  return db
    .select({
      id: payouts.id,
      operator: payouts.operatorSlug,
      amount: payouts.amount,
      holder: bankAccounts.holder,
      ifsc: bankAccounts.ifsc,
      email: users.email,
    })
    .from(payouts)
    .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
    .innerJoin(bankAccounts, eq(bankAccounts.operator, payouts.operatorSlug))
    .leftJoin(users, eq(users.id, operators.ownerId))
    .where(and(eq(payouts.status, "approved"), meetsPayoutNeeds, isApprovedAccount))
    .orderBy(payouts.createdAt, payouts.id)
    .limit(limit);
}

/** @returns true if it was due or approved and is now withdrawn */
export async function updatePayoutAsWithdrawn(
  db: Database,
  id: string,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(payouts)
      .set({ status: "withdrawn" })
      .where(and(eq(payouts.id, id), inArray(payouts.status, ["due", "approved"]))),
    audit,
  });
  return written.meta.changes > 0;
}
