import { referenceTries, transferReferenceSchema } from "~/domain/operators/bank-account";
import { parseFields } from "~/domain/form-fields";
import { AppError, invalidFields } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Admin, Staff } from "../../platform/authz/actors";
import { violates } from "../../platform/db/errors";
import { transferSentMail } from "../../notifications/mail/operator-mails";
import type { Mailer } from "../../notifications/mail/mailer";
import { findOwner } from "../../money/payouts/payable.repo";
import { auditedAccount } from "./bank-account";
import * as repo from "./bank-account.repo";
import { membershipOf } from "./membership-of";

/**
 * Records that one rupee was sent to an operator's account, with the bank's reference, and mails the owner. A further transfer
 * replaces the previous one and gives new tries.
 * @throws AppError `not_found` (no account), `illegal_transition` (confirmed already), `conflict` (reference used before)
 */
export async function recordTransfer(
  { audit, mailer, origin }: { audit: AuditDependencies; mailer: Mailer; origin: string },
  admin: Admin,
  { slug, form }: { slug: string; form: FormData },
): Promise<void> {
  const { db } = audit;
  const { reference } = parseFields(transferReferenceSchema, Object.fromEntries(form));
  const at = audit.clock();
  const { account } = await repo.findBankAccount(db, slug, at);
  if (!account) throw new AppError("not_found", "This operator has no bank account.");
  const isDone = await withAudit(
    audit,
    admin,
    { action: "operator.transfer-rupee", subjectId: slug, after: { ...auditedAccount(account), reference } },
    (statements) => repo.updateTransfer(db, { operator: slug, reference, account, at }, statements),
  ).catch((error: unknown) => {
    if (!violates(error, "ledger_entries.key")) throw error;
    const problem = "This reference was used for a transfer before.";
    throw new AppError("conflict", problem, { errors: { reference: [problem] }, cause: error });
  });
  if (!isDone)
    throw new AppError("illegal_transition", "This account is confirmed already, or it was changed.");
  const owner = await findOwner(db, slug);
  if (!owner) return;
  const { email: to, ...person } = owner;
  const url = `${origin}/operator/profile/bank?company=${encodeURIComponent(slug)}`;
  await mailer.send(transferSentMail({ to, ...person, account, url }));
}

/**
 * Confirms an operator's account with the reference of the transfer, which its owner reads on the statement.
 * @throws AppError `invalid` (another reference), `illegal_transition` (no transfer waits, or no try is left), and as `membershipOf`
 */
export async function enterTransferReference(
  { audit }: { audit: AuditDependencies },
  owner: Staff<"company">,
  { slug, form }: { slug: string; form: FormData },
): Promise<void> {
  const { db } = audit;
  membershipOf(owner, slug);
  const { reference } = parseFields(transferReferenceSchema, Object.fromEntries(form));
  const tried = await withAudit(
    audit,
    owner,
    { action: "operator.prove-bank", subjectId: slug },
    (statements) => repo.tryReference(db, { operator: slug, reference, at: audit.clock() }, statements),
  );
  if (!tried) {
    throw new AppError(
      "illegal_transition",
      "There is no transfer to confirm, or no try is left. Please contact us: we send another rupee.",
    );
  }
  if (tried.isProven) return;
  const left = referenceTries - tried.tries;
  const rest =
    left === 0
      ? "No try is left. Please contact us."
      : left === 1
        ? "1 try is left."
        : `${left} tries are left.`;
  throw invalidFields({ reference: [`This is not the reference of our transfer. ${rest}`] });
}
