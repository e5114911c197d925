import { readReviewQuery, type ReviewQuery } from "~/domain/reviews/review-query";
import { summarizeRatings, type RatingSummary, type Review } from "~/domain/reviews/review";
import { admin, query, staff, traveler } from "../platform/authz/guards";
import { publicRead, reading, visitor } from "../platform/authz/use-case";
import type { Database } from "../platform/db/client";
import { answerReview, reportReview } from "./answer-review";
import { getTravelerReview, listReviewsToWrite } from "./get-traveler-review";
import { listReviewsForModeration } from "./moderation.repo";
import { addPhotograph, deletePhotograph } from "./add-photograph";
import { getPhotographFile, getPhotographPage } from "./get-photograph";
import { moderatePhotograph } from "./moderate-photograph";
import { moderateReview, dismissReviewReport } from "./moderate-review";
import { listPhotographsForModeration } from "./photograph-moderation.repo";
import { listTourPhotographs } from "./photographs.repo";
import { writeReview, editReview } from "./write-review";
import { listTourReviews } from "./tour-reviews.repo";

export const reviewUseCases = {
  listReviewsOfTour: publicRead(listReviewsOfTour),
  listReviewsToWrite: traveler(reading(listReviewsToWrite)),
  getTravelerReview: traveler(reading(getTravelerReview)),
  writeReview: traveler(writeReview),
  editReview: traveler(editReview),
  moderateReview: admin("reviews", moderateReview),
  answerReview: staff("reviews", answerReview),
  reportReview: staff("reviews", reportReview),
  dismissReviewReport: admin("reviews", dismissReviewReport),
  listReviewsForModeration: admin("reviews", query(listReviewsForModeration)),
  addPhotograph: traveler(addPhotograph),
  deletePhotograph: traveler(deletePhotograph),
  getPhotographFile: visitor(reading(getPhotographFile)),
  getPhotographPage: publicRead(getPhotographPage),
  listGuestPhotographs: publicRead(({ db }: { db: Database }, slug: string) =>
    listTourPhotographs(db, slug, photographsShown),
  ),
  moderatePhotograph: admin("reviews", moderatePhotograph),
  listPhotographsForModeration: admin("reviews", query(listPhotographsForModeration)),
};

const pageSize = 10;
const photographsShown = 12;

interface TourReviews {
  summary: RatingSummary;
  reviews: Review[];
  nextCursor: string | null;
}

/**
 * Lists one page of a tour's reviews with the summary of all ratings.
 * @param query by default the newest reviews
 * @throws AppError `invalid` (cursor)
 */
export async function listReviewsOfTour(
  { db }: { db: Database },
  { slug, limit = pageSize, ...query }: { slug: string; limit?: number } & Partial<ReviewQuery>,
): Promise<TourReviews> {
  const { countOf, ...page } = await listTourReviews(db, slug, {
    ...readReviewQuery(new URLSearchParams()),
    ...query,
    limit,
  });
  return { ...page, summary: summarizeRatings(countOf) };
}
