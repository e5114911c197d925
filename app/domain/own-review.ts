/** What an operator sees of the reviews of their tours, taken together. */

import type { Month } from "./months";

/** A tour's published reviews. */
export interface RatedTour {
  slug: string;
  title: string;
  count: number;
  /** Of their stars. */
  mean: number;
  /** How many the company has not answered. */
  unanswered: number;
}

/** The published reviews that were written in a month. */
export interface RatingMonth {
  month: Month;
  count: number;
  /** Of their stars; null in a month without any. */
  mean: number | null;
}

/** Each of these months with what was written in it. */
export function fillMonths(found: readonly RatingMonth[], months: readonly Month[]): RatingMonth[] {
  return months.map((month) => found.find((one) => one.month === month) ?? { month, count: 0, mean: null });
}
