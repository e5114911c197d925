import { lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { closedReason, eachDay } from "~/domain/departures/departure";
import type { TourQuery } from "~/domain/tours/tour-query";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listDepartureRules } from "./departures.repo";
import { searchTours, type TourSearchPage } from "./tour-search.repo";

/**
 * Lists one page of the tours on sale that match a search.
 * @throws AppError `invalid` (cursor)
 */
export async function listTours(
  { db, clock }: { db: Database; clock: Clock },
  { from, to, sort = "recommended", limit = 24, ...filter }: Partial<TourQuery>,
): Promise<TourSearchPage> {
  const query = { sort, limit, ...filter };
  if (from === undefined && to === undefined) return searchTours(db, query, null);
  return searchTours(db, query, await findLeaving(db, { from, to }, clock()));
}

/** Finds tours with a free seat on at least one of these days. Either end may be open. */
async function findLeaving(
  db: Database,
  { from, to }: Pick<TourQuery, "from" | "to">,
  now: number,
): Promise<number[]> {
  const today = todayInIndia(now);
  const last = lastBookableDate(today);
  const span = {
    from: from === undefined || from < today ? today : from,
    to: to === undefined || to > last ? last : to,
  };
  const days = eachDay(span.from, span.to);
  const tours = await listDepartureRules(db, span, now);
  return tours
    .filter(({ rules, soldOut }) =>
      days.some((date) => !soldOut.has(date) && closedReason(rules, date, now) === null),
    )
    .map(({ id }) => id);
}
