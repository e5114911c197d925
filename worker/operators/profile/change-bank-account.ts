import { z } from "zod";
import { bankChangeSchema, bankLinkHours } from "~/domain/operators/bank-account";
import type { ShownBankAccount } from "~/domain/operators/bank-account";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import type { Auth } from "../../accounts/auth";
import { checkPassword, wrongPassword } from "../../accounts/check-password";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import { isWithinLimit } from "../../http/rate-limit";
import type { Limiters } from "../../http/rate-limit";
import { hashOfLink, newLinkToken } from "../../link-token";
import { confirmBankMail, bankChangedMail } from "../../mail/operator-mails";
import type { Mailer } from "../../mail/mailer";
import { operatorNotFound } from "../../authz/actors";
import type { Staff, Admin } from "../../authz/actors";
import type { Keys } from "../../keys/keys";
import { auditedAccount } from "./bank-account";
import * as repo from "./bank-account.repo";
import { readEncryptedNumber } from "./bank-account.repo";
import { ownOperatorOf } from "./own-operator";

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: AuditDependencies;
  mailer: Mailer;
  origin: string;
  keys: Keys;
  limiters: Pick<Limiters, "form">;
  auth: Auth;
}

/**
 * Requests a change of an operator's bank account, which takes effect once the owner has followed the mailed link.
 * Until then the previous account stays; a new request replaces a pending one.
 * @throws AppError as `ownOperatorOf`
 */
export async function requestBankChange(
  dependencies: Dependencies,
  owner: Staff<"company">,
  { slug, form, headers }: { slug: string; form: FormData; headers: Headers },
): Promise<{ ok: true } | { ok: false; errors: FieldErrors }> {
  const { db, clock, audit, mailer, origin, keys, limiters } = dependencies;
  const operator = ownOperatorOf(owner, slug);
  const parsed = bankChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const { holder, accountNumber, ifsc, currentPassword } = parsed.data;
  if (!(await checkPassword(dependencies, owner, currentPassword)))
    return { ok: false, errors: { currentPassword: [wrongPassword] } };
  if (!(await isWithinLimit(limiters.form, headers)))
    return { ok: false, errors: { currentPassword: ["Too many changes. Please wait a minute."] } };

  const lastDigits = accountNumber.slice(-4);
  const now = clock();
  const token = newLinkToken();
  const change = {
    operator: slug,
    holder,
    ifsc,
    lastDigits,
    tokenHash: await hashOfLink(token),
    encryptedNumber: keys.encrypt("bank-account", accountNumber, slug),
    requestedBy: owner.id,
    createdAt: now,
    expiresAt: now + bankLinkHours * 3_600_000,
  };
  const hasContent = await withAudit(
    audit,
    owner,
    { action: "operator.request-bank-change", subjectId: slug, after: auditedAccount(change) },
    (statements) => repo.putBankChange(db, owner.id, change, statements),
  );
  if (!hasContent) throw operatorNotFound();
  await mailer.send(
    confirmBankMail({
      to: owner.email,
      name: owner.name,
      companyName: operator.companyName,
      account: { holder, lastDigits, ifsc },
      hours: bankLinkHours,
      url: `${origin}/operator/profile/bank/confirm?token=${token}`,
    }),
  );
  return { ok: true };
}

type WaitingChange = ShownBankAccount & { operator: string; companyName: string };

/**
 * Returns the change of a mailed link, for the owner to review before confirming; null for a dead link.
 */
export async function getBankChange(
  { db, clock }: { db: Database; clock: Clock },
  owner: Staff<"company">,
  token: string,
): Promise<WaitingChange | null> {
  return repo.findChangeByToken(db, owner.id, await hashOfLink(token), clock());
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
  const [tokenHash, now] = [await hashOfLink(token), clock()];
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

/**
 * Returns an operator's full account number to the administrator who makes a transfer, and logs the access.
 * @throws AppError `not_found` (no account), `unavailable` (not decryptable with the
 * listed keys)
 */
export async function revealBankAccount(
  { db, audit, keys }: { db: Database; audit: AuditDependencies; keys: Keys },
  admin: Admin,
  { slug }: { slug: string },
): Promise<{ number: string }> {
  const sealed = await withAudit(
    audit,
    admin,
    { action: "operator.reveal-bank", subjectId: slug },
    (statements) => readEncryptedNumber(db, slug, admin.id, statements),
  );
  if (sealed === null) throw new AppError("not_found", "This operator has not entered a bank account.");
  const number = keys.decrypt("bank-account", sealed, slug);
  if (number === null) {
    throw new AppError(
      "unavailable",
      "The number cannot be decrypted with the configured keys. Please ask the operator to enter it again.",
    );
  }
  return { number };
}
