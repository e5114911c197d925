import { AppError, staleEdit } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Staff } from "../platform/authz/actors";
import type { Database } from "../platform/db/client";
import { requireFound } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import { returnDraft, deleteSubmission as takeBack } from "./tour-submission.repo";
import { deleteDraft } from "./draft-changes.repo";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import { editorIdOf, type TourEditor } from "../tours/admin/tour-editor";
import { updateTourState } from "../tours/tour-state.repo";

/**
 * Withdraws a submission under review: a new tour, or the edits of a published one.
 * @throws AppError `not_found`, `illegal_transition` (nothing is under review)
 */
export async function withdrawTour(
  audit: AuditDependencies,
  staff: Staff<"tours">,
  slug: string,
): Promise<void> {
  const { db } = audit;
  const { id: tourId, tour, draft } = requireFound(await drafts.findWrittenTour(db, staff.id, slug));
  const isDone =
    tour.status === "active" && draft
      ? await withAudit(audit, staff, { action: "tour.withdraw-texts", subjectId: slug }, (statements) =>
          returnDraft(db, { tourId, version: draft.version, userId: staff.id }, statements),
        )
      : await withAudit(
          audit,
          staff,
          {
            action: "tour.withdraw",
            subjectId: slug,
            before: { status: "pending" },
            after: { status: "draft" },
          },
          (statements) => takeBack(db, { tourId, userId: staff.id }, statements),
        );
  if (!isDone) throw new AppError("illegal_transition", "This tour isn't under review.");
}

/**
 * Discards a tour's unpublished edits.
 * @param version of the draft
 * @throws AppError `not_found`, `conflict` (it was changed since), `illegal_transition` (it is under
 * review)
 */
export async function discardTourDraft(
  { db }: { db: Database },
  editor: TourEditor,
  { slug, version }: { slug: string; version: number },
): Promise<void> {
  const editorId = editorIdOf(editor);
  const written = requireFound(await drafts.findWrittenTour(db, editorId, slug));
  if (await deleteDraft(db, { tourId: written.id, version, editorId })) return;
  const { tour, draft } = requireFound(await drafts.findWrittenTour(db, editorId, slug));
  if (tour.status === "pending" || (draft && draft.submittedAt !== null))
    throw new AppError("illegal_transition", "This draft is under review. Withdraw it first.");
  throw staleEdit("this draft");
}

/** An operator's actions on a tour besides editing it. Publishing is for administrators. */
type TourRemoval = "unpublish" | "delete";

/**
 * Unpublishes one of the operator's tours, or deletes a draft without bookings; administrators can restore it.
 * @throws AppError `not_found`, `illegal_transition` (with the reason)
 */
export async function unpublishOrDeleteTour(
  audit: AuditDependencies,
  staff: Staff<"tours">,
  { slug, action }: { slug: string; action: TourRemoval },
): Promise<void> {
  const { db } = audit;
  const { tour, bookings } = requireFound(await drafts.findWrittenTour(db, staff.id, slug));
  const entry = {
    action: `tour.${action}` as const,
    subjectId: slug,
    before: { status: tour.status, isDeleted: false },
    after: { status: "draft", isDeleted: action === "delete" },
  };
  const only = action === "delete" ? drafts.isUnbookedTourOf(staff.id) : isTourOf(staff.id, "tours");
  const isDone = await withAudit(audit, staff, entry, (statements) =>
    updateTourState(db, { slug, action, reason: null, now: audit.clock(), only }, statements),
  );
  if (isDone) return;
  if (action === "unpublish") throw new AppError("illegal_transition", "This tour is not published.");
  throw new AppError(
    "illegal_transition",
    bookings > 0
      ? "This tour has bookings and can't be deleted. Unpublish it instead."
      : "Only a draft can be deleted. Unpublish or withdraw the tour first.",
  );
}
