import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { monthsOf } from "~/domain/earnings/own-earnings";
import type { EarningsOperator, OwnMonth } from "~/domain/earnings/own-earnings";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listMonthMovements } from "./own-sums.repo";
import { earningsOperatorsOf } from "./earnings-operators";
import type { Staff } from "../authz/actors";

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
