import type { EarningsOperator, OwnTourEarnings } from "~/domain/earnings/own-earnings";
import type { ReportPeriod } from "~/domain/money/revenue";
import type { Database } from "../db/client";
import { listTourSums } from "./own-sums.repo";
import { earningsOperatorsOf } from "./earnings-operators";
import type { Staff } from "../authz/actors";

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
