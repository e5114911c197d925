import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../authz/require-admin";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { updateReviewReportHandled } from "./review-replies.repo";

/**
 * Marks a report of a review as resolved; the review stays as it is.
 * @param id of the review
 * @throws AppError `unauthenticated`, `forbidden`, `illegal_transition` (no open report)
 */
export async function dismissReviewReport(
  audit: AuditDependencies,
  viewer: Viewer | null,
  id: string,
): Promise<void> {
  requireAdmin(viewer);
  const entry = { action: "review.dismiss" as const, subjectId: id };
  const handled = { at: audit.clock(), by: viewer.id };
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    updateReviewReportHandled(audit.db, id, handled, statements),
  );
  if (!isDone) throw new AppError("illegal_transition", "This review has no open report.");
}
