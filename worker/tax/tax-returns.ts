import { asc, eq, sql } from "drizzle-orm";
import { todayInIndia } from "~/domain/calendar/calendar";
import { addMonths, monthOf, startOfMonth, type Month } from "~/domain/calendar/months";
import { invoiceNumber } from "~/domain/documents/invoice";
import { ledgerAccounts, type LedgerAccount } from "~/domain/money/ledger";
import { reportInstantsOf, type ReportPeriod } from "~/domain/money/revenue";
import type { OperatorInvoice } from "~/domain/tax/operator-invoice";
import type { Admin } from "../authz/actors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { bookings, invoices, operators, tours } from "../db/schema";
import { listInvoicesOfMonth } from "./operator-invoices";
import { listTcs, listTds, type TcsRow, type TdsRow } from "./posted-lines.repo";

/** An invoice of an operator to a customer, for its GSTR-1. Whole rupees. */
export interface OutwardSupply {
  operator: string;
  companyName: string;
  gstin: string | null;
  number: string;
  /** UTC instant. */
  issuedAt: number;
  booking: string;
  total: number;
  taxable: number;
  gstPercent: number;
  gst: number;
}

/** Lists the customers' invoices of a month by operator. The only query on them: change it with the invoices. */
export async function listOutwardSupplies(db: Database, month: Month): Promise<OutwardSupply[]> {
  const rows = await db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      gstin: operators.gstin,
      financialYear: invoices.financialYear,
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      booking: bookings.bookingId,
      total: invoices.total,
      gstPercent: invoices.gstPercent,
      gst: invoices.gstAmount,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking))
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .innerJoin(operators, eq(operators.slug, tours.operatorSlug))
    .where(
      sql`${invoices.issuedAt} >= ${startOfMonth(month)} AND ${invoices.issuedAt} < ${startOfMonth(addMonths(month, 1))}`,
    )
    .orderBy(asc(operators.slug), asc(invoices.financialYear), asc(invoices.number));
  return rows.map(({ financialYear, number, ...row }) => ({
    ...row,
    number: invoiceNumber({ financialYear, number }),
    taxable: row.total - row.gst,
  }));
}

export interface TaxMonth {
  month: Month;
  /** The quarter of `month`: its first month. */
  quarter: Month;
  /** Months to choose from, newest first. */
  months: Month[];
  tcs: TcsRow[];
  /** Of the whole quarter. */
  tds: TdsRow[];
  invoices: OperatorInvoice[];
}

const monthsToChoose = 18;

/**
 * Returns the data of the tax returns of a month and its quarter, for an administrator.
 * @param asked the previous month if invalid
 */
export async function getTaxMonth(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  asked: Month | undefined,
): Promise<TaxMonth> {
  const current = monthOf(todayInIndia(clock()));
  const months = Array.from({ length: monthsToChoose }, (_, index) => addMonths(current, -index));
  const month = months.find((known) => known === asked) ?? addMonths(current, -1);
  const quarter = addMonths(month, -((Number(month.slice(5)) - 1) % 3));
  const [tcs, tds, issued] = await Promise.all([
    listTcs(db, postedIn(month, 1)),
    listTds(db, postedIn(quarter, 3)),
    listInvoicesOfMonth(db, month),
  ]);
  return { month, quarter, months, tcs, tds, invoices: issued };
}

function postedIn(first: Month, count: number) {
  return { since: startOfMonth(first), until: startOfMonth(addMonths(first, count)) };
}

/** An account's movements in a period. Whole rupees. */
export interface TrialBalanceRow {
  account: LedgerAccount;
  debit: number;
  credit: number;
}

/** Sums each account's debits and credits over a period, by an index on the day of the entries. */
export async function getTrialBalance(db: Database, period: ReportPeriod): Promise<TrialBalanceRow[]> {
  const { since, until } = reportInstantsOf(period);
  const rows = await db.all<TrialBalanceRow>(sql`
    SELECT account, sum(debit) AS debit, sum(credit) AS credit FROM (
      SELECT e.debit AS account, e.amount AS debit, 0 AS credit FROM ledger_entries AS e
        WHERE e.created_at >= ${since ?? 0} AND e.created_at < ${until ?? Number.MAX_SAFE_INTEGER}
      UNION ALL
      SELECT e.credit, 0, e.amount FROM ledger_entries AS e
        WHERE e.created_at >= ${since ?? 0} AND e.created_at < ${until ?? Number.MAX_SAFE_INTEGER}
    ) GROUP BY account`);
  return ledgerAccounts.map(
    (account) => rows.find((row) => row.account === account) ?? { account, debit: 0, credit: 0 },
  );
}
