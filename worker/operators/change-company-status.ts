import type { AccountStatus, Viewer } from "~/domain/accounts/account";
import type { AccountAction } from "~/domain/accounts/account-status";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../authz/require-admin";
import type { Database } from "../db/client";
import { findCompany } from "./companies.repo";

interface Dependencies {
  db: Database;
  /** Changes the status of the owner's account, and with it the company's. */
  changeAccountStatus: (
    viewer: Viewer | null,
    change: { userId: string; action: AccountAction; reason?: string | null },
  ) => Promise<{ name: string; status: AccountStatus }>;
}

/**
 * Verifies, suspends or activates a company on behalf of an administrator, through its owner's account.
 * @throws AppError `not_found`, `illegal_transition` (it has no owner), and the errors of changing the account
 */
export async function changeCompanyStatus(
  { db, changeAccountStatus }: Dependencies,
  viewer: Viewer | null,
  { slug, ...change }: { slug: string; action: AccountAction; reason?: string | null },
): Promise<{ name: string; status: AccountStatus }> {
  requireAdmin(viewer);
  const company = await findCompany(db, slug);
  if (!company) throw new AppError("not_found", "Company not found.");
  if (!company.owner) {
    throw new AppError("illegal_transition", `${company.companyName} has no owner account.`);
  }
  return changeAccountStatus(viewer, { userId: company.owner.id, ...change });
}
