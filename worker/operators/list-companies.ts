import type { Viewer } from "~/domain/account";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./companies.repo";
import type { CompanyFilter, ListedCompany } from "./companies.repo";

export interface CompanyList {
  companies: ListedCompany[];
  nextCursor: string | null;
}

/**
 * One page of all companies, newest first, for an administrator.
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listCompanies(
  { db }: { db: Database },
  viewer: Viewer | null,
  { cursor, limit, ...filter }: CompanyFilter & { cursor?: string | undefined; limit: number },
): Promise<CompanyList> {
  requireAdmin(viewer);
  return repo.listCompanies(db, filter, { cursor, limit });
}
