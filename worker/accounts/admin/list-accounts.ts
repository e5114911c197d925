import type { AccountSort, ListedAccount } from "~/domain/accounts/account-list";
import type { Database } from "../../db/client";
import * as repo from "./account-list.repo";
import type { AccountFilter } from "./account-list.repo";
import type { Admin } from "../../authz/actors";

export interface AccountList {
  accounts: ListedAccount[];
  nextCursor: string | null;
}

/**
 * Returns one page of accounts for an administrator.
 * @param query newest first by default
 * @throws AppError `invalid` for an invalid cursor
 */
export async function listAccounts(
  { db }: { db: Database },
  _admin: Admin,
  {
    sort = "-joined",
    cursor,
    limit,
    ...filter
  }: AccountFilter & { sort?: AccountSort; cursor?: string | undefined; limit: number },
): Promise<AccountList> {
  return repo.listAccounts(db, filter, { sort, cursor, limit });
}
