import type { Viewer } from "~/domain/account";
import type { CompanySort } from "~/domain/account-list";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./companies.repo";
import type { CompanyFilter, ListedCompany } from "./companies.repo";

export interface CompanyList {
  companies: ListedCompany[];
  nextCursor: string | null;
}

/**
 * One page of all companies for an administrator.
 * @param query the newest come first unless it names another sort
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listCompanies(
  { db }: { db: Database },
  viewer: Viewer | null,
  {
    sort = "-joined",
    cursor,
    limit,
    ...filter
  }: CompanyFilter & { sort?: CompanySort; cursor?: string | undefined; limit: number },
): Promise<CompanyList> {
  requireAdmin(viewer);
  return repo.listCompanies(db, filter, { sort, cursor, limit });
}
