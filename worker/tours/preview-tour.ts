import type { Viewer } from "~/domain/accounts/account";
import { requireAdmin } from "../authz/require-admin";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getTourPage } from "./get-tour-page";
import type { TourPageData } from "./get-tour-page";

/**
 * Returns the data of a tour's page for an administrator, whether it is on sale or not.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function previewTour(
  dependencies: { db: Database; clock: Clock },
  viewer: Viewer | null,
  slug: string,
): Promise<TourPageData> {
  requireAdmin(viewer);
  return getTourPage(dependencies, slug, "all");
}
