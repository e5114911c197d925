import type { Database } from "../db/client";
import * as repo from "./ledger-list.repo";
import type { LedgerQuery, LedgerRow } from "./ledger-list.repo";
import type { Admin } from "../authz/actors";

/**
 * Lists one page of ledger entries, for an administrator.
 * @throws AppError `invalid` (cursor)
 */
export async function listLedger(
  { db }: { db: Database },
  _admin: Admin,
  query: LedgerQuery,
): Promise<{ rows: LedgerRow[]; nextCursor: string | null }> {
  return repo.listLedger(db, query);
}
