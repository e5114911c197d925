import { and, between, eq, gt, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Days } from "~/domain/calendar/period";
import { sumsOf } from "../analytics/sums.repo";
import { platformRevenue } from "../analytics/totals.repo";
import type { Database } from "../platform/db/client";
import { departures, ledgerTotals, operators, sourceTotals, users } from "../platform/db/schema";

/** Returns the number of accounts and operators, and the revenue that the platform keeps, in whole rupees, if it may be seen. */
export async function getHeaderFigures(db: Database, { seesMoney }: { seesMoney: boolean }) {
  const [accounts, sellers, ledger] = await Promise.all([
    db.$count(users),
    db.$count(operators),
    seesMoney
      ? db
          .select({ revenue: platformRevenue })
          .from(sumsOf(ledgerTotals, and(eq(ledgerTotals.grain, "all"), eq(ledgerTotals.period, ""))))
          .get()
      : null,
  ]);
  return {
    users: accounts,
    operators: sellers,
    revenue: seesMoney ? (ledger?.revenue ?? 0) : null,
  };
}

/** A count or an amount of a day. */
export interface OfDay {
  day: TravelDate;
  amount: number;
}

/** Counts the bookings made on each of these days; days without any are left out. */
export function listMadeByDay(db: Database, { from, to }: Days): Promise<OfDay[]> {
  return db
    .select({
      day: sql<TravelDate>`${sourceTotals.period}`.as("made_on"),
      amount: sql<number>`sum(${sourceTotals.bookings})`.as("made"),
    })
    .from(sumsOf(sourceTotals, and(eq(sourceTotals.grain, "day"), between(sourceTotals.period, from, to))))
    .groupBy(sourceTotals.period);
}

/** Returns the revenue that the platform keeps of each of these days, in whole rupees; days without any are left out. */
export function listRevenueByDay(db: Database, { from, to }: Days): Promise<OfDay[]> {
  return db
    .select({
      day: sql<TravelDate>`${ledgerTotals.period}`.as("moved_on"),
      amount: sql<number>`${platformRevenue}`.as("kept"),
    })
    .from(sumsOf(ledgerTotals, and(eq(ledgerTotals.grain, "day"), between(ledgerTotals.period, from, to))))
    .groupBy(ledgerTotals.period);
}

/** Counts the departures with sold seats on each of these days, and the seats; days without any are left out. */
export function listDeparturesByDay(
  db: Database,
  { from, to }: Days,
): Promise<{ day: TravelDate; departures: number; seats: number }[]> {
  return db
    .select({
      day: departures.travelDate,
      departures: sql<number>`count(*)`.as("departures"),
      seats: sql<number>`sum(${departures.booked})`.as("seats"),
    })
    .from(departures)
    .where(and(between(departures.travelDate, from, to), gt(departures.booked, 0)))
    .groupBy(departures.travelDate);
}
