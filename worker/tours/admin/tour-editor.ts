import { AppError } from "~/domain/errors";
import type { Admin, Staff } from "../../platform/authz/actors";

/** Administrators edit all tours, members of an operator with the right "tours" those of the operator. */
export type TourEditor = Admin | Staff<"tours">;

/** A tour's ownership relative to the editor. */
interface OwnedTour {
  /** True if an operator gives them the right to its tours (`isTourOf`). */
  isTheirs: boolean;
}

/**
 * Returns a tour that an editor may edit. For members of other operators it does not exist.
 * @param find finds the tour for a user
 * @throws AppError `not_found`
 */
export async function findEditable<Tour extends OwnedTour>(
  editor: TourEditor,
  find: (userId: string) => Promise<Tour | null>,
): Promise<Tour> {
  const tour = await find(editor.id);
  if (tour === null || !(editor.role === "admin" || tour.isTheirs))
    throw new AppError("not_found", "Tour not found.");
  return tour;
}

/** Returns the user whose right to the tour the statement checks; null for an administrator, who needs none. */
export function editorIdOf(editor: TourEditor): string | null {
  return editor.role === "admin" ? null : editor.id;
}
