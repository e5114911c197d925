import { answerReview, reportReview } from "./answer-review";
import { dismissReviewReport } from "./dismiss-review-report";
import { editReview } from "./edit-review";
import { getOwnReview } from "./get-own-review";
import { listReviewsForModeration } from "./list-reviews-for-moderation";
import { listReviewsOfTour } from "./list-reviews-of-tour";
import { listReviewsToWrite } from "./list-reviews-to-write";
import { moderateReview } from "./moderate-review";
import { writeReview } from "./write-review";
import { anyone } from "../use-case";

export const reviewUseCases = {
  listReviewsOfTour: anyone(listReviewsOfTour),
  listReviewsToWrite: anyone(listReviewsToWrite),
  getOwnReview: anyone(getOwnReview),
  writeReview: anyone(writeReview),
  editReview: anyone(editReview),
  moderateReview: anyone(moderateReview),
  answerReview: anyone(answerReview),
  reportReview: anyone(reportReview),
  dismissReviewReport: anyone(dismissReviewReport),
  listReviewsForModeration: anyone(listReviewsForModeration),
};
