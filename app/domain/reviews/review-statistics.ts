/** Review statistics of an operator's tours. */

import type { Month } from "~/domain/calendar/months";

/** Published reviews of a tour. */
export interface RatedTour {
  slug: string;
  title: string;
  count: number;
  /** Average star rating. */
  mean: number;
  /** Number without a reply from the operator. */
  unanswered: number;
}

/** Published reviews written in a month. */
export interface RatingMonth {
  month: Month;
  count: number;
  /** Average star rating; null in a month without reviews. */
  mean: number | null;
}

/** Returns one entry per month; months without reviews have none. */
export function fillMonths(found: readonly RatingMonth[], months: readonly Month[]): RatingMonth[] {
  return months.map((month) => found.find((one) => one.month === month) ?? { month, count: 0, mean: null });
}
