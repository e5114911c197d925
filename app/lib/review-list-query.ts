import type { z } from "zod";
import { reviewStatuses } from "~/domain/review";
import type { Stars } from "~/domain/review";
import { filterOf, listQuerySchema } from "./list-query";

/** A number of stars as an address has it. */
export const starsChosen: Record<string, Stars> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

/** What the address of the list of reviews says, and of its CSV. */
export const reviewListQuery = listQuerySchema(["-written", "written", "-stars", "stars"], {
  status: filterOf(reviewStatuses),
  stars: filterOf(["5", "4", "3", "2", "1"]),
  report: filterOf(["open", "handled"]),
});

/** The same as the list is asked for. */
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
