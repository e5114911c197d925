import { isActiveAdmin } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import { requireRight } from "../operators/require-right";

/** Whose a tour is, for the one who asks. */
interface OwnedTour {
  /** Whether a company has given them the right to its tours (`isTourOf`). */
  isTheirs: boolean;
}

/**
 * Lets only those go on who may edit a tour: administrators, and the people of the company that runs it who have that right.
 * To people of other companies there is no such tour.
 * @param find the tour as it is for a person, or null
 * @throws AppError `unauthenticated` for nobody, `forbidden` for whoever edits no tours at all, `not_found`
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
    throw new AppError("not_found", "There is no such tour.");
  return { editor: viewer, tour };
}

/** Whose right to the tour the statement asks for; null for an administrator, who needs none. */
export function editorIdOf(editor: Viewer): string | null {
  const { id } = editor;
  return isActiveAdmin(editor) ? null : id;
}
