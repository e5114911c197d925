import type { AccountEdit } from "~/domain/accounts/account-edit";
import { AppError, staleEdit } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import { violates } from "../../db/errors";
import { emailChangedMail, emailSetMail, phoneChangedMail } from "../../mail/account-mails";
import type { Mailer } from "../../mail/mailer";
import { requirePossiblePhones } from "../../phone";
import * as repo from "./account-edit.repo";
import type { EditableAccount } from "./account-edit.repo";
import type { Auth } from "../auth";
import { createEmailLink, emailLinkHours } from "../email-links";
import { requireAdminRight, type Admin } from "../../authz/actors";

interface Dependencies {
  db: Database;
  audit: AuditDependencies;
  clock: Clock;
  auth: Auth;
  mailer: Mailer;
  origin: string;
}

const taken = "Another account has this email address.";

/**
 * Changes name, phone or email address of an account on behalf of an administrator. A new address has to be
 * confirmed, and both addresses get a mail. Administrators change their own address themselves, because it gives
 * access to their rights.
 * @param edit changes to the account as it was at `version`
 * @throws AppError `not_found`, `forbidden`, `invalid` (beside `email` or `phone`), `conflict`
 */
export async function editAccount(
  { db, audit, clock, auth, mailer, origin }: Dependencies,
  admin: Admin,
  { userId, version, edit }: { userId: string; version: number; edit: Partial<AccountEdit> },
): Promise<{ name: string }> {
  const before = await repo.findEditableAccount(db, userId);
  if (!before) throw new AppError("not_found", "Account not found.");
  if (before.role === "admin" && userId !== admin.id) requireAdminRight(admin, "roles");
  if (before.updatedAt !== version) throw staleEdit("this account");
  const { was, change } = differences(before, edit);
  if (Object.keys(change).length === 0) return before;
  requirePossiblePhones({ phone: change.phone });
  if (change.email !== undefined && before.role === "admin") {
    const reason = "Administrators must change their email address themselves, on their security page.";
    throw new AppError("invalid", reason, { errors: { email: [reason] } });
  }
  const isDone = await withAudit(
    audit,
    admin,
    { action: "user.edit", subjectId: userId, before: was, after: change },
    (statements) => repo.updateAccount(db, before, change, { actorId: admin.id, at: clock() }, statements),
  ).catch((error: unknown) => {
    if (!violates(error, "users.email")) throw error;
    throw new AppError("invalid", taken, { errors: { email: [taken] } });
  });
  if (!isDone) throw staleEdit("this account");
  const name = change.name ?? before.name;
  if (change.phone !== undefined && before.verifiedPhone !== null)
    await mailer.send(phoneChangedMail({ to: before.email, name }));
  if (change.email !== undefined) {
    const { internalAdapter } = await auth.$context;
    const link = { purpose: "verify", userId, email: change.email } as const;
    const url = await createEmailLink(internalAdapter, { clock, origin }, link);
    await mailer.send(emailChangedMail({ to: before.email, name, newEmail: change.email }));
    await mailer.send(emailSetMail({ to: change.email, name, url, hours: emailLinkHours }));
  }
  return { name };
}

/** Returns the changed fields, before and after. */
function differences(before: EditableAccount, edit: Partial<AccountEdit>) {
  const was: Partial<AccountEdit> = {};
  const change: Partial<AccountEdit> = {};
  if (edit.name !== undefined && edit.name !== before.name) {
    was.name = before.name;
    change.name = edit.name;
  }
  if (edit.email !== undefined && edit.email !== before.email) {
    was.email = before.email;
    change.email = edit.email;
  }
  if (edit.phone !== undefined && edit.phone !== before.phone) {
    was.phone = before.phone;
    change.phone = edit.phone;
  }
  return { was, change };
}
