import { availableDays } from "~/domain/tours/availability";
import type { AvailabilityQuery, AvailableDay } from "~/domain/departures/availability-schema";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { findTourSeats } from "./departures.repo";
import { notOnSale } from "./refusals";
import { findBookableTour } from "./tours.repo";

/**
 * Returns the availability of each day of a tour on sale, by its slug in any case. Seats that a client holds count as free for that
 * client.
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
  return availableDays(seats, span, now);
}

interface Dependencies {
  db: Database;
  openSeatChannel: (slug: string, address: string | null) => Promise<Response>;
}

/**
 * Opens the channel of a tour on sale, by its slug in any case: for everyone, signed in or not.
 * @param address IP address of the client, or null if unknown
 * @throws AppError `not_found`, `unavailable` (too many sockets), `too_many_requests` (of this address)
 */
export async function watchSeats(
  { db, openSeatChannel }: Dependencies,
  slug: string,
  address: string | null = null,
): Promise<Response> {
  const tour = await findBookableTour(db, slug.toLowerCase());
  if (!tour) throw notOnSale();
  return openSeatChannel(tour.details.slug, address);
}
