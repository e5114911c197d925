import type { Viewer } from "~/domain/accounts/account";
import type { EarningsCompany, OwnTourEarnings } from "~/domain/earnings/own-earnings";
import type { ReportPeriod } from "~/domain/money/revenue";
import type { Database } from "../db/client";
import { listTourSums } from "./own-sums.repo";
import { requireEarnings } from "./require-earnings";

/**
 * Lists earnings by tour for a period, highest first.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function listTourEarnings(
  { db }: { db: Database },
  asking: Viewer | null,
  { company, period }: { company?: string | undefined; period: ReportPeriod },
): Promise<{ companies: EarningsCompany[]; tours: OwnTourEarnings[] }> {
  const { viewer, companies } = await requireEarnings(db, asking, company);
  const sums = await listTourSums(db, viewer.id, company, period);
  return { companies, tours: sums.map((row) => ({ ...row, gross: row.net + row.commission })) };
}
