import { draftedDetails } from "~/domain/tours/tour-preview";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getTour } from "../tours/get-tour";
import { tourPageOf } from "../tours/get-tour-page";
import type { TourPageData } from "../tours/get-tour-page";
import { requireFound, writtenValues } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import type { Staff } from "../authz/actors";

/**
 * Renders the data of a tour's page with the draft applied, for its editors.
 * @throws AppError `not_found`
 */
export async function previewOwnTour(
  dependencies: { db: Database; clock: Clock },
  staff: Staff<"tours">,
  slug: string,
): Promise<TourPageData> {
  const { db } = dependencies;
  const written = requireFound(await drafts.findOwnTour(db, staff.id, slug));
  const tour = await getTour({ db }, slug, "all");
  return tourPageOf(dependencies, draftedDetails(tour, writtenValues(written).values), "all");
}
