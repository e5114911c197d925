import { isActiveAdmin } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../accounts/require-admin";
import { requireOperator } from "../operators/require-operator";

/** Whose a tour is, for the one who asks. */
interface OwnedTour {
  /** Whether a company has given them the right to its tours (`isTourOf`). */
  isTheirs: boolean;
}

/**
 * Lets only those go on who may edit a tour: administrators, and the people of the company that runs it who have that right.
 * To other operators there is no such tour.
 * @param tour null where there is none
 * @throws AppError `unauthenticated` for nobody, `forbidden` for whoever edits no tours at all, `not_found`
 */
export function requireTourEditor<Tour extends OwnedTour>(
  viewer: Viewer | null,
  tour: Tour | null,
): { editor: Viewer; tour: Tour } {
  if (viewer?.role === "tour_operator") requireOperator(viewer);
  else requireAdmin(viewer);
  if (tour === null || !(isActiveAdmin(viewer) || tour.isTheirs))
    throw new AppError("not_found", "There is no such tour.");
  return { editor: viewer, tour };
}
