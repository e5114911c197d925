import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { requireRight } from "../operators/require-right";
import { requireFound } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import { deleteDraft } from "./tour-writing.repo";

/**
 * Throws away what was written and is not yet the tour's.
 * @param version of the working copy that is meant
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `conflict` (it was changed since), `illegal_transition` (it is
 *   being looked at)
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
    throw new AppError("illegal_transition", "This is with us to be looked at. Withdraw it first.");
  throw new AppError("conflict", "It was changed since you opened this page. Please look at it again.");
}
