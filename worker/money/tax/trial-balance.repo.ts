import { sql } from "drizzle-orm";
import { boundedDays, daysAfter } from "~/domain/calendar/period";
import { ledgerAccounts, type LedgerAccount } from "~/domain/money/ledger/ledger";
import type { ReportPeriod } from "~/domain/money/report-period";
import { sumsOf } from "../../analytics/sums.repo";
import { withinDays } from "../../analytics/totals.repo";
import type { Database } from "../../platform/db/client";
import { ledgerTotals } from "../../platform/db/schema";

/** An account's movements in a period, and what it holds at the end: debits less credits. Whole rupees. */
export interface TrialBalanceRow {
  account: LedgerAccount;
  debit: number;
  credit: number;
  balance: number;
}

/**
 * Sums each account from the sums. The balance is that of all time without what came after the period. Rows read: some ten per
 * operator, and its days and months in the period and after it.
 */
export async function getTrialBalance(db: Database, period: ReportPeriod): Promise<TrialBalanceRow[]> {
  const isAll = sql`${ledgerTotals.grain} = 'all'`;
  const isIn = withinDays(ledgerTotals, boundedDays(period));
  const isLater = period.to === null ? sql`0` : withinDays(ledgerTotals, daysAfter(period.to));
  const { amount } = ledgerTotals;
  const rows = await db.all<TrialBalanceRow>(sql`
    WITH moved AS (
      SELECT ${ledgerTotals.debit} AS debit, ${ledgerTotals.credit} AS credit, CASE WHEN ${isIn} THEN ${amount} ELSE 0 END AS amount,
        CASE WHEN ${isAll} THEN ${amount} WHEN ${isLater} THEN -${amount} ELSE 0 END AS balance
      FROM ${sumsOf(ledgerTotals, sql`(${isAll} OR ${isIn} OR ${isLater})`)})
    SELECT account, sum(debit) AS debit, sum(credit) AS credit, sum(balance) AS balance FROM (
      SELECT debit AS account, amount AS debit, 0 AS credit, balance FROM moved
      UNION ALL SELECT credit, 0, amount, -balance FROM moved
    ) GROUP BY account`);
  return ledgerAccounts.map(
    (account) => rows.find((row) => row.account === account) ?? { account, debit: 0, credit: 0, balance: 0 },
  );
}
