import { sql } from "drizzle-orm";
import { ledgerAccounts, type LedgerAccount } from "~/domain/money/ledger";
import { reportInstantsOf, type ReportPeriod } from "~/domain/money/revenue";
import type { Database } from "../db/client";

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
