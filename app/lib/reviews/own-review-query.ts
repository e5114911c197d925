import { z } from "zod";
import { filterOf } from "~/lib/pages/list-query";
import { starsChosen } from "./review-list-query";

/** URL parameters of an operator's review list. */
export const ownReviewQuery = z.object({
  tour: z.string().max(200).optional().catch(undefined),
  stars: filterOf(["5", "4", "3", "2", "1"]),
  answer: filterOf(["missing", "given"]),
  cursor: z.string().max(200).optional().catch(undefined),
});

/** Converts the URL parameters to the query of the use case. */
export function ownReviewsAsked({ tour, stars, answer, cursor }: z.infer<typeof ownReviewQuery>) {
  return { tour: tour || undefined, stars: stars && starsChosen[stars], answer, cursor };
}
