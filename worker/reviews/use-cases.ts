import { summarizeRatings, type RatingSummary, type Review } from "~/domain/reviews/review";
import { admin, query, staff, traveler } from "../authz/guards";
import { anyone } from "../use-case";
import type { Database } from "../db/client";
import { answerReview, reportReview } from "./answer-review";
import { getTravelerReview, listReviewsToWrite } from "./get-traveler-review";
import { listReviewsForModeration } from "./moderation.repo";
import { moderateReview, dismissReviewReport } from "./moderate-review";
import { writeReview, editReview } from "./write-review";
import { listTourReviews } from "./tour-reviews.repo";

export const reviewUseCases = {
  listReviewsOfTour: anyone(listReviewsOfTour),
  listReviewsToWrite: traveler(listReviewsToWrite),
  getTravelerReview: traveler(getTravelerReview),
  writeReview: traveler(writeReview),
  editReview: traveler(editReview),
  moderateReview: admin("reviews", moderateReview),
  answerReview: staff("reviews", answerReview),
  reportReview: staff("reviews", reportReview),
  dismissReviewReport: admin("reviews", dismissReviewReport),
  listReviewsForModeration: admin("reviews", query(listReviewsForModeration)),
};

const pageSize = 6;

interface TourReviews {
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
