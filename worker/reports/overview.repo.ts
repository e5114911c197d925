import { and, between, eq, gt, sql } from "drizzle-orm";
import type { Days } from "~/domain/calendar/period";
import { platformRevenue, withinDays } from "../analytics/totals.repo";
import type { Database } from "../db/client";
import { accountMonths, departures, ledgerTotals, operators, tourTotals } from "../db/schema";

/** Returns the number of accounts and operators, and the revenue that the platform keeps, in whole rupees, if it may be seen. */
export async function getHeaderFigures(db: Database, { seesMoney }: { seesMoney: boolean }) {
  const [[accounts], sellers, ledger] = await Promise.all([
    db.select({ users: sql<number>`coalesce(sum(${accountMonths.accounts}), 0)` }).from(accountMonths),
    db.$count(operators),
    seesMoney
      ? db
          .select({ revenue: platformRevenue })
          .from(ledgerTotals)
          .where(and(eq(ledgerTotals.grain, "all"), eq(ledgerTotals.period, "")))
          .get()
      : null,
  ]);
  return {
    users: accounts?.users ?? 0,
    operators: sellers,
    revenue: seesMoney ? (ledger?.revenue ?? 0) : null,
  };
}

/** Counts the bookings made on these days. */
export async function countMade(db: Database, days: Days): Promise<number> {
  const row = await db
    .select({ made: sql<number>`coalesce(sum(${tourTotals.made}), 0)` })
    .from(tourTotals)
    .where(withinDays(tourTotals, days))
    .get();
  return row?.made ?? 0;
}

/** Returns the revenue that the platform keeps of these days, in whole rupees. */
export async function sumPlatformRevenue(db: Database, days: Days): Promise<number> {
  const row = await db
    .select({ revenue: platformRevenue })
    .from(ledgerTotals)
    .where(withinDays(ledgerTotals, days))
    .get();
  return row?.revenue ?? 0;
}

/** Counts the departures with sold seats on these days, and the seats. */
export async function getDepartures(
  db: Database,
  { from, to }: Days,
): Promise<{ departures: number; seats: number }> {
  const row = await db
    .select({
      departures: sql<number>`count(*)`.as("departures"),
      seats: sql<number>`coalesce(sum(${departures.booked}), 0)`.as("seats"),
    })
    .from(departures)
    .where(and(between(departures.travelDate, from, to), gt(departures.booked, 0)))
    .get();
  return row ?? { departures: 0, seats: 0 };
}
