import { adminRoleLabels, type AdminRole } from "~/domain/accounts/admin-rights";
import { AppError, staleEdit } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { adminRoleChangedMail } from "../../notifications/mail/account-mails";
import { notifyOwners } from "./notify-owners";
import type { Mailer } from "../../notifications/mail/mailer";
import { findAccountState, updateAdminRole } from "./account-status.repo";

interface Dependencies {
  audit: AuditDependencies;
  mailer: Mailer;
  /** Base URL of links in mails. */
  origin: string;
  /** Closes open sockets that the new role may not have. */
  recheckSockets: (userId: string) => Promise<void>;
}

/**
 * Gives another administrator another role and mails them. Applies to their next request. The actor remains an owner.
 * @throws AppError `not_found` (no administrator), `forbidden` (own account), `conflict` (changed meanwhile)
 */
export async function changeAdminRole(
  { audit, mailer, origin, recheckSockets }: Dependencies,
  admin: Admin,
  { userId, adminRole: to }: { userId: string; adminRole: AdminRole },
): Promise<{ name: string }> {
  const { db } = audit;
  const account = await findAccountState(db, userId);
  if (account?.role !== "admin") throw new AppError("not_found", "Administrator not found.");
  const { name, email, adminRole: from } = account;
  if (userId === admin.id) {
    throw new AppError("forbidden", "You can't change your own role. Please ask another owner.");
  }
  if (from === to) return { name };
  const isDone = await withAudit(
    audit,
    admin,
    { action: "user.change-role", subjectId: userId, before: { role: from }, after: { role: to } },
    (statements) =>
      updateAdminRole(db, { userId, from, to, actorId: admin.id, at: audit.clock() }, statements),
  );
  if (!isDone) throw staleEdit("this account");
  await recheckSockets(userId);
  const { label, purpose } = adminRoleLabels[to];
  await mailer.send(
    adminRoleChangedMail({ to: email, name, role: label, purpose, url: new URL("/admin", origin).href }),
  );
  const change = `got another role: ${label}`;
  await notifyOwners({ db, mailer, origin }, { userId, admin: name, change, by: admin.name });
  return { name };
}
