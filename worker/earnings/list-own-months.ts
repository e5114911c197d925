import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { monthsOf } from "~/domain/earnings/own-earnings";
import type { EarningsCompany, OwnMonth } from "~/domain/earnings/own-earnings";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listMonthMovements } from "./own-sums.repo";
import { earningsCompaniesOf } from "./earnings-companies";
import type { Staff } from "../authz/actors";

/**
 * Lists the movements on an operator's account by month, newest first.
 * @throws AppError `not_found`
 */
export async function listOwnMonths(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
  company?: string,
): Promise<{ companies: EarningsCompany[]; months: OwnMonth[] }> {
  const companies = earningsCompaniesOf(staff, company);
  const movements = await listMonthMovements(db, staff.id, company);
  return { companies, months: monthsOf(movements, monthOf(todayInIndia(clock()))).toReversed() };
}
