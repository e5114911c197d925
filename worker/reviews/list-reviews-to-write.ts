import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import { requireViewer } from "../authz/require-viewer";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listTripsToReview } from "./own-trips.repo";
import type { TripToReview } from "./own-trips.repo";

/** Lists the viewer's latest completed trips without a review. @throws AppError `unauthenticated`, `forbidden` */
export function listReviewsToWrite(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
  { limit }: { limit: number },
): Promise<TripToReview[]> {
  requireViewer(viewer);
  return listTripsToReview(db, viewer, { today: todayInIndia(clock()), limit });
}
