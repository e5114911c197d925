import { and, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Month } from "~/domain/calendar/months";
import { taxPaymentEntries } from "~/domain/money/ledger/ledger";
import {
  owedTaxes,
  taxAccounts,
  taxDueOn,
  type OwedTax,
  type RecordedTaxPayment,
  type TaxOwed,
  type TaxPayment,
} from "~/domain/money/tax/tax-payment";
import { sumsOf } from "../../analytics/sums.repo";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { ledgerTotals, taxPayments, users } from "../../platform/db/schema";
import { insertEntriesIf } from "../ledger/ledger.repo";

/**
 * Sums the tax accounts from the ledger: `balance` of all time, `posted` in a month and `later`, both without payments. Rows read: those
 * of all time, some ten per operator, and those of the month and later ones.
 */
function taxSumsOf(taxes: readonly OwedTax[], month: Month): SQL {
  const accounts = taxes.map((tax) => taxAccounts[tax]);
  return sql`(SELECT CASE WHEN debit IN ${accounts} THEN debit ELSE credit END AS account,
      sum(CASE WHEN grain = 'all' THEN moved ELSE 0 END) AS balance,
      sum(CASE WHEN grain = 'month' AND period = ${month} AND NOT is_payment THEN moved ELSE 0 END) AS posted,
      sum(CASE WHEN grain = 'month' AND period > ${month} AND NOT is_payment THEN moved ELSE 0 END) AS later
    FROM (SELECT *, CASE WHEN credit IN ${accounts} THEN amount ELSE -amount END AS moved, 'bank' IN (debit, credit) AS is_payment
      FROM ${sumsOf(ledgerTotals, sql`(grain = 'all' OR (grain = 'month' AND period >= ${month})) AND (debit IN ${accounts} OR credit IN ${accounts})`)})
    GROUP BY account)`;
}

/** Owed for a month and those before it, but never more than the whole balance: tax may have been given back since. */
const owedUpTo = sql<number>`max(0, min(balance, balance - later))`;

/** Returns what is owed of each tax for a month and those before it. */
export async function listTaxesOwed(db: Database, month: Month): Promise<TaxOwed[]> {
  const [sums, paid] = await Promise.all([
    db.all<{ account: string; balance: number; posted: number; owed: number }>(
      sql`SELECT account, balance, posted, ${owedUpTo} AS owed FROM ${taxSumsOf(owedTaxes, month)}`,
    ),
    db
      .select({ tax: taxPayments.tax, amount: sql<number>`sum(${taxPayments.amount})`.as("paid_for_month") })
      .from(taxPayments)
      .where(and(eq(taxPayments.month, month), isNull(taxPayments.reversedAt)))
      .groupBy(taxPayments.tax),
  ]);
  return owedTaxes.map((tax) => {
    const { balance, posted, owed } = sums.find(({ account }) => account === taxAccounts[tax]) ?? nothing;
    const paidFor = paid.find((row) => row.tax === tax)?.amount ?? 0;
    return { tax, balance, posted, owed, paid: paidFor, dueOn: taxDueOn(tax, month) };
  });
}

const nothing = { balance: 0, posted: 0, owed: 0 };

/** Lists the payments of some months' taxes, newest first. */
export async function listTaxPayments(db: Database, months: readonly Month[]): Promise<RecordedTaxPayment[]> {
  return db
    .select({
      id: taxPayments.id,
      tax: taxPayments.tax,
      month: taxPayments.month,
      amount: taxPayments.amount,
      paidOn: taxPayments.paidOn,
      reference: taxPayments.reference,
      recordedBy: users.name,
      reversedAt: taxPayments.reversedAt,
    })
    .from(taxPayments)
    .leftJoin(users, eq(users.id, taxPayments.recordedBy))
    .where(inArray(taxPayments.month, [...months]))
    .orderBy(desc(taxPayments.createdAt), desc(taxPayments.id));
}

interface TaxPaymentRow extends TaxPayment {
  id: string;
  recordedBy: string;
  /** UTC instant. */
  createdAt: number;
}

/**
 * Stores a payment and its ledger entry, unless more would be paid than is owed. Fails with UNIQUE `tax_payments.tax` if its reference is
 * recorded.
 * @returns true if it was stored
 */
export async function createTaxPayment(
  db: Database,
  payment: TaxPaymentRow,
  audit: AuditStatements,
): Promise<boolean> {
  const { id, tax, month, amount, paidOn, reference, recordedBy, createdAt } = payment;
  const { written } = await batchNamed(db, {
    written: db.insert(taxPayments).select(
      sql`SELECT ${id}, ${tax}, ${month}, ${amount}, ${paidOn}, ${reference}, ${recordedBy}, ${createdAt}, NULL
        WHERE ${amount} <= coalesce((SELECT ${owedUpTo} FROM ${taxSumsOf([tax], month)}), 0)`,
    ),
    audit,
    entries: insertEntriesIf(
      db,
      { ...subjectOf(payment, ""), at: createdAt },
      taxPaymentEntries(taxAccounts[tax], amount),
      sql`EXISTS (SELECT 1 FROM tax_payments AS paid WHERE paid.id = ${id})`,
    ),
  });
  return written.meta.changes > 0;
}

/** Takes back a payment that was recorded by mistake. @returns false if it was taken back before */
export async function reverseTaxPayment(
  db: Database,
  payment: RecordedTaxPayment,
  at: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { id, tax, amount } = payment;
  const { written } = await batchNamed(db, {
    written: db
      .update(taxPayments)
      .set({ reversedAt: at })
      .where(and(eq(taxPayments.id, id), isNull(taxPayments.reversedAt))),
    audit,
    entries: insertEntriesIf(
      db,
      { ...subjectOf(payment, "-return"), at },
      taxPaymentEntries(taxAccounts[tax], -amount),
      sql`EXISTS (SELECT 1 FROM tax_payments AS paid WHERE paid.id = ${id} AND paid.reversed_at IS NOT NULL)`,
    ),
  });
  return written.meta.changes > 0;
}

function subjectOf(
  { id, month, reference }: Pick<TaxPaymentRow, "id" | "month" | "reference">,
  suffix: string,
) {
  const note = `${suffix === "" ? "Paid" : "Taken back: paid"} for ${month}, challan ${reference}`;
  return { key: `tax-payment${suffix}/${id}`, booking: null, operatorSlug: null, note };
}
