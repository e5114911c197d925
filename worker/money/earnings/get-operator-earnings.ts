import { todayInIndia } from "~/domain/calendar/calendar";
import { earningsOf, type Earnings } from "~/domain/money/earnings/earnings";
import { lastMonths, monthOf } from "~/domain/calendar/months";
import {
  monthsOf,
  type EarningsOperator,
  type EarningsMonth,
  type OperatorPayout,
} from "~/domain/money/earnings/operator-earnings";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { payableBefore } from "~/domain/money/payouts/payout";
import { getSettings } from "../../settings/get-settings";
import { listOwedTo } from "../payouts/owed.repo";
import { listPayoutsTo } from "../payouts/payouts.repo";
import type { Staff } from "../../platform/authz/actors";
import { listMonthMovements } from "./operator-sums.repo";
import { earningsOperatorsOf } from "./list-operator-earnings";

interface OperatorEarnings {
  /** All operators whose earnings the user may see. */
  operators: EarningsOperator[];
  /** The last twelve months by ledger date, including those without a movement. */
  months: EarningsMonth[];
  /** All time. */
  total: Earnings;
  /** Received and not paid out; negative if the operator owes the platform. */
  owed: number;
  /** The part of `owed` that can be paid out. */
  payable: number;
  /** Share of bookings whose trips are over, but that their customers have not paid. */
  notReceived: number;
  /** Amount of due payouts. */
  onItsWay: number;
  paidOut: number;
  /** Paid payouts, newest first. */
  payouts: OperatorPayout[];
}

const monthsShown = 12;
const payoutsShown = 5;

/**
 * Returns an operator's earnings by the ledger, in whole rupees.
 * @throws AppError `not_found`
 */
export async function getOperatorEarnings(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
  operator?: string,
): Promise<OperatorEarnings> {
  const operators = earningsOperatorsOf(staff, operator);
  const now = clock();
  const today = todayInIndia(now);
  const [movements, owed, { payouts }] = await Promise.all([
    listMonthMovements(db, staff.id, operator),
    getSettings(db).then((settings) => listOwedTo(db, staff.id, operator, payableBefore(settings, now))),
    listPayoutsTo(db, staff.id, { operator, status: "paid", limit: payoutsShown }),
  ]);
  const sum = (of: "owed" | "payable" | "notReceived" | "paidOut" | "due") =>
    owed.reduce((all, row) => all + (row[of] ?? 0), 0);
  const known = new Map(monthsOf(movements, monthOf(today)).map((row) => [row.month, row]));
  return {
    operators,
    months: lastMonths(today, monthsShown).map((month) => known.get(month) ?? emptyMonth(month)),
    total: earningsOf(movements),
    owed: sum("owed"),
    payable: sum("payable"),
    notReceived: sum("notReceived"),
    onItsWay: sum("due"),
    paidOut: sum("paidOut"),
    payouts,
  };
}

/** Returns a month without movements. */
function emptyMonth(month: string): EarningsMonth {
  const changes = { direct: 0, payouts: 0, premium: 0, compensation: 0, taxes: 0, other: 0 };
  return { month, ...earningsOf([]), ...changes, balance: 0 };
}
