import { summarizeRatings } from "~/domain/reviews/review";
import type { RatingSummary, Review } from "~/domain/reviews/review";
import type { Database } from "../db/client";
import { listTourReviews } from "./tour-reviews.repo";

const pageSize = 6;

export interface TourReviews {
  summary: RatingSummary;
  reviews: Review[];
  nextCursor: string | null;
}

/**
 * Lists one page of a tour's reviews, newest first, with the summary of all ratings.
 * @throws AppError `invalid` (cursor)
 */
export async function listReviewsOfTour(
  { db }: { db: Database },
  { slug, cursor }: { slug: string; cursor: string | null },
): Promise<TourReviews> {
  const { countOf, ...page } = await listTourReviews(db, slug, { cursor, limit: pageSize });
  return { ...page, summary: summarizeRatings(countOf) };
}
