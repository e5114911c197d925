import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { canEdit, editableUntil, reviewerName } from "~/domain/reviews/review";
import { isCompleted } from "~/domain/trips/trip";
import type { AuthoredPhotograph } from "~/domain/reviews/review-photograph";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Traveler } from "../platform/authz/actors";
import { listAuthoredPhotographs } from "./photographs.repo";
import {
  findTravelerTrip,
  listTripsToReview,
  type TripToReview,
  type WrittenReview,
} from "./traveler-trips.repo";
import { reviewErrors } from "./messages";

export interface ReviewState {
  trip: TripToReview;
  review: WrittenReview | null;
  /** Allowed action of the viewer: write a review, change it, only read it, or none of these. */
  state: "to_write" | "editable" | "final" | "not_reviewable";
  /** UTC instant until which the review can be changed; null without a review. */
  editableUntil: number | null;
  /** In the order they were added. */
  photographs: AuthoredPhotograph[];
}

/**
 * Returns a booking of the viewer and their review of it.
 * @throws AppError `not_found` (also for others' bookings)
 */
export async function getTravelerReview(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  bookingId: string,
): Promise<ReviewState> {
  const found = await findTravelerTrip(db, traveler, bookingId);
  if (!found) throw new AppError("not_found", reviewErrors().noBooking(bookingId));
  const { trip, review } = found;
  const now = clock();
  if (review) {
    const state = canEdit(review, now) ? "editable" : "final";
    const of = { authorName: reviewerName(traveler.name), place: trip.place };
    const photographs = await listAuthoredPhotographs(db, review.id, of);
    return { trip, review, state, editableUntil: editableUntil(review.createdAt), photographs };
  }
  const state = isCompleted(trip, todayInIndia(now)) ? "to_write" : "not_reviewable";
  return { trip, review, state, editableUntil: null, photographs: [] };
}

/** Lists the viewer's latest completed trips without a review. */
export function listReviewsToWrite(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { limit }: { limit: number },
): Promise<TripToReview[]> {
  return listTripsToReview(db, traveler, { today: todayInIndia(clock()), limit });
}
