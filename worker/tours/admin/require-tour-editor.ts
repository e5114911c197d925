import { isActiveAdmin } from "~/domain/accounts/account";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../../authz/require-admin";
import type { Database } from "../../db/client";
import { requireRight } from "../../authz/require-right";

/** A tour's ownership relative to the viewer. */
interface OwnedTour {
  /** True if a company gives them the right to its tours (`isTourOf`). */
  isTheirs: boolean;
}

/**
 * Requires the right to edit a tour: administrators, and members of the tour's company with that right. For members of other companies the
 * tour does not exist.
 * @param find finds the tour for a user
 * @throws AppError `unauthenticated`, `forbidden` (viewers who edit no tours at all), `not_found`
 */
export async function requireTourEditor<Tour extends OwnedTour>(
  db: Database,
  viewer: Viewer | null,
  find: (userId: string) => Promise<Tour | null>,
): Promise<{ editor: Viewer; tour: Tour }> {
  if (viewer?.role === "tour_operator") await requireRight(db, viewer, "tours");
  else requireAdmin(viewer);
  const tour = await find(viewer.id);
  if (tour === null || !(isActiveAdmin(viewer) || tour.isTheirs))
    throw new AppError("not_found", "Tour not found.");
  return { editor: viewer, tour };
}

/** Returns the user whose right to the tour the statement checks; null for an administrator, who needs none. */
export function editorIdOf(editor: Viewer): string | null {
  const { id } = editor;
  return isActiveAdmin(editor) ? null : id;
}
