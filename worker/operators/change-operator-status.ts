import type { AccountStatus } from "~/domain/accounts/account";
import type { AccountAction } from "~/domain/accounts/account-status";
import { AppError } from "~/domain/errors";
import { changeAccountStatus } from "../accounts/admin/change-account-status";
import { findOperator } from "./operators.repo";
import type { Admin } from "../authz/actors";

/**
 * Verifies, suspends or activates an operator on behalf of an administrator, through its owner's account.
 * @throws AppError `not_found`, `illegal_transition` (it has no owner), and the errors of changing the account
 */
export async function changeOperatorStatus(
  dependencies: Parameters<typeof changeAccountStatus>[0],
  admin: Admin,
  { slug, ...change }: { slug: string; action: AccountAction; reason?: string | null },
): Promise<{ name: string; status: AccountStatus }> {
  const operator = await findOperator(dependencies.db, slug);
  if (!operator) throw new AppError("not_found", "Company not found.");
  if (!operator.owner) {
    throw new AppError("illegal_transition", `${operator.companyName} has no owner account.`);
  }
  return changeAccountStatus(dependencies, admin, { userId: operator.owner.id, ...change });
}
