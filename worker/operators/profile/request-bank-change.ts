import { bankChangeSchema, bankLinkHours } from "~/domain/operators/bank-account";
import { parseFields } from "~/domain/form-fields";
import { invalidFields } from "~/domain/errors";
import type { Auth } from "../../accounts/auth";
import { checkPassword, wrongPassword } from "../../accounts/check-password";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { requireWithinLimit, type Limiters } from "../../platform/http/rate-limit";
import { hashOfLink, newLinkToken } from "../../platform/keys/link-token";
import { confirmBankMail } from "../../notifications/mail/operator-mails";
import type { Mailer } from "../../notifications/mail/mailer";
import { operatorNotFound, type Staff } from "../../platform/authz/actors";
import { auditedAccount } from "./bank-account";
import * as repo from "./bank-account.repo";
import { membershipOf } from "./membership-of";
import type { Keys } from "../../platform/keys/keys";

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
 * @throws AppError as `membershipOf`
 */
export async function requestBankChange(
  dependencies: Dependencies,
  owner: Staff<"company">,
  { slug, form, headers }: { slug: string; form: FormData; headers: Headers },
): Promise<void> {
  const { db, clock, audit, mailer, origin, keys, limiters } = dependencies;
  const operator = membershipOf(owner, slug);
  const { holder, accountNumber, ifsc, currentPassword } = parseFields(
    bankChangeSchema,
    Object.fromEntries(form),
  );
  if (!(await checkPassword(dependencies, owner, currentPassword)))
    throw invalidFields({ currentPassword: [wrongPassword()] });
  await requireWithinLimit(limiters.form, headers, "Too many changes. Please wait a minute.", {
    field: "currentPassword",
  });

  const lastDigits = accountNumber.slice(-4);
  const now = clock();
  const token = newLinkToken();
  const change = {
    operator: slug,
    holder,
    ifsc,
    lastDigits,
    tokenHash: hashOfLink(token),
    encryptedNumber: keys.encrypt("bank-account", accountNumber, slug),
    requestedBy: owner.id,
    createdAt: now,
    expiresAt: now + bankLinkHours * 3_600_000,
  };
  const isDone = await withAudit(
    audit,
    owner,
    { action: "operator.request-bank-change", subjectId: slug, after: auditedAccount(change) },
    (statements) => repo.putBankChange(db, owner.id, change, statements),
  );
  if (!isDone) throw operatorNotFound();
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
}
