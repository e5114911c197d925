import { AppError } from "~/domain/errors";
import { maskedNumber } from "~/domain/operators/bank-account";
import { hasPassword } from "../../accounts/check-password";
import type { Auth } from "../../accounts/auth";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import * as repo from "./bank-account.repo";
import { membershipOf } from "./membership-of";
import type { Staff } from "../../platform/authz/actors";

/**
 * Returns an operator's bank account and its pending change, masked, for its owner.
 * @param slug of the operator; null for the first
 * @throws AppError as `membershipOf`
 */
export async function getBankAccount(
  { db, clock, auth }: { db: Database; clock: Clock; auth: Auth },
  owner: Staff<"company">,
  slug: string | null,
) {
  const operator = membershipOf(owner, slug);
  return {
    operator: { slug: operator.operator, companyName: operator.companyName },
    ...(await repo.findBankAccount(db, operator.operator, clock())),
    hasPassword: await hasPassword({ auth }, owner),
    operators: owner.operators.map(({ operator: each, companyName }) => ({ slug: each, companyName })),
  };
}

/**
 * Withdraws the pending change and invalidates its link.
 * @throws AppError as `membershipOf`, `conflict` if none is pending
 */
export async function withdrawBankChange(
  { db, audit }: { db: Database; audit: AuditDependencies },
  owner: Staff<"company">,
  { slug }: { slug: string },
): Promise<void> {
  membershipOf(owner, slug);
  const isDeleted = await withAudit(
    audit,
    owner,
    { action: "operator.withdraw-bank-change", subjectId: slug },
    (statements) => repo.deleteBankChange(db, owner.id, slug, statements),
  );
  if (!isDeleted) throw new AppError("conflict", "There is no pending change.");
}

/** Formats an account for the audit log: without the full number and the holder's name. */
export function auditedAccount({ lastDigits, ifsc }: { lastDigits: string; ifsc: string }) {
  return { account: maskedNumber(lastDigits), ifsc };
}
