import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { todayInIndia } from "~/domain/calendar/calendar";
import { addMonths, monthOf, startOfMonth, type Month } from "~/domain/calendar/months";
import { ledgerAccounts, type LedgerAccount } from "~/domain/money/ledger";
import { reportInstantsOf, type ReportPeriod } from "~/domain/money/revenue";
import type { OperatorInvoice } from "~/domain/tax/operator-invoice";
import type { TaxDocument, TaxPart } from "~/domain/tax/tax-documents";
import type { Admin } from "../authz/actors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { operators, taxDocuments } from "../db/schema";
import { listInvoicesOfMonth } from "./operator-invoices";
import { listTcs, listTds, type TcsRow, type TdsRow } from "./posted-lines.repo";

/** An invoice or a note of an operator to a customer, for its GSTR-1. Whole rupees; those of a credit note are negative. */
export interface OutwardSupply {
  companyName: string;
  document: TaxDocument;
  total: number;
  taxable: number;
  /** By the name of the part: CGST, SGST, UTGST and IGST. */
  taxOf: (name: TaxPart["name"]) => number;
}

/** Lists the customers' invoices and notes of a month by operator, as they were issued. */
export async function listOutwardSupplies(db: Database, month: Month): Promise<OutwardSupply[]> {
  const { since, until } = postedIn(month, 1);
  const rows = await db
    .select({ companyName: operators.companyName, document: taxDocuments.document })
    .from(taxDocuments)
    .innerJoin(operators, eq(operators.slug, taxDocuments.seller))
    .where(
      and(
        gte(taxDocuments.issuedAt, since),
        lt(taxDocuments.issuedAt, until),
        inArray(taxDocuments.kind, ["invoice", "debit-note", "credit-note"]),
      ),
    )
    .orderBy(asc(taxDocuments.seller), asc(taxDocuments.issuedAt), asc(taxDocuments.key));
  return rows.map(({ companyName, document }) => {
    const { kind, total, tax } = document;
    const sign = kind === "credit-note" ? -1 : 1;
    return {
      companyName,
      document,
      total: sign * total,
      taxable: sign * (tax?.taxableValue ?? total),
      taxOf: (name) => sign * (tax?.parts.find((part) => part.name === name)?.amount ?? 0),
    };
  });
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
