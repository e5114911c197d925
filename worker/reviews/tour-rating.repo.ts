import { eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../db/client";
import { tours } from "../db/schema";

const published = "FROM reviews WHERE reviews.tour_id = tours.id AND reviews.status = 'published'";

/**
 * A tour's rating and number of reviews as expressions over its published reviews, to be set in the batch that writes a review: read and
 * written in one statement, they stay correct under concurrency. The mean is in whole tenths, half up, like summarizeRatings in
 * app/domain/reviews/review.ts; NULL without reviews.
 */
export const tourRating = {
  rating: `(SELECT (20 * sum(reviews.rating) + count(*)) / (2 * count(*)) / 10.0 ${published})`,
  reviewCount: `(SELECT count(*) ${published})`,
} as const;

/** Updates the rating of the tour that `tourId` selects. */
export function refreshTourRating(db: Database, tourId: SQL) {
  return db
    .update(tours)
    .set({ rating: sql.raw(tourRating.rating), reviewCount: sql.raw(tourRating.reviewCount) })
    .where(eq(tours.id, tourId));
}
