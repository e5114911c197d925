import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies, type AuditStatements } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { violates } from "../../platform/db/errors";
import { randomId } from "../../platform/surroundings";
import type { BankImport } from "./bank-imports.repo";

/**
 * Records and logs an imported file with what its rows change.
 * @throws AppError `conflict` (another import stored one of the lines meanwhile)
 */
export async function recordImport(
  audit: AuditDependencies,
  admin: Admin,
  named: Pick<BankImport, "kind" | "fileName" | "rows">,
  write: (file: BankImport, statements: AuditStatements) => Promise<void>,
): Promise<void> {
  const { kind, fileName, rows } = named;
  const file = { ...named, id: randomId(), importedBy: admin.id, createdAt: audit.clock() };
  const entry = { action: "ledger.import", subjectId: file.id, after: { kind, fileName, rows } } as const;
  try {
    await withAudit(audit, admin, entry, (statements) => write(file, statements));
  } catch (error) {
    if (!violates(error, "settlement_lines.entity") && !violates(error, "bank_lines.id")) throw error;
    throw new AppError("conflict", "Another import has these lines. Please try again.", { cause: error });
  }
}
