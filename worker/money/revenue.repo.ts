import { and, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { balanceOf, type LedgerAccount, type LedgerKind } from "~/domain/money/ledger";
import { reportInstantsOf, noRevenue, type ReportPeriod, type RevenueSums } from "~/domain/money/revenue";
import type { Database } from "../db/client";
import { bookings, ledgerEntries } from "../db/schema";

const { kind, debit, credit, amount, booking, createdAt, operatorSlug } = ledgerEntries;

/** Grouping of the sums; empty for a single total. */
const groups = {
  nothing: sql<string>`''`,
  month: sql<string>`strftime('%Y-%m', (${createdAt} + 19800000) / 1000, 'unixepoch')`,
  operator: sql<string>`coalesce(${operatorSlug}, '')`,
};
type RevenueGroup = keyof typeof groups;

/** Filters entries of a period by when they were written. */
export function withinPeriod(period: ReportPeriod): SQL | undefined {
  const { since, until } = reportInstantsOf(period);
  return and(
    since === null ? undefined : gte(createdAt, since),
    until === null ? undefined : lt(createdAt, until),
  );
}

/** Sums what entries of these kinds leave on an account, seen from the given side. */
function sumOn(account: LedgerAccount, side: "debit" | "credit", ...kinds: LedgerKind[]): SQL<number> {
  const [plus, minus] = side === "debit" ? [debit, credit] : [credit, debit];
  return sql<number>`coalesce(sum(CASE WHEN ${inArray(kind, kinds)} THEN
    CASE ${account} WHEN ${plus} THEN ${amount} WHEN ${minus} THEN -${amount} ELSE 0 END ELSE 0 END), 0)`;
}

const sold = ["sale", "sale-change"] as const;

/** Sums a period by group; groups without entries are left out. */
export async function sumRevenue(
  db: Database,
  period: ReportPeriod,
  group: RevenueGroup,
): Promise<Map<string, RevenueSums>> {
  const by = groups[group];
  const bookingsSold = db
    .selectDistinct({ booking, part: by.as("part") })
    .from(ledgerEntries)
    .where(and(eq(kind, "sale"), withinPeriod(period)))
    .as("bookings_sold");
  const [sums, discounts] = await db.batch([
    db
      .select({
        part: by.as("part"),
        bookings: sql<number>`count(DISTINCT CASE WHEN ${kind} = 'sale' THEN ${booking} END)`.as("sold"),
        gross: sumOn("receivable", "debit", ...sold).as("gross"),
        payments: sumOn("receivable", "credit", "payment").as("paid"),
        refunds: sumOn("receivable", "debit", "refund").as("refunded"),
        commission: sumOn("commission", "credit", ...sold).as("commission"),
        accrued: sumOn("operator-payable", "credit", ...sold).as("accrued"),
        payouts: sumOn("operator-payable", "debit", "payout").as("paid_out"),
        premium: sumOn("premium", "credit", "premium").as("premium"),
        other: sumOn("other", "credit", "other").as("other"),
      })
      .from(ledgerEntries)
      .where(withinPeriod(period))
      .groupBy(sql`part`),
    db
      .select({
        part: sql<string>`${bookingsSold.part}`.as("discount_part"),
        discounts: sql<number>`sum(${bookings.discount})`.as("discounts"),
      })
      .from(bookingsSold)
      .innerJoin(bookings, eq(bookings.id, bookingsSold.booking))
      .groupBy(sql`discount_part`),
  ]);
  const discountOf = new Map(discounts.map((row) => [row.part, row.discounts]));
  return new Map(
    sums.map(({ part, ...row }) => [
      part,
      {
        ...noRevenue,
        ...row,
        discounts: discountOf.get(part) ?? 0,
        netReceived: row.payments - row.refunds,
      },
    ]),
  );
}

/** Returns the customers' balance in the whole ledger; negative if customers are owed money. */
export async function getReceivable(db: Database): Promise<number> {
  const moved = await db
    .select({ kind, debit, credit, amount: sql<number>`sum(${amount})`.as("moved") })
    .from(ledgerEntries)
    .groupBy(kind, debit, credit);
  return balanceOf("receivable", moved);
}
