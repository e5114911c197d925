import type { AccountStatus, Viewer } from "~/domain/account";
import type { AccountAction } from "~/domain/account-status";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import { findCompany } from "./companies.repo";

interface Dependencies {
  db: Database;
  /** Moves the owner's account, and with it the company. */
  changeAccountStatus: (
    viewer: Viewer | null,
    change: { userId: string; action: AccountAction; reason?: string | null },
  ) => Promise<{ name: string; status: AccountStatus }>;
}

/**
 * Verifies, suspends or activates a company on behalf of an administrator: it follows its owner's account.
 * @throws AppError `not_found`, `illegal_transition` (nobody owns it), and what changing the account throws
 */
export async function changeCompanyStatus(
  { db, changeAccountStatus }: Dependencies,
  viewer: Viewer | null,
  { slug, ...change }: { slug: string; action: AccountAction; reason?: string | null },
): Promise<{ name: string; status: AccountStatus }> {
  requireAdmin(viewer);
  const company = await findCompany(db, slug);
  if (!company) throw new AppError("not_found", "There is no such company.");
  if (!company.owner) {
    throw new AppError("illegal_transition", `${company.companyName} has no account that it could follow.`);
  }
  return changeAccountStatus(viewer, { userId: company.owner.id, ...change });
}
