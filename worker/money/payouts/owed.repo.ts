import { and, asc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { boundedDays } from "~/domain/calendar/period";
import type { PayoutNeed } from "~/domain/money/payouts/payout";
import { sumsOf } from "../../analytics/sums.repo";
import { movedOn, soldSum, withinDays } from "../../analytics/totals.repo";
import { isOperatorOf } from "../../platform/authz/operator-rights.repo";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { ledgerTotals, operators, payouts, tripBalances } from "../../platform/db/schema";
import { hasAccount, isProven } from "./payable.repo";

/** An operator's balances in the ledger. Whole rupees. */
export interface OperatorOwed {
  operator: string;
  companyName: string;
  /** Balance of the ledger: of received money; negative if the operator owes the platform. */
  owed: number;
  /** The part of `owed` that can be paid out: received for trips that are over, less payouts and charges. */
  payable: number;
  /** Share of bookings whose trips are over, but that their customers have not paid; no part of `owed`. */
  notReceived: number;
  paidOut: number;
  /** Amount of the payout that is prepared or approved. */
  due: number | null;
  /** True if there is an owner to mail. */
  hasOwner: boolean;
  /** Missing requirements of a payout. */
  missing: PayoutNeed[];
  /** Bookings sold, of all time. */
  sold: number;
}

/**
 * Lists operators with ledger entries by name, from the sums. Rows read: some ten per operator, and its months.
 * @param day trips must have ended before it to be payable
 * @param condition on operators; all by default
 */
export async function listBalances(db: Database, day: TravelDate, condition?: SQL): Promise<OperatorOwed[]> {
  const over = withinDays(tripBalances, boundedDays({ from: null, to: addDays(day, -1) }));
  const isAll = sql`${tripBalances.grain} = 'all'`;
  const sumOf = (
    amount: typeof tripBalances.received | typeof tripBalances.notReceived,
    isAllTime: boolean,
  ) => sql<number>`coalesce(sum(CASE WHEN ${isAll} = ${isAllTime ? 1 : 0} THEN ${amount} ELSE 0 END), 0)`;
  const isMeant = (operator: SQLiteColumn) =>
    condition && inArray(operator, db.select({ slug: operators.slug }).from(operators).where(condition));
  const { owed, trips } = await batchNamed(db, {
    owed: db
      .select({
        operator: operators.slug,
        companyName: operators.companyName,
        owed: movedOn("operator-payable", "credit").as("owed"),
        paidOut: movedOn("operator-payable", "debit", "payout").as("paid_out"),
        due: sql<
          number | null
        >`(SELECT p.amount FROM ${payouts} p WHERE p.operator_slug = ${operators.slug} AND p.status IN ('due', 'approved'))`.as(
          "due",
        ),
        hasOwner: sql<number>`${operators.ownerId} IS NOT NULL`.as("has_owner"),
        sold: soldSum.as("all_sold"),
        status: operators.status,
        pan: operators.pan,
        hasAccount: sql<number>`${hasAccount}`.as("has_account"),
        isProven: sql<number>`${isProven}`.as("is_proven"),
      })
      .from(sumsOf(ledgerTotals, and(eq(ledgerTotals.grain, "all"), isMeant(ledgerTotals.operator))))
      .innerJoin(operators, eq(operators.slug, ledgerTotals.operator))
      .groupBy(operators.slug)
      .orderBy(asc(operators.companyName), asc(operators.slug)),
    trips: db
      .select({
        operator: sql<string>`${tripBalances.operator}`.as("trips_of"),
        received: sumOf(tripBalances.received, true).as("all_received"),
        receivedOver: sumOf(tripBalances.received, false).as("over_received"),
        notReceivedOver: sumOf(tripBalances.notReceived, false).as("over_not_received"),
      })
      .from(
        sumsOf(
          tripBalances,
          and(
            or(and(eq(tripBalances.grain, "all"), eq(tripBalances.period, "")), over),
            isMeant(tripBalances.operator),
          ),
        ),
      )
      .groupBy(tripBalances.operator),
  });
  const byOperator = new Map(trips.map((row) => [row.operator, row]));
  return owed.map(({ status, pan, hasAccount: account, isProven: proven, hasOwner, ...row }) => {
    const trip = byOperator.get(row.operator) ?? none;
    // Payouts and charges belong to no booking. An upcoming trip may have more than the operator's part already.
    const others = row.owed - trip.received;
    return {
      ...row,
      payable: Math.max(0, Math.min(trip.received, trip.receivedOver) + others),
      notReceived: trip.notReceivedOver,
      hasOwner: hasOwner === 1,
      missing: [
        ...(status === "verified" ? [] : ["verification" as const]),
        ...(account === 1 ? [] : ["account" as const]),
        ...(account === 1 && proven !== 1 ? ["transfer" as const] : []),
        ...(pan === null ? ["pan" as const] : []),
      ],
    };
  });
}

const none = { received: 0, receivedOver: 0, notReceivedOver: 0 };

/** Lists those operators whose earnings a user may see. @param operator limits the list to this operator */
export function listOwedTo(
  db: Database,
  userId: string,
  operator: string | undefined,
  day: TravelDate,
): Promise<OperatorOwed[]> {
  return listBalances(db, day, isOperatorOf(operators.slug, userId, "earnings", operator));
}

/** Finds an operator's balances; null if unknown or without ledger entries. */
export async function findOwed(
  db: Database,
  operator: string,
  day: TravelDate,
): Promise<OperatorOwed | null> {
  const [row] = await listBalances(db, day, eq(operators.slug, operator));
  return row ?? null;
}
