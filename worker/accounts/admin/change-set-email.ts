import { emailObjectionHours } from "~/domain/accounts/account-edit";
import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { violates } from "../../platform/db/errors";
import { hashOfLink } from "../../platform/keys/link-token";
import { emailChangedMail, emailKeptMail } from "../../notifications/mail/account-mails";
import { maskEmail } from "../../notifications/mail/mail-text";
import type { Mailer } from "../../notifications/mail/mailer";
import * as repo from "./email-changes.repo";
import { mailAccount, writeFor } from "../language/mail-account";
import { accountErrors } from "../messages";

interface Dependencies {
  db: Database;
  clock: Clock;
  mailer: Mailer;
}

/** Max addresses that take effect in one run. */
const maxApplied = 100;

/** Returns the instant before which the former address was notified of a change that may take effect. */
const lastNotice = (now: number) => now - emailObjectionHours * 3_600_000;

/**
 * Confirms an address that an administrator has set, by the link mailed to it.
 * @returns the UTC instant from which it is the account's address; null for a dead link
 */
export async function confirmSetEmail(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  token: string,
): Promise<number | null> {
  const change = await repo.confirmEmailChange(db, hashOfLink(token), clock());
  return change && change.notifiedAt + emailObjectionHours * 3_600_000;
}

/** Returns the new address, masked, that the link in the mail to the former address stops; null for a dead link. */
export async function getSetEmail({ db }: Pick<Dependencies, "db">, token: string): Promise<string | null> {
  const found = await repo.findObjectionable(db, hashOfLink(token));
  return found && maskEmail(found.change.to);
}

/**
 * Keeps an account's address: drops the one that an administrator has set. The link mailed to the present address is the proof, so the entry
 * in the audit log is the account's own.
 * @throws AppError `invalid` for a dead link
 */
export async function keepEmail(
  { db, audit, mailer }: Dependencies & { audit: AuditDependencies },
  token: string,
): Promise<void> {
  const found = await repo.findObjectionable(db, hashOfLink(token));
  const isKept =
    found !== null &&
    (await withAudit(
      audit,
      { id: found.change.userId },
      { action: "user.keep-email", subjectId: found.change.userId },
      (statements) => repo.deleteEmailChange(db, found.change, statements),
    ));
  if (!isKept) throw new AppError("invalid", accountErrors().deadEmailLink);
  await mailAccount({ db, mailer }, found.change.from, () =>
    emailKeptMail({ to: found.change.from, name: found.name }),
  );
}

/** Moves accounts to confirmed addresses that administrators have set, once the owner had the time to object. Idempotent. */
export async function applySetEmails({ db, clock, mailer }: Dependencies): Promise<void> {
  const notifiedBefore = lastNotice(clock());
  for (const change of await repo.listDueEmailChanges(db, notifiedBefore, maxApplied)) {
    const { from, to } = change;
    const name = await repo.applyEmailChange(db, change, notifiedBefore).catch(async (error: unknown) => {
      if (!violates(error, "users.email")) throw error;
      // Another account has taken the address meanwhile.
      await repo.deleteEmailChange(db, change);
      return null;
    });
    if (name === null) continue;
    const write = () => emailChangedMail({ to: from, name, newEmail: to });
    await mailer.send(await writeFor(db, to, write));
  }
}
