import type { Viewer } from "~/domain/accounts/account";
import { AppError, staleEdit } from "~/domain/errors";
import type { Database } from "../db/client";
import { requireRight } from "../authz/require-right";
import { requireFound } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import { deleteDraft } from "./tour-writing.repo";

/**
 * Discards a tour's unpublished edits.
 * @param version of the draft
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `conflict` (it was changed since), `illegal_transition` (it is under
 * review)
 */
export async function discardTourDraft(
  { db }: { db: Database },
  asking: Viewer | null,
  { slug, version }: { slug: string; version: number },
): Promise<void> {
  const { viewer } = await requireRight(db, asking, "tours");
  const written = requireFound(await drafts.findOwnTour(db, viewer.id, slug));
  if (await deleteDraft(db, { tourId: written.id, version, userId: viewer.id })) return;
  const { tour, draft } = requireFound(await drafts.findOwnTour(db, viewer.id, slug));
  if (tour.status === "pending" || (draft && draft.submittedAt !== null))
    throw new AppError("illegal_transition", "This draft is under review. Withdraw it first.");
  throw staleEdit("this draft");
}
