import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { monthsOf } from "~/domain/earnings/own-earnings";
import type { EarningsCompany, OwnMonth } from "~/domain/earnings/own-earnings";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listMonthMovements } from "./own-sums.repo";
import { requireEarnings } from "./require-earnings";

/**
 * Lists the movements on an operator's account by month, newest first.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function listOwnMonths(
  { db, clock }: { db: Database; clock: Clock },
  asking: Viewer | null,
  company?: string,
): Promise<{ companies: EarningsCompany[]; months: OwnMonth[] }> {
  const { viewer, companies } = await requireEarnings(db, asking, company);
  const movements = await listMonthMovements(db, viewer.id, company);
  return { companies, months: monthsOf(movements, monthOf(todayInIndia(clock()))).toReversed() };
}
