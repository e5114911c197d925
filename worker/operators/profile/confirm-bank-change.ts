import type { ShownBankAccount } from "~/domain/operators/bank-account";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { hashOfLink } from "../../platform/keys/link-token";
import { bankChangedMail } from "../../notifications/mail/operator-mails";
import type { Mailer } from "../../notifications/mail/mailer";
import { auditedAccount } from "./bank-account";
import * as repo from "./bank-account.repo";
import type { Staff } from "../../platform/authz/actors";

type WaitingChange = ShownBankAccount & { operator: string; companyName: string };

/**
 * Returns the change of a mailed link, for the owner to review before confirming; null for a dead link.
 */
export async function getBankChange(
  { db, clock }: { db: Database; clock: Clock },
  owner: Staff<"company">,
  token: string,
): Promise<WaitingChange | null> {
  return repo.findChangeByToken(db, owner.id, hashOfLink(token), clock());
}

/**
 * Makes the pending account the operator's, once, for its owner with the mailed link. Sends a notification.
 * @returns true if changed; a used, replaced or expired link does nothing
 */
export async function confirmBankChange(
  {
    db,
    clock,
    audit,
    mailer,
    origin,
  }: { db: Database; clock: Clock; audit: AuditDependencies; mailer: Mailer; origin: string },
  owner: Staff<"company">,
  token: string,
): Promise<boolean> {
  const [tokenHash, now] = [hashOfLink(token), clock()];
  const change = await repo.findChangeByToken(db, owner.id, tokenHash, now);
  if (!change) return false;
  const { account: before } = await repo.findBankAccount(db, change.operator, now);
  const isConfirmed = await withAudit(
    audit,
    owner,
    {
      action: "operator.change-bank",
      subjectId: change.operator,
      before: before && auditedAccount(before),
      after: auditedAccount(change),
    },
    (statements) => repo.updateBankAccount(db, owner.id, { tokenHash, now }, statements),
  );
  if (!isConfirmed) return false;
  await mailer.send(
    bankChangedMail({
      to: owner.email,
      name: owner.name,
      companyName: change.companyName,
      account: change,
      url: `${origin}/operator/profile/bank?company=${encodeURIComponent(change.operator)}`,
    }),
  );
  return true;
}
