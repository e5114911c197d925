import { availableDays } from "~/domain/availability";
import type { AvailabilityQuery, AvailableDay } from "~/domain/availability";
import { todayInIndia } from "~/domain/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { findTourSeats } from "./departures.repo";
import { notOnSale } from "./refusals";

/**
 * What is free on each day of a tour on sale, by its slug, whatever its case. What a client holds itself is free to it.
 * @throws AppError `not_found`
 */
export async function getAvailability(
  { db, clock }: { db: Database; clock: Clock },
  slug: string,
  span: AvailabilityQuery,
  holder: string | null = null,
): Promise<AvailableDay[]> {
  const now = clock();
  const seats = await findTourSeats(db, slug.toLowerCase(), span, { holder, now });
  if (!seats) throw notOnSale();
  return availableDays(seats, span, todayInIndia(now));
}
