import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { reviewerName } from "~/domain/reviews/review";
import type { ReviewContent } from "~/domain/reviews/review-form";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { violates } from "../db/errors";
import { getSettings, requireFeature } from "../settings/get-settings";
import { getOwnReview } from "./get-own-review";
import { createReview } from "./reviews.repo";
import type { Traveler } from "../authz/actors";

/**
 * Publishes the viewer's review of a completed trip, once, and updates the tour's rating.
 * @throws AppError `not_found` (also for others' bookings), `not_reviewable` (the trip is not over, or did
 * not take place), `already_reviewed`, `unavailable` (reviews are switched off)
 */
export async function writeReview(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { bookingId, ...content }: ReviewContent & { bookingId: string },
): Promise<void> {
  requireFeature(await getSettings(db), "reviews");
  const now = clock();
  const review = { ...content, id: crypto.randomUUID(), bookingId, authorName: reviewerName(traveler.name) };
  try {
    if (await createReview(db, traveler, review, { now, today: todayInIndia(now) })) return;
  } catch (error) {
    if (!violates(error, "reviews.booking")) throw error;
    throw new AppError("already_reviewed", "You have already reviewed this trip.", { cause: error });
  }
  await getOwnReview({ db, clock }, traveler, bookingId);
  throw new AppError("not_reviewable", "You can review a confirmed trip once it is over.");
}
