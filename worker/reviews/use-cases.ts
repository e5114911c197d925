import { answerReview, reportReview } from "./answer-review";
import { dismissReviewReport } from "./dismiss-review-report";
import { editReview } from "./edit-review";
import { getOwnReview } from "./get-own-review";
import { listReviewsForModeration } from "./moderation.repo";
import { listReviewsOfTour } from "./list-reviews-of-tour";
import { listReviewsToWrite } from "./list-reviews-to-write";
import { moderateReview } from "./moderate-review";
import { writeReview } from "./write-review";
import { admin, query, staff, traveler } from "../authz/guards";
import { anyone } from "../use-case";

export const reviewUseCases = {
  listReviewsOfTour: anyone(listReviewsOfTour),
  listReviewsToWrite: traveler(listReviewsToWrite),
  getOwnReview: traveler(getOwnReview),
  writeReview: traveler(writeReview),
  editReview: traveler(editReview),
  moderateReview: admin(moderateReview),
  answerReview: staff("reviews", answerReview),
  reportReview: staff("reviews", reportReview),
  dismissReviewReport: admin(dismissReviewReport),
  listReviewsForModeration: admin(query(listReviewsForModeration)),
};
