import type { EarningsCompany, OwnTourEarnings } from "~/domain/earnings/own-earnings";
import type { ReportPeriod } from "~/domain/money/revenue";
import type { Database } from "../db/client";
import { listTourSums } from "./own-sums.repo";
import { earningsCompaniesOf } from "./earnings-companies";
import type { Staff } from "../authz/actors";

/**
 * Lists earnings by tour for a period, highest first.
 * @throws AppError `not_found`
 */
export async function listTourEarnings(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  { company, period }: { company?: string | undefined; period: ReportPeriod },
): Promise<{ companies: EarningsCompany[]; tours: OwnTourEarnings[] }> {
  const companies = earningsCompaniesOf(staff, company);
  const sums = await listTourSums(db, staff.id, company, period);
  return { companies, tours: sums.map((row) => ({ ...row, gross: row.net + row.commission })) };
}
