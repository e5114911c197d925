import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getTourPage } from "./get-tour-page";
import type { TourPageData } from "./get-tour-page";
import type { Admin } from "../authz/actors";

/**
 * Returns the data of a tour's page for an administrator, whether it is on sale or not.
 * @throws AppError `not_found`
 */
export async function previewTour(
  dependencies: { db: Database; clock: Clock },
  _admin: Admin,
  slug: string,
): Promise<TourPageData> {
  return getTourPage(dependencies, slug, "all");
}
