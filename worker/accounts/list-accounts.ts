import type { Viewer } from "~/domain/account";
import type { Database } from "../db/client";
import * as repo from "./account-list.repo";
import type { AccountFilter, ListedAccount } from "./account-list.repo";
import { requireAdmin } from "./require-admin";

export interface AccountList {
  accounts: ListedAccount[];
  nextCursor: string | null;
}

/**
 * One page of all accounts, newest first, for an administrator.
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listAccounts(
  { db }: { db: Database },
  viewer: Viewer | null,
  { cursor, limit, ...filter }: AccountFilter & { cursor?: string | undefined; limit: number },
): Promise<AccountList> {
  requireAdmin(viewer);
  return repo.listAccounts(db, filter, { cursor, limit });
}
