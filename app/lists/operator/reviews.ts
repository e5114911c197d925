import type { Viewer } from "~/domain/accounts/account";
import { choice, defineList, loadedChoice } from "~/lists/definition";
import { starFilter, starsOf } from "~/lists/stars";

/** Reviews of an operator's tours, shown as cards. */
export const operatorReviewsList = defineList({
  path: "/operator/reviews",
  pageSize: 30,
  sorts: ["-written"],
  filters: {
    tour: loadedChoice("Tour"),
    stars: starFilter,
    answer: choice("Answer", ["missing", "given"], { missing: "Not answered", given: "Answered" }),
  },
  load: (services, operator: Viewer, { stars, ...query }) =>
    services.listOperatorReviews(operator, { ...query, stars: starsOf(stars) }),
  rows: ({ reviews }) => reviews,
  caption: "Traveler reviews",
  empty: "No reviews found",
  emptyReason: "Travelers are asked for a review after their trip.",
  pages: ["Newest reviews", "Older reviews"],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => `the review “${title}”`,
  columns: [],
});
