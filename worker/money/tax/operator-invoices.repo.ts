import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Month } from "~/domain/calendar/months";
import { operatorInvoiceNumber, type OperatorInvoice } from "~/domain/money/tax/operator-invoice";
import type { Database } from "../../platform/db/client";
import { operatorInvoices } from "../../platform/db/schema";

/** Max invoices on a page: five years of one operator. */
const maxInvoices = 60;

const columns = {
  operator: operatorInvoices.operatorSlug,
  month: operatorInvoices.month,
  kind: operatorInvoices.kind,
  financialYear: operatorInvoices.financialYear,
  number: operatorInvoices.number,
  commission: operatorInvoices.commission,
  premium: operatorInvoices.premium,
  gst: operatorInvoices.gst,
  snapshot: operatorInvoices.snapshot,
  issuedAt: operatorInvoices.issuedAt,
};

/**
 * Stores an invoice with the next number of its kind and financial year, unless its month has one of the kind. Read and written in one statement, so
 * that numbers are consecutive and unique.
 */
export async function createInvoice(
  db: Database,
  { operator, ...invoice }: Omit<OperatorInvoice, "number">,
): Promise<void> {
  const { kind, financialYear } = invoice;
  await db
    .insert(operatorInvoices)
    .values({
      ...invoice,
      operatorSlug: operator,
      number: sql`(SELECT coalesce(max(number), 0) + 1 FROM operator_invoices WHERE kind = ${kind} AND financial_year = ${financialYear})`,
    })
    .onConflictDoNothing({
      target: [operatorInvoices.operatorSlug, operatorInvoices.month, operatorInvoices.kind],
    });
}

/** Lists the invoices to these operators, newest first. */
export function listInvoicesTo(db: Database, slugs: readonly string[]): Promise<OperatorInvoice[]> {
  return db
    .select(columns)
    .from(operatorInvoices)
    .where(inArray(operatorInvoices.operatorSlug, [...slugs]))
    .orderBy(desc(operatorInvoices.month), operatorInvoices.operatorSlug)
    .limit(maxInvoices);
}

/** Lists all invoices of a month, by number. */
export function listInvoicesOfMonth(db: Database, month: Month): Promise<OperatorInvoice[]> {
  return db
    .select(columns)
    .from(operatorInvoices)
    .where(eq(operatorInvoices.month, month))
    .orderBy(operatorInvoices.kind, operatorInvoices.number);
}

export async function findInvoice(
  db: Database,
  { operator, month, kind }: Pick<OperatorInvoice, "operator" | "month" | "kind">,
): Promise<OperatorInvoice | null> {
  const row = await db
    .select(columns)
    .from(operatorInvoices)
    .where(
      and(
        eq(operatorInvoices.operatorSlug, operator),
        eq(operatorInvoices.month, month),
        eq(operatorInvoices.kind, kind),
      ),
    )
    .get();
  return row ?? null;
}

/** Lists the numbers and dates of an operator's invoices of some months. */
export async function listInvoices(db: Database, operator: string, months: readonly Month[]) {
  const rows = await db
    .select(columns)
    .from(operatorInvoices)
    .where(
      and(
        eq(operatorInvoices.operatorSlug, operator),
        inArray(operatorInvoices.month, [...months]),
        eq(operatorInvoices.kind, "invoice"),
      ),
    )
    .orderBy(operatorInvoices.month);
  return rows.map((row) => ({ number: operatorInvoiceNumber(row), issuedAt: row.issuedAt }));
}

/** Returns the month from which invoices may be missing: the last with one, else the first with a service; null without any. */
export async function findMonthToInvoice(db: Database): Promise<Month | null> {
  const row = await db.get<{ month: Month | null }>(
    sql`SELECT coalesce((SELECT max(month) FROM operator_invoices), (SELECT min(month) FROM (
      SELECT min(substr(day, 1, 7)) AS month FROM tax_accruals
      UNION ALL SELECT min(strftime('%Y-%m', created_at / 1000 + 19800, 'unixepoch')) FROM ledger_entries
        WHERE kind IN ('payout', 'premium') AND kind = 'premium'))) AS month`,
  );
  return row.month;
}
