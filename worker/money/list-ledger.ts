import type { Viewer } from "~/domain/accounts/account";
import { requireAdmin } from "../authz/require-admin";
import type { Database } from "../db/client";
import * as repo from "./ledger-list.repo";
import type { LedgerQuery } from "./ledger-list.repo";
import type { LedgerRow } from "~/domain/money/ledger";

/**
 * Lists one page of ledger entries, for an administrator.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (cursor)
 */
export async function listLedger(
  { db }: { db: Database },
  viewer: Viewer | null,
  query: LedgerQuery,
): Promise<{ rows: LedgerRow[]; nextCursor: string | null }> {
  requireAdmin(viewer);
  return repo.listLedger(db, query);
}
