import { AppError } from "~/domain/errors";
import type { ReviewStatus } from "~/domain/reviews/review";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Admin } from "../platform/authz/actors";
import { findReviewStatus, updateReviewStatus } from "./reviews.repo";
import { updateReviewReportHandled } from "./review-replies.repo";

/**
 * Hides a review from everyone or shows it again, on behalf of an administrator. Updates the tour's rating.
 * @throws AppError `not_found`, `illegal_transition` (it is already)
 */
export async function moderateReview(
  audit: AuditDependencies,
  admin: Admin,
  change: { id: string; status: ReviewStatus },
): Promise<void> {
  const { id, status } = change;
  const action = status === "hidden" ? ("review.hide" as const) : ("review.publish" as const);
  const was = await findReviewStatus(audit.db, id);
  if (was === null) throw new AppError("not_found", "Review not found.");
  const entry = { action, subjectId: id, before: { status: was }, after: { status } };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    updateReviewStatus(audit.db, change, { at: audit.clock(), by: admin.id }, statements),
  );
  if (isDone) return;
  throw new AppError(
    "illegal_transition",
    status === "hidden" ? "This review is already hidden." : "This review is already shown.",
  );
}

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
