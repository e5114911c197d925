import type { AccountStatus, Viewer } from "~/domain/accounts/account";
import type { AccountAction } from "~/domain/accounts/account-status";
import { AppError } from "~/domain/errors";
import { changeAccountStatus } from "../accounts/admin/change-account-status";
import { requireAdmin } from "../authz/require-admin";
import { findCompany } from "./companies.repo";

/**
 * Verifies, suspends or activates a company on behalf of an administrator, through its owner's account.
 * @throws AppError `not_found`, `illegal_transition` (it has no owner), and the errors of changing the account
 */
export async function changeCompanyStatus(
  dependencies: Parameters<typeof changeAccountStatus>[0],
  viewer: Viewer | null,
  { slug, ...change }: { slug: string; action: AccountAction; reason?: string | null },
): Promise<{ name: string; status: AccountStatus }> {
  requireAdmin(viewer);
  const company = await findCompany(dependencies.db, slug);
  if (!company) throw new AppError("not_found", "Company not found.");
  if (!company.owner) {
    throw new AppError("illegal_transition", `${company.companyName} has no owner account.`);
  }
  return changeAccountStatus(dependencies, viewer, { userId: company.owner.id, ...change });
}
