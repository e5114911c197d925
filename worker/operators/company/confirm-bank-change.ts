import type { Viewer } from "~/domain/accounts/account";
import type { ShownBankAccount } from "~/domain/operators/bank-account";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import { hashOfLink } from "../../link-token";
import { bankChangedMail } from "../../mail/company-mails";
import type { Mailer } from "../../mail/mailer";
import { requireRight } from "../../authz/require-right";
import { auditedAccount } from "./bank-account";
import * as repo from "./bank-account.repo";

type WaitingChange = ShownBankAccount & { company: string; companyName: string };

/**
 * Returns the change of a mailed link, for the owner to review before confirming; null for a dead link.
 * @throws AppError as `requireRight`
 */
export async function getBankChange(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
  token: string,
): Promise<WaitingChange | null> {
  const { viewer: owner } = await requireRight(db, viewer, "company");
  return repo.findChangeByToken(db, owner.id, await hashOfLink(token), clock());
}

/**
 * Makes the pending account the company's, once, for its owner with the mailed link. Sends a notification.
 * @returns true if changed; a used, replaced or expired link does nothing
 * @throws AppError as `requireRight`
 */
export async function confirmBankChange(
  {
    db,
    clock,
    audit,
    mailer,
    origin,
  }: { db: Database; clock: Clock; audit: AuditDependencies; mailer: Mailer; origin: string },
  viewer: Viewer | null,
  token: string,
): Promise<boolean> {
  const { viewer: owner } = await requireRight(db, viewer, "company");
  const [tokenHash, now] = [await hashOfLink(token), clock()];
  const change = await repo.findChangeByToken(db, owner.id, tokenHash, now);
  if (!change) return false;
  const { account: before } = await repo.findBankAccount(db, change.company, now);
  const isConfirmed = await withAudit(
    audit,
    owner,
    {
      action: "operator.change-bank",
      subjectId: change.company,
      before: before && auditedAccount(before),
      after: auditedAccount(change),
    },
    (statements) => repo.confirmBankChange(db, owner.id, { tokenHash, now }, statements),
  );
  if (!isConfirmed) return false;
  await mailer.send(
    bankChangedMail({
      to: owner.email,
      name: owner.name,
      companyName: change.companyName,
      account: change,
      url: `${origin}/operator/profile/bank?company=${encodeURIComponent(change.company)}`,
    }),
  );
  return true;
}
