import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { maskedNumber } from "~/domain/bank-account";
import { hasPassword } from "../accounts/check-password";
import type { Auth } from "../accounts/auth";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./bank-account.repo";
import { requireOwnCompany } from "./own-company";

/**
 * The bank account of a company and the change of it that waits, masked, for its owner.
 * @param slug which of their companies; null for the first
 * @throws AppError as `requireOwnCompany`
 */
export async function getBankAccount(
  { db, clock, auth }: { db: Database; clock: Clock; auth: Auth },
  viewer: Viewer | null,
  slug: string | null,
) {
  const { viewer: owner, company, companies } = await requireOwnCompany(db, viewer, slug);
  return {
    company: { slug: company.company, companyName: company.companyName },
    ...(await repo.findBankAccount(db, company.company, clock())),
    hasPassword: await hasPassword({ auth }, owner),
    companies: companies.map(({ company: each, companyName }) => ({ slug: each, companyName })),
  };
}

/** Withdraws the change that waits: its link leads nowhere. @throws AppError as `requireOwnCompany`, `conflict` where none waits */
export async function withdrawBankChange(
  { db, audit }: { db: Database; audit: AuditDependencies },
  viewer: Viewer | null,
  { slug }: { slug: string },
): Promise<void> {
  const { viewer: owner } = await requireOwnCompany(db, viewer, slug);
  const isDeleted = await withAudit(
    audit,
    owner,
    { action: "operator.withdraw-bank-change", subjectId: slug },
    (statements) => repo.deleteBankChange(db, owner.id, slug, statements),
  );
  if (!isDeleted) throw new AppError("conflict", "No change waits any more.");
}

/** How an account stands in the log of actions: without its number and without anybody's name. */
export function auditedAccount({ lastDigits, ifsc }: { lastDigits: string; ifsc: string }) {
  return { account: maskedNumber(lastDigits), ifsc };
}
