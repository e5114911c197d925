import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import { readEncryptedNumber } from "./bank-account.repo";
import type { Keys } from "../../platform/keys/keys";
import type { Admin } from "../../platform/authz/actors";

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
  const encrypted = await withAudit(
    audit,
    admin,
    { action: "operator.reveal-bank", subjectId: slug },
    (statements) => readEncryptedNumber(db, slug, admin.id, statements),
  );
  if (encrypted === null) throw new AppError("not_found", "This operator has not entered a bank account.");
  const number = keys.decrypt("bank-account", encrypted, slug);
  if (number === null) {
    throw new AppError(
      "unavailable",
      "The number cannot be decrypted with the configured keys. Please ask the operator to enter it again.",
    );
  }
  return { number };
}
