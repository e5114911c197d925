import { and, asc, eq, or, sql } from "drizzle-orm";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { boundedDays } from "~/domain/calendar/period";
import { movedOn, within } from "../analytics/totals.repo";
import type { Database } from "../db/client";
import { ledgerTotals, operators, tripBalances } from "../db/schema";

/** An operator's balances in the ledger. Whole rupees. */
export interface OperatorBalances {
  operator: string;
  companyName: string;
  /** Total; negative if the operator owes the platform. */
  owed: number;
  /** Received for trips that are over, less payouts and charges. */
  payable: number;
  /** For trips that are over, but not paid by their customers. */
  notReceived: number;
}

/** Lists the balances of all operators by name, from the roll-ups. @param day trips must have ended before it */
export async function listOperatorBalances(db: Database, day: TravelDate): Promise<OperatorBalances[]> {
  const over = within(tripBalances, boundedDays({ from: null, to: addDays(day, -1) }));
  const isAll = sql`${tripBalances.grain} = 'all'`;
  const sumOf = (
    amount: typeof tripBalances.received | typeof tripBalances.notReceived,
    isAllTime: boolean,
  ) => sql<number>`coalesce(sum(CASE WHEN ${isAll} = ${isAllTime ? 1 : 0} THEN ${amount} ELSE 0 END), 0)`;
  const [owed, trips] = await db.batch([
    db
      .select({
        operator: operators.slug,
        companyName: operators.companyName,
        owed: movedOn("operator-payable", "credit").as("owed"),
      })
      .from(ledgerTotals)
      .innerJoin(operators, eq(operators.slug, ledgerTotals.operator))
      .where(eq(ledgerTotals.grain, "all"))
      .groupBy(operators.slug)
      .orderBy(asc(operators.companyName), asc(operators.slug)),
    db
      .select({
        operator: tripBalances.operator,
        received: sumOf(tripBalances.received, true).as("all_received"),
        notReceived: sumOf(tripBalances.notReceived, true).as("all_not_received"),
        receivedOver: sumOf(tripBalances.received, false).as("over_received"),
        notReceivedOver: sumOf(tripBalances.notReceived, false).as("over_not_received"),
      })
      .from(tripBalances)
      .where(or(and(eq(tripBalances.grain, "all"), eq(tripBalances.period, "")), over))
      .groupBy(tripBalances.operator),
  ]);
  const byOperator = new Map(trips.map((row) => [row.operator, row]));
  return owed.map((row) => {
    const trip = byOperator.get(row.operator) ?? none;
    // Payouts and charges belong to no booking. An upcoming trip may have more than the operator's part already.
    const others = row.owed - trip.received - trip.notReceived;
    const payable = Math.max(0, Math.min(trip.received, trip.receivedOver) + others);
    return { ...row, payable, notReceived: trip.notReceivedOver };
  });
}

const none = { received: 0, notReceived: 0, receivedOver: 0, notReceivedOver: 0 };
