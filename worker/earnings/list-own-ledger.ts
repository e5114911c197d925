import type { EarningsCompany, OwnLedgerRow } from "~/domain/earnings/own-earnings";
import type { Database } from "../db/client";
import * as repo from "./own-ledger.repo";
import type { OwnLedgerQuery } from "./own-ledger.repo";
import { earningsCompaniesOf } from "./earnings-companies";
import type { Staff } from "../authz/actors";

/**
 * Lists one page of ledger movements of an operator's companies.
 * @throws AppError `not_found` (company), `invalid` (cursor)
 */
export async function listOwnLedger(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  query: OwnLedgerQuery,
): Promise<{ companies: EarningsCompany[]; rows: OwnLedgerRow[]; nextCursor: string | null }> {
  const companies = earningsCompaniesOf(staff, query.company);
  return { companies, ...(await repo.listOwnLedger(db, staff.id, query)) };
}
