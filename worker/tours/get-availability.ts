import { availableDays } from "~/domain/availability";
import type { AvailabilityQuery, AvailableDay } from "~/domain/availability";
import { todayInIndia } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { findTourSeats } from "./departures.repo";

/**
 * What is free on each day of a tour on sale, by its slug, whatever its case.
 * @throws AppError `not_found`
 */
export async function getAvailability(
  { db, clock }: { db: Database; clock: Clock },
  slug: string,
  span: AvailabilityQuery,
): Promise<AvailableDay[]> {
  const seats = await findTourSeats(db, slug.toLowerCase(), span);
  if (!seats) throw new AppError("not_found", "This tour is not on sale.");
  return availableDays(seats, span, todayInIndia(clock()));
}
