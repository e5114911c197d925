import type { Viewer } from "~/domain/account";
import type { AccountSort } from "~/domain/account-list";
import type { Database } from "../db/client";
import * as repo from "./account-list.repo";
import type { AccountFilter, ListedAccount } from "./account-list.repo";
import { requireAdmin } from "./require-admin";

export interface AccountList {
  accounts: ListedAccount[];
  nextCursor: string | null;
}

/**
 * One page of all accounts for an administrator.
 * @param query the newest accounts come first unless it names another sort
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listAccounts(
  { db }: { db: Database },
  viewer: Viewer | null,
  {
    sort = "-joined",
    cursor,
    limit,
    ...filter
  }: AccountFilter & { sort?: AccountSort; cursor?: string | undefined; limit: number },
): Promise<AccountList> {
  requireAdmin(viewer);
  return repo.listAccounts(db, filter, { sort, cursor, limit });
}
