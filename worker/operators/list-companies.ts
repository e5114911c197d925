import type { CompanySort } from "~/domain/accounts/account-list";
import type { Database } from "../db/client";
import * as repo from "./companies.repo";
import type { CompanyFilter, ListedCompany } from "./companies.repo";
import type { Admin } from "../authz/actors";

export interface CompanyList {
  companies: ListedCompany[];
  nextCursor: string | null;
}

/**
 * Lists one page of all companies for an administrator.
 * @param query newest first unless another sort is given
 * @throws AppError `invalid` (cursor)
 */
export async function listCompanies(
  { db }: { db: Database },
  _admin: Admin,
  {
    sort = "-joined",
    cursor,
    limit,
    ...filter
  }: CompanyFilter & { sort?: CompanySort; cursor?: string | undefined; limit: number },
): Promise<CompanyList> {
  return repo.listCompanies(db, filter, { sort, cursor, limit });
}
