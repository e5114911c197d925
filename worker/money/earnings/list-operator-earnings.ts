import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { grossOf, netOfSales } from "~/domain/money/earnings/earnings";
import {
  monthsOf,
  type EarningsOperator,
  type EarningsMonth,
  type TourEarnings,
  type OperatorPayout,
  type OperatorLedgerRow,
} from "~/domain/money/earnings/operator-earnings";
import type { ReportPeriod } from "~/domain/money/report-period";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { PageEnd, PageRequest } from "../../platform/db/list-page";
import { operatorNotFound, type Staff } from "../../platform/authz/actors";
import { listPayoutsTo } from "../payouts/payouts.repo";
import { listMonthMovements, listTourSums } from "./operator-sums.repo";
import * as repo from "./operator-ledger.repo";
import type { OperatorLedgerQuery } from "./operator-ledger.repo";

/**
 * Lists the movements on an operator's account by month, newest first.
 * @throws AppError `not_found`
 */
export async function listEarningsMonths(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
  operator?: string,
): Promise<{ operators: EarningsOperator[]; months: EarningsMonth[] }> {
  const operators = earningsOperatorsOf(staff, operator);
  const movements = await listMonthMovements(db, staff.id, operator);
  return { operators, months: monthsOf(movements, monthOf(todayInIndia(clock()))).toReversed() };
}

/**
 * Lists earnings by tour for a period, highest first.
 * @throws AppError `not_found`
 */
export async function listTourEarnings(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
  { operator, period }: { operator?: string | undefined; period: ReportPeriod },
): Promise<{ operators: EarningsOperator[]; tours: TourEarnings[] }> {
  const operators = earningsOperatorsOf(staff, operator);
  const month = monthOf(todayInIndia(clock()));
  const sums = await listTourSums(db, staff.id, operator, period, month);
  const tours = sums.map(({ gstPercent, ...row }) => ({
    ...row,
    gross: grossOf(row),
    net: netOfSales({ ...row, month, gstPercent }),
  }));
  return { operators, tours };
}

/**
 * Lists one page of payouts to a member's operators, due ones included, newest first.
 * @throws AppError `not_found` (operator), `invalid` (cursor)
 */
export async function listOperatorPayouts(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  query: PageRequest & { operator?: string | undefined },
): Promise<{ operators: EarningsOperator[]; payouts: OperatorPayout[] } & PageEnd> {
  const operators = earningsOperatorsOf(staff, query.operator);
  return { operators, ...(await listPayoutsTo(db, staff.id, query)) };
}

/**
 * Lists one page of ledger movements of a member's operators.
 * @throws AppError `not_found` (operator), `invalid` (cursor)
 */
export async function listOperatorLedger(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  query: OperatorLedgerQuery,
): Promise<{ operators: EarningsOperator[]; rows: OperatorLedgerRow[] } & PageEnd> {
  const operators = earningsOperatorsOf(staff, query.operator);
  return { operators, ...(await repo.listOperatorLedgerRows(db, staff.id, query)) };
}

/**
 * Lists the operators whose earnings the actor may see, by name.
 * @param operator must be one of them, if named
 * @throws AppError `not_found`
 */
export function earningsOperatorsOf({ operators }: Staff<"earnings">, operator?: string): EarningsOperator[] {
  if (operator !== undefined && !operators.some((membership) => membership.operator === operator))
    throw operatorNotFound();
  return operators.map(({ operator: slug, companyName }) => ({ operator: slug, companyName }));
}
