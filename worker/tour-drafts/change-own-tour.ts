import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { isTourOf } from "../authz/operator-rights.repo";
import { updateTourState } from "../tours/tour-state.repo";
import { requireFound } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import { isOwnAndUnbooked } from "./tour-drafts.repo";
import type { Staff } from "../authz/actors";

/** An operator's actions on a tour besides editing it. Publishing is for administrators. */
export type OwnTourAction = "unpublish" | "delete";

/**
 * Unpublishes one of the operator's tours, or deletes a draft without bookings; administrators can restore it.
 * @throws AppError `not_found`, `illegal_transition` (with the reason)
 */
export async function changeOwnTour(
  audit: AuditDependencies,
  staff: Staff<"tours">,
  { slug, action }: { slug: string; action: OwnTourAction },
): Promise<void> {
  const { db } = audit;
  const { tour, bookings } = requireFound(await drafts.findOwnTour(db, staff.id, slug));
  const entry = {
    action: `tour.${action}` as const,
    subjectId: slug,
    before: { status: tour.status, isDeleted: false },
    after: { status: "draft", isDeleted: action === "delete" },
  };
  const only = action === "delete" ? isOwnAndUnbooked(staff.id) : isTourOf(staff.id, "tours");
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
