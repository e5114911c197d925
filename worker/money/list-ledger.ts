import type { Viewer } from "~/domain/account";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./ledger-list.repo";
import type { LedgerQuery, LedgerRow } from "./ledger-list.repo";

/**
 * One page of the ledger's rows, for an administrator.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` for a cursor that is none
 */
export async function listLedger(
  { db }: { db: Database },
  viewer: Viewer | null,
  query: LedgerQuery,
): Promise<{ rows: LedgerRow[]; nextCursor: string | null }> {
  requireAdmin(viewer);
  return repo.listLedger(db, query);
}
