import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { spansOf, type Days } from "~/domain/calendar/period";
import type { LedgerAccount, LedgerKind } from "~/domain/money/ledger/ledger";
import { ledgerTotals } from "../platform/db/schema";

/** Conditions on the totals of the schema (worker/platform/db/schema/figures.ts), and sums of them. */

/** Matches the totals that make up the days: whole months, and the days before and after them. */
export function withinDays({ grain, period }: Record<"grain" | "period", SQLiteColumn>, days: Days): SQL {
  return sql`(${grain}, ${period}) IN (SELECT value ->> 'grain', value ->> 'period' FROM json_each(${JSON.stringify(spansOf(days))}))`;
}

/**
 * Sums what entries move on an account.
 * @param side the side on which the account grows
 * @param kinds counts all kinds if empty
 */
export function movedOn(
  account: LedgerAccount,
  side: "debit" | "credit",
  ...kinds: LedgerKind[]
): SQL<number> {
  const [plus, minus] = side === "debit" ? (["debit", "credit"] as const) : (["credit", "debit"] as const);
  const ofKind = kinds.length === 0 ? sql`1` : sql`${ledgerTotals.kind} IN ${kinds}`;
  return sql<number>`coalesce(sum(CASE WHEN ${ofKind} THEN CASE ${account}
    WHEN ${ledgerTotals[plus]} THEN ${ledgerTotals.amount}
    WHEN ${ledgerTotals[minus]} THEN -${ledgerTotals.amount} ELSE 0 END ELSE 0 END), 0)`;
}

/** Sums operators' accounts: what they are owed, and their share of sales that aren't paid yet. */
export const operatorAccountSum = sql<number>`${movedOn("operator-payable", "credit")} + ${movedOn("unearned-share", "credit")}`;

export const saleKinds = ["sale", "sale-change"] as const;

export const soldSum = sql<number>`coalesce(sum(${ledgerTotals.sold}), 0)`;

export const commissionReceivedSum = sql<number>`coalesce(sum(${ledgerTotals.commissionReceived}), 0)`;

/** Sums what the platform bears of its own: compensation and discounts that it pays to operators, and fees of the payment service. */
export const borneSums = {
  compensation: movedOn("compensation", "debit").as("compensated"),
  discountBorne: movedOn("platform-discount", "debit").as("discount_borne"),
  fees: movedOn("gateway-fees", "debit").as("fees_charged"),
};

/** Sums the revenue that the platform keeps: commission on received money, featured places and manual entries, less what it bears. */
export const platformRevenue = sql<number>`${commissionReceivedSum} + ${movedOn("premium", "credit")} + ${movedOn("other", "credit")}
  - ${movedOn("compensation", "debit")} - ${movedOn("platform-discount", "debit")} - ${movedOn("gateway-fees", "debit")}`;
