import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { LedgerKind } from "~/domain/money/ledger";
import type { MonthMovements, TourEarnings } from "~/domain/earnings/operator-earnings";
import type { ReportPeriod } from "~/domain/money/revenue";
import type { Database } from "../db/client";
import { bookings, ledgerEntries, operators, tours } from "../db/schema";
import { added } from "../money/payable.repo";
import { withinPeriod } from "../money/revenue.repo";
import { isEntryOf, monthInIndia, soldBookings } from "../money/sales.repo";
import { tourOfEntry } from "./operator-ledger.repo";

/** Sums the amounts that entries of these kinds add to the balance owed to the operator. */
function addedBy(...kinds: LedgerKind[]): SQL<number> {
  return sql<number>`coalesce(sum(CASE WHEN ${inArray(ledgerEntries.kind, kinds)} THEN ${added} ELSE 0 END), 0)`;
}

const commission = sql<number>`coalesce(sum(CASE WHEN ${ledgerEntries.kind} IN ('sale', 'sale-change') THEN
  CASE 'commission' WHEN ${ledgerEntries.credit} THEN ${ledgerEntries.amount}
  WHEN ${ledgerEntries.debit} THEN -${ledgerEntries.amount} ELSE 0 END ELSE 0 END), 0)`;

/** Sums the movements of each month; months without a movement are left out. */
export function listMonthMovements(
  db: Database,
  userId: string,
  operator: string | undefined,
): Promise<MonthMovements[]> {
  return db
    .select({
      month: monthInIndia.as("month"),
      bookings: soldBookings.as("bookings"),
      commission: commission.as("commission"),
      net: addedBy("sale", "sale-change").as("net"),
      direct: addedBy("payment", "refund").as("direct"),
      payouts: addedBy("payout").as("payouts"),
      premium: addedBy("premium").as("premium"),
      taxes: addedBy("tax").as("taxes"),
      other: addedBy("other").as("other"),
    })
    .from(ledgerEntries)
    .where(isEntryOf(userId, operator))
    .groupBy(monthInIndia)
    .orderBy(sql`month`);
}

/** Sums each tour's earnings in a period; tours without a sale or a charge are left out. */
export async function listTourSums(
  db: Database,
  userId: string,
  operator: string | undefined,
  period: ReportPeriod,
): Promise<Omit<TourEarnings, "gross">[]> {
  return db
    .select({
      tour: sql<string | null>`${tours.slug}`.as("tour"),
      title: sql<string | null>`${tours.title}`.as("title"),
      companyName: operators.companyName,
      bookings: soldBookings.as("bookings"),
      commission: commission.as("commission"),
      net: addedBy("sale", "sale-change").as("net"),
      premium: sql<number>`-${addedBy("premium")}`.as("premium"),
    })
    .from(ledgerEntries)
    .innerJoin(operators, eq(operators.slug, ledgerEntries.operatorSlug))
    .leftJoin(bookings, eq(bookings.id, ledgerEntries.booking))
    .leftJoin(tours, eq(tours.id, tourOfEntry))
    .where(
      and(
        isEntryOf(userId, operator),
        withinPeriod(period),
        inArray(ledgerEntries.kind, ["sale", "sale-change", "premium"]),
      ),
    )
    .groupBy(operators.slug, tours.id)
    .orderBy(sql`net DESC`, sql`title`);
}
