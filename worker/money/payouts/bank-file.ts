import { transferReferenceOf, type BankFileRow } from "~/domain/money/payouts/payout";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import type { Database } from "../../platform/db/client";
import type { Keys } from "../../platform/keys/keys";
import { revealBankAccount } from "../../operators/profile/reveal-bank-account";
import { listPayoutsToTransfer } from "./payouts.repo";

/** Maximum transfers per file: each number takes a row of the audit log. */
const maxRows = 100;

/**
 * Lists the approved payouts with the full account numbers, oldest first, for a file that a bank takes. Logs each number like
 * `revealBankAccount`.
 * @throws AppError as `revealBankAccount`
 */
export async function listBankFile(
  dependencies: { db: Database; audit: AuditDependencies; keys: Keys },
  admin: Admin,
): Promise<BankFileRow[]> {
  const rows: BankFileRow[] = [];
  for (const { id, operator, email, ...transfer } of await listPayoutsToTransfer(dependencies.db, maxRows)) {
    const { number } = await revealBankAccount(dependencies, admin, { slug: operator });
    rows.push({
      ...transfer,
      accountNumber: number,
      remark: "Tour Bharat payout",
      reference: transferReferenceOf(id),
      email: email ?? "",
    });
  }
  return rows;
}
