import type { Viewer } from "~/domain/accounts/account";
import type { ReviewStatus } from "~/domain/reviews/review";
import type { ReviewContent } from "~/domain/reviews/review-form";
import type { Dependencies } from "../services";
import { answerReview, reportReview } from "./answer-review";
import { dismissReviewReport } from "./dismiss-review-report";
import { editReview } from "./edit-review";
import { getOwnReview } from "./get-own-review";
import { listReviewsForModeration } from "./list-reviews-for-moderation";
import { listReviewsOfTour } from "./list-reviews-of-tour";
import { listReviewsToWrite } from "./list-reviews-to-write";
import { moderateReview } from "./moderate-review";
import { writeReview } from "./write-review";

export function reviewServices({ db, clock, audit, bookingMailer }: Dependencies) {
  return {
    listReviewsOfTour: (page: { slug: string; cursor: string | null }) => listReviewsOfTour({ db }, page),
    listReviewsToWrite: (viewer: Viewer | null, page: { limit: number }) =>
      listReviewsToWrite({ db, clock }, viewer, page),
    getOwnReview: (viewer: Viewer | null, bookingId: string) =>
      getOwnReview({ db, clock }, viewer, bookingId),
    writeReview: (viewer: Viewer | null, review: ReviewContent & { bookingId: string }) =>
      writeReview({ db, clock }, viewer, review),
    editReview: (viewer: Viewer | null, review: ReviewContent & { bookingId: string }) =>
      editReview({ db, clock }, viewer, review),
    moderateReview: (viewer: Viewer | null, change: { id: string; status: ReviewStatus }) =>
      moderateReview(audit, viewer, change),
    answerReview: (viewer: Viewer | null, reply: { id: string; text: string }) =>
      answerReview({ audit, bookingMailer }, viewer, reply),
    reportReview: (viewer: Viewer | null, report: { id: string; reason: string }) =>
      reportReview(audit, viewer, report),
    dismissReviewReport: (viewer: Viewer | null, id: string) => dismissReviewReport(audit, viewer, id),
    listReviewsForModeration: (
      viewer: Viewer | null,
      query: Parameters<typeof listReviewsForModeration>[2],
    ) => listReviewsForModeration({ db }, viewer, query),
  };
}
