import { todayInIndia } from "~/domain/calendar/calendar";
import { lastMonths, startOfMonth } from "~/domain/calendar/months";
import { fillMonths, type RatedTour, type RatingMonth } from "~/domain/reviews/review-statistics";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { PageEnd } from "../platform/db/list-page";
import * as repo from "./operator-reviews.repo";
import type { OperatorReview, OperatorReviewFilter, OperatorReviewPage } from "./operator-reviews.repo";
import type { Staff } from "../platform/authz/actors";

interface OperatorReviewList extends PageEnd {
  reviews: OperatorReview[];
  /** Number of all published reviews of the operator's tours. */
  count: number;
  /** Mean of their stars; null without reviews. */
  mean: number | null;
}

/** Number of months in the chart. */
const monthsShown = 12;

/**
 * Lists one page of the published reviews of an operator's tours, newest first by default.
 * @throws AppError `invalid` (cursor)
 */
export async function listOperatorReviews(
  { db }: { db: Database },
  staff: Staff<"reviews">,
  { sort, cursor, limit, isCounted, ...filter }: OperatorReviewFilter & OperatorReviewPage,
): Promise<OperatorReviewList> {
  const [list, summary] = await Promise.all([
    repo.listOperatorReviews(db, staff.id, filter, { sort, cursor, limit, isCounted }),
    repo.getReviewMean(db, staff.id),
  ]);
  return { ...list, ...summary };
}

/**
 * Returns the ratings of an operator's tours, in total and for the last twelve months.
 */
export async function getOperatorRatings(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"reviews">,
): Promise<{ tours: RatedTour[]; months: RatingMonth[] }> {
  const shown = lastMonths(todayInIndia(clock()), monthsShown);
  const { tours, months } = await repo.summarizeOperatorReviews(db, staff.id, startOfMonth(shown[0] ?? ""));
  return { tours, months: fillMonths(months, shown) };
}
