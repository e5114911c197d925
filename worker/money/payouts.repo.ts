import { and, eq, exists, ne, sql, type SQL } from "drizzle-orm";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { payoutEntries } from "~/domain/money/ledger";
import type { OperatorPayout } from "~/domain/earnings/operator-earnings";
import type { Payout, PayoutStatus } from "~/domain/money/payout";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { containsText } from "../db/conditions";
import { keyset, type SortOf } from "../db/keyset";
import { operators, payouts } from "../db/schema";
import { isOperatorOf } from "../authz/operator-rights.repo";
import { sortedPageOf } from "../keyset";
import { insertMailIf } from "../mail/mail-outbox.repo";
import type { Mail } from "../mail/mailer";
import { insertEntriesIf } from "./ledger.repo";
import { payableTo, preparedAt } from "./payable.repo";

type PayoutRow = typeof payouts.$inferSelect;

function toPayout({ row, companyName }: { row: PayoutRow; companyName: string }): Payout {
  const { id, operatorSlug: operator, amount, status, reference, note, createdAt, paidAt } = row;
  return {
    id,
    operator,
    companyName,
    amount,
    status,
    reference,
    note,
    createdAt: new Date(createdAt).toISOString(),
    paidOn: paidAt === null ? null : todayInIndia(paidAt),
  };
}

function selectPayouts(db: Database, condition: SQL | undefined, key: SQL.Aliased<string | number>) {
  return db
    .select({ row: payouts, companyName: operators.companyName, sortKey: key })
    .from(payouts)
    .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
    .where(condition);
}

export async function findPayout(db: Database, id: string): Promise<Payout | null> {
  const row = await selectPayouts(db, eq(payouts.id, id), sql<number>`0`.as("sort_key")).get();
  return row ? toPayout(row) : null;
}

const sortColumns = {
  at: payouts.createdAt,
  amount: payouts.amount,
  operator: operators.companyName,
};
type PayoutSort = SortOf<keyof typeof sortColumns>;

interface PayoutQuery {
  q?: string | undefined;
  status?: PayoutStatus | undefined;
  operator?: string | undefined;
  sort: PayoutSort;
  cursor?: string | undefined;
  limit: number;
}

export async function listPayouts(
  db: Database,
  { q, status, operator, sort, cursor, limit }: PayoutQuery,
): Promise<{ payouts: Payout[]; nextCursor: string | null }> {
  const { key, after, order } = keyset(sortColumns, sort, payouts.id, cursor);
  const text = sql`${operators.companyName} || ' ' || coalesce(${payouts.reference}, '') || ' ' || coalesce(${payouts.note}, '')`;
  const condition = and(
    q ? containsText(text, q) : undefined,
    status && eq(payouts.status, status),
    operator ? eq(payouts.operatorSlug, operator) : undefined,
    after,
  );
  const rows = await selectPayouts(db, condition, key)
    .orderBy(...order)
    .limit(limit + 1);
  const { shown, nextCursor } = sortedPageOf(rows, limit, sort, ({ row }) => row.id);
  return { payouts: shown.map(toPayout), nextCursor };
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
  }: {
    operator?: string | undefined;
    status?: OperatorPayout["status"];
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ payouts: OperatorPayout[]; nextCursor: string | null }> {
  const { key, after, order } = keyset(sortColumns, "-at", payouts.id, cursor);
  const rows = await db
    .select({
      row: {
        id: payouts.id,
        companyName: operators.companyName,
        amount: payouts.amount,
        status: sql<"due" | "paid">`${payouts.status}`.as("payout_status"),
        reference: payouts.reference,
        createdAt: payouts.createdAt,
        paidAt: payouts.paidAt,
      },
      sortKey: key,
    })
    .from(payouts)
    .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
    .where(
      and(
        isOperatorOf(payouts.operatorSlug, userId, "earnings", operator),
        status === undefined ? ne(payouts.status, "withdrawn") : eq(payouts.status, status),
        after,
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  const { shown, nextCursor } = sortedPageOf(rows, limit, "-at", ({ row }) => row.id);
  return {
    payouts: shown.map(({ row: { paidAt, ...payout } }) => ({
      ...payout,
      paidOn: paidAt === null ? null : todayInIndia(paidAt),
    })),
    nextCursor,
  };
}

/**
 * Creates a due payout, unless it exceeds the payable amount. Fails with UNIQUE `payouts.operator_slug` if the operator already has a due
 * payout.
 * @returns true if it was created
 */
export async function createPayout(
  db: Database,
  payout: {
    id: string;
    operator: string;
    amount: number;
    note: string | null;
    createdBy: string;
    at: number;
  },
  day: TravelDate,
  audit: AuditStatements,
): Promise<boolean> {
  const { id, operator, amount, note, createdBy, at } = payout;
  const [written] = await db.batch([
    db.insert(payouts).select(
      sql`SELECT ${id}, ${operator}, ${amount}, 'due', NULL, ${note}, ${createdBy}, ${preparedAt(operator, at)}, NULL, NULL
          WHERE ${payableTo(db, operator, day)} >= ${amount}`,
    ),
    ...audit,
  ]);
  return written.meta.changes > 0;
}

/**
 * Marks a due payout as paid, unless it now exceeds the payable amount, records it in the ledger and mails the operator, all or nothing.
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
  const [written] = await db.batch([
    db
      .update(payouts)
      .set({ status: "paid", reference, paidBy, paidAt })
      .where(
        and(
          eq(payouts.id, id),
          eq(payouts.status, "due"),
          sql`${payableTo(db, operator, day, payouts.createdAt)} >= ${payouts.amount}`,
        ),
      ),
    ...audit,
    ...insertEntriesIf(db, subject, payoutEntries(amount), isPaid),
    ...(mail ? [insertMailIf(db, mail, isPaid, at)] : []),
  ]);
  return written.meta.changes > 0;
}

/** @returns true if it was due and is now withdrawn */
export async function updatePayoutAsWithdrawn(
  db: Database,
  id: string,
  audit: AuditStatements,
): Promise<boolean> {
  const [written] = await db.batch([
    db
      .update(payouts)
      .set({ status: "withdrawn" })
      .where(and(eq(payouts.id, id), eq(payouts.status, "due"))),
    ...audit,
  ]);
  return written.meta.changes > 0;
}
