import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { requireRight } from "../authz/require-right";
import { requireFound } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import { returnDraft, withdrawTour as takeBack } from "./tour-submission.repo";

/**
 * Withdraws a submission under review: a new tour, or the edits of a published one.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `illegal_transition` (nothing is under review)
 */
export async function withdrawTour(
  audit: AuditDependencies,
  asking: Viewer | null,
  slug: string,
): Promise<void> {
  const { db } = audit;
  const { viewer } = await requireRight(db, asking, "tours");
  const { id: tourId, tour, draft } = requireFound(await drafts.findOwnTour(db, viewer.id, slug));
  const isDone =
    tour.status === "active" && draft
      ? await withAudit(audit, viewer, { action: "tour.withdraw-texts", subjectId: slug }, (statements) =>
          returnDraft(db, { tourId, version: draft.version, userId: viewer.id }, statements),
        )
      : await withAudit(
          audit,
          viewer,
          {
            action: "tour.withdraw",
            subjectId: slug,
            before: { status: "pending" },
            after: { status: "draft" },
          },
          (statements) => takeBack(db, { tourId, userId: viewer.id }, statements),
        );
  if (!isDone) throw new AppError("illegal_transition", "This tour isn't under review.");
}
