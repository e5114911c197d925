import type { z } from "zod";
import { reviewStatuses } from "~/domain/reviews/review";
import type { Stars } from "~/domain/reviews/review";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

/** Star filter values in the URL. */
export const starsChosen: Record<string, Stars> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

/** URL parameters of the review list and its CSV file. */
export const reviewListQuery = listQuerySchema(["-written", "written", "-stars", "stars"], {
  status: filterOf(reviewStatuses),
  stars: filterOf(["5", "4", "3", "2", "1"]),
  report: filterOf(["open", "handled"]),
});

/** Converts the URL parameters to the query of the use case. */
export function reviewsAsked({
  q,
  sort,
  cursor,
  status,
  report,
  stars: chosen,
}: z.infer<typeof reviewListQuery>) {
  return { q, sort, cursor, status, report, stars: chosen && starsChosen[chosen] };
}
