import { AppError, staleEdit } from "~/domain/errors";
import type { Database } from "../db/client";
import { requireFound } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import { deleteDraft } from "./tour-writing.repo";
import type { Staff } from "../authz/actors";

/**
 * Discards a tour's unpublished edits.
 * @param version of the draft
 * @throws AppError `not_found`, `conflict` (it was changed since), `illegal_transition` (it is under
 * review)
 */
export async function discardTourDraft(
  { db }: { db: Database },
  staff: Staff<"tours">,
  { slug, version }: { slug: string; version: number },
): Promise<void> {
  const written = requireFound(await drafts.findOwnTour(db, staff.id, slug));
  if (await deleteDraft(db, { tourId: written.id, version, userId: staff.id })) return;
  const { tour, draft } = requireFound(await drafts.findOwnTour(db, staff.id, slug));
  if (tour.status === "pending" || (draft && draft.submittedAt !== null))
    throw new AppError("illegal_transition", "This draft is under review. Withdraw it first.");
  throw staleEdit("this draft");
}
