import { isActiveAdmin } from "~/domain/account";
import type { AccountStatus, Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../accounts/require-admin";
import { requireOperator } from "../operators/require-operator";

/** Whose a tour is. */
interface OwnedTour {
  ownerId: string | null;
  companyStatus: Exclude<AccountStatus, "active">;
}

/**
 * Lets only those go on who may edit a tour: administrators, and the owner of the company that runs it, unless the company
 * is suspended. To other operators there is no such tour.
 * @param tour null where there is none
 * @throws AppError `unauthenticated` for nobody, `forbidden` for whoever edits no tours at all, `not_found`
 */
export function requireTourEditor<Tour extends OwnedTour>(
  viewer: Viewer | null,
  tour: Tour | null,
): { editor: Viewer; tour: Tour } {
  if (viewer?.role === "tour_operator") requireOperator(viewer);
  else requireAdmin(viewer);
  const isTheirs = tour !== null && tour.ownerId === viewer.id && tour.companyStatus !== "suspended";
  if (tour === null || !(isActiveAdmin(viewer) || isTheirs))
    throw new AppError("not_found", "There is no such tour.");
  return { editor: viewer, tour };
}
