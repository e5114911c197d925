import { todayInIndia } from "~/domain/calendar/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listTripsToReview } from "./own-trips.repo";
import type { TripToReview } from "./own-trips.repo";
import type { Traveler } from "../authz/actors";

/** Lists the viewer's latest completed trips without a review. */
export function listReviewsToWrite(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { limit }: { limit: number },
): Promise<TripToReview[]> {
  return listTripsToReview(db, traveler, { today: todayInIndia(clock()), limit });
}
