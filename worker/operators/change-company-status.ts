import type { AccountStatus } from "~/domain/accounts/account";
import type { AccountAction } from "~/domain/accounts/account-status";
import { AppError } from "~/domain/errors";
import { changeAccountStatus } from "../accounts/admin/change-account-status";
import { findCompany } from "./companies.repo";
import type { Admin } from "../authz/actors";

/**
 * Verifies, suspends or activates a company on behalf of an administrator, through its owner's account.
 * @throws AppError `not_found`, `illegal_transition` (it has no owner), and the errors of changing the account
 */
export async function changeCompanyStatus(
  dependencies: Parameters<typeof changeAccountStatus>[0],
  admin: Admin,
  { slug, ...change }: { slug: string; action: AccountAction; reason?: string | null },
): Promise<{ name: string; status: AccountStatus }> {
  const company = await findCompany(dependencies.db, slug);
  if (!company) throw new AppError("not_found", "Company not found.");
  if (!company.owner) {
    throw new AppError("illegal_transition", `${company.companyName} has no owner account.`);
  }
  return changeAccountStatus(dependencies, admin, { userId: company.owner.id, ...change });
}
