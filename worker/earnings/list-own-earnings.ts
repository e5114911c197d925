import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { monthsOf } from "~/domain/earnings/own-earnings";
import type {
  EarningsOperator,
  OwnMonth,
  OwnTourEarnings,
  OwnPayout,
  OwnLedgerRow,
} from "~/domain/earnings/own-earnings";
import type { ReportPeriod } from "~/domain/money/revenue";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { operatorNotFound } from "../authz/actors";
import type { Staff } from "../authz/actors";
import { listPayoutsTo } from "../money/payouts.repo";
import { listMonthMovements, listTourSums } from "./own-sums.repo";
import * as repo from "./own-ledger.repo";
import type { OwnLedgerQuery } from "./own-ledger.repo";

/**
 * Lists the movements on an operator's account by month, newest first.
 * @throws AppError `not_found`
 */
export async function listOwnMonths(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
  operator?: string,
): Promise<{ operators: EarningsOperator[]; months: OwnMonth[] }> {
  const operators = earningsOperatorsOf(staff, operator);
  const movements = await listMonthMovements(db, staff.id, operator);
  return { operators, months: monthsOf(movements, monthOf(todayInIndia(clock()))).toReversed() };
}

/**
 * Lists earnings by tour for a period, highest first.
 * @throws AppError `not_found`
 */
export async function listTourEarnings(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  { operator, period }: { operator?: string | undefined; period: ReportPeriod },
): Promise<{ operators: EarningsOperator[]; tours: OwnTourEarnings[] }> {
  const operators = earningsOperatorsOf(staff, operator);
  const sums = await listTourSums(db, staff.id, operator, period);
  return { operators, tours: sums.map((row) => ({ ...row, gross: row.net + row.commission })) };
}

/**
 * Lists one page of payouts to an operator's operators, due ones included, newest first.
 * @throws AppError `not_found` (operator), `invalid` (cursor)
 */
export async function listOwnPayouts(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  query: { operator?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ operators: EarningsOperator[]; payouts: OwnPayout[]; nextCursor: string | null }> {
  const operators = earningsOperatorsOf(staff, query.operator);
  return { operators, ...(await listPayoutsTo(db, staff.id, query)) };
}

/**
 * Lists one page of ledger movements of an operator's operators.
 * @throws AppError `not_found` (operator), `invalid` (cursor)
 */
export async function listOwnLedger(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  query: OwnLedgerQuery,
): Promise<{ operators: EarningsOperator[]; rows: OwnLedgerRow[]; nextCursor: string | null }> {
  const operators = earningsOperatorsOf(staff, query.operator);
  return { operators, ...(await repo.listOwnLedgerRows(db, staff.id, query)) };
}

/**
 * Lists the operators whose earnings the actor may see, by name.
 * @param operator must be one of them, if named
 * @throws AppError `not_found`
 */
export function earningsOperatorsOf({ operators }: Staff<"earnings">, operator?: string): EarningsOperator[] {
  if (operator !== undefined && !operators.some((own) => own.operator === operator)) throw operatorNotFound();
  return operators.map(({ operator: slug, companyName }) => ({ operator: slug, companyName }));
}
