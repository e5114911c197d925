import type { EarningsCompany, OwnPayout } from "~/domain/earnings/own-earnings";
import type { Database } from "../db/client";
import { listPayoutsTo } from "../money/payouts.repo";
import { earningsCompaniesOf } from "./earnings-companies";
import type { Staff } from "../authz/actors";

/**
 * Lists one page of payouts to an operator's companies, due ones included, newest first.
 * @throws AppError `not_found` (company), `invalid` (cursor)
 */
export async function listOwnPayouts(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  query: { company?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ companies: EarningsCompany[]; payouts: OwnPayout[]; nextCursor: string | null }> {
  const companies = earningsCompaniesOf(staff, query.company);
  return { companies, ...(await listPayoutsTo(db, staff.id, query)) };
}
