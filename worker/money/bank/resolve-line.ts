import { AppError } from "~/domain/errors";
import type { ResolvedLine } from "~/domain/money/bank/bank-file";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { violates } from "../../platform/db/errors";
import { createResolvedLine, deleteResolvedLine, findResolvedLine, isUnmatched } from "./resolved-lines.repo";

/**
 * Marks a line that matches nothing as resolved, with the reason. It moves no money.
 * @throws AppError `not_found` (no such line, or it matches), `conflict` (resolved by someone else)
 */
export async function resolveLine(
  audit: AuditDependencies,
  admin: Admin,
  { line, note }: ResolvedLine,
): Promise<void> {
  if (!(await isUnmatched(audit.db, line))) throw new AppError("not_found", "Line not found.");
  const row = { line, note, resolvedBy: admin.id, resolvedAt: audit.clock() };
  const entry = { action: "ledger.resolve-line", subjectId: line, after: { note } } as const;
  try {
    await withAudit(audit, admin, entry, (statements) => createResolvedLine(audit.db, row, statements));
  } catch (error) {
    if (!violates(error, "resolved_lines.line")) throw error;
    throw new AppError("conflict", "This line is already resolved.", { cause: error });
  }
}

/** Takes the mark back. @throws AppError `not_found` (it is not resolved) */
export async function reopenLine(
  audit: AuditDependencies,
  admin: Admin,
  { line }: Pick<ResolvedLine, "line">,
): Promise<void> {
  const resolved = await findResolvedLine(audit.db, line);
  if (!resolved) throw new AppError("not_found", "This line is not resolved.");
  const entry = { action: "ledger.reopen-line", subjectId: line, before: { note: resolved.note } } as const;
  await withAudit(audit, admin, entry, (statements) => deleteResolvedLine(audit.db, line, statements));
}
