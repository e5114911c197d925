import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { updateReviewReportHandled } from "./review-replies.repo";
import type { Admin } from "../authz/actors";

/**
 * Marks a report of a review as resolved; the review stays as it is.
 * @param id of the review
 * @throws AppError `illegal_transition` (no open report)
 */
export async function dismissReviewReport(audit: AuditDependencies, admin: Admin, id: string): Promise<void> {
  const entry = { action: "review.dismiss" as const, subjectId: id };
  const handled = { at: audit.clock(), by: admin.id };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    updateReviewReportHandled(audit.db, id, handled, statements),
  );
  if (!isDone) throw new AppError("illegal_transition", "This review has no open report.");
}
