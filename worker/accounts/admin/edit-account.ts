import type { AccountEdit } from "~/domain/accounts/account-edit";
import { AppError, staleEdit } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { hashOfLink, newLinkToken } from "../../platform/keys/link-token";
import { emailSetMail, emailToChangeMail, phoneChangedMail } from "../../notifications/mail/account-mails";
import type { Mailer } from "../../notifications/mail/mailer";
import { requirePossiblePhones } from "../../platform/possible-phones";
import * as repo from "./account-edit.repo";
import type { EditableAccount } from "./account-edit.repo";
import { nameByEmail } from "../accounts.repo";
import { requireAdminRight, type Admin } from "../../platform/authz/actors";
import { mailAccount, writeFor } from "../language/mail-account";

interface Dependencies {
  db: Database;
  audit: AuditDependencies;
  clock: Clock;
  mailer: Mailer;
  origin: string;
}

const taken = "Another account has this email address.";

/**
 * Changes name, phone or email address of an account on behalf of an administrator. The account keeps its address until the new one was
 * confirmed and the former one had time to object (change-set-email.ts), because an address resets passwords and confirms bank accounts.
 * Both get a mail. Administrators change their own address themselves.
 * @param edit changes to the account as it was at `version`
 * @throws AppError `not_found`, `forbidden`, `invalid` (beside `email` or `phone`), `conflict`
 */
export async function editAccount(
  { db, audit, clock, mailer, origin }: Dependencies,
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
  const { email: to, ...fields } = change;
  const links = to === undefined ? null : await newLinks(to, origin);
  if (to !== undefined && (await nameByEmail(db, to)) !== null)
    throw new AppError("invalid", taken, { errors: { email: [taken] } });
  const isDone = await withAudit(
    audit,
    admin,
    { action: "user.edit", subjectId: userId, before: was, after: change },
    (statements) =>
      repo.updateAccount(
        db,
        before,
        { ...fields, email: links },
        { actorId: admin.id, at: clock() },
        statements,
      ),
  );
  if (!isDone) throw staleEdit("this account");
  const name = change.name ?? before.name;
  if (change.phone !== undefined && before.verifiedPhone !== null)
    await mailAccount({ db, mailer }, before.email, () => phoneChangedMail({ to: before.email, name }));
  if (links) {
    const { to, keepUrl, confirmUrl } = links;
    const write = () => emailToChangeMail({ to: before.email, name, newEmail: to, url: keepUrl });
    await mailAccount({ db, mailer }, before.email, write);
    // The new address has no account yet.
    await mailer.send(await writeFor(db, before.email, () => emailSetMail({ to, name, url: confirmUrl })));
  }
  return { name };
}

/** Creates the links that confirm and stop a change of address. */
async function newLinks(to: string, origin: string) {
  const [confirm, keep] = [newLinkToken(), newLinkToken()];
  return {
    to,
    confirmHash: hashOfLink(confirm),
    objectHash: hashOfLink(keep),
    confirmUrl: `${origin}/verify-email?token=${confirm}`,
    keepUrl: `${origin}/keep-email?token=${keep}`,
  };
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
