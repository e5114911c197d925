import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { isTourOf } from "../operators/company-rights.repo";
import { requireRight } from "../operators/require-right";
import { updateTourState } from "../tours/tour-state.repo";
import { requireFound } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import { isOwnAndUnbooked } from "./tour-drafts.repo";

/** What an operator may do with a tour beside writing it. Publishing is for administrators. */
export type OwnTourAction = "unpublish" | "delete";

/**
 * Takes an own tour off the site, or deletes an own draft that nobody has booked; administrators can restore it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `illegal_transition` (says why not)
 */
export async function changeOwnTour(
  audit: AuditDependencies,
  asking: Viewer | null,
  { slug, action }: { slug: string; action: OwnTourAction },
): Promise<void> {
  const { db } = audit;
  const { viewer } = await requireRight(db, asking, "tours");
  const { tour, bookings } = requireFound(await drafts.findOwnTour(db, viewer.id, slug));
  const entry = {
    action: `tour.${action}` as const,
    subjectId: slug,
    before: { status: tour.status, isDeleted: false },
    after: { status: "draft", isDeleted: action === "delete" },
  };
  const only = action === "delete" ? isOwnAndUnbooked(viewer.id) : isTourOf(viewer.id, "tours");
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    updateTourState(db, { slug, action, reason: null, now: audit.clock(), only }, statements),
  );
  if (isDone) return;
  if (action === "unpublish") throw new AppError("illegal_transition", "This tour is not published.");
  throw new AppError(
    "illegal_transition",
    bookings > 0
      ? "There are bookings of this tour: it stays, so that they can be looked up. Take it off the site instead."
      : "Only a draft can be deleted. Take it off the site, or withdraw it, first.",
  );
}
