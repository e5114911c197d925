import { summarizeRatings } from "~/domain/review";
import type { RatingSummary, Review } from "~/domain/review";
import type { Database } from "../db/client";
import { listTourReviews } from "./tour-reviews.repo";

/** How many reviews a page shows. */
const pageSize = 6;

export interface TourReviews {
  summary: RatingSummary;
  reviews: Review[];
  nextCursor: string | null;
}

/**
 * One page of what travellers say of a tour, newest first, with all their stars taken together.
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listReviewsOfTour(
  { db }: { db: Database },
  { slug, cursor }: { slug: string; cursor: string | null },
): Promise<TourReviews> {
  const { countOf, ...page } = await listTourReviews(db, slug, { cursor, limit: pageSize });
  return { ...page, summary: summarizeRatings(countOf) };
}
