import type { Database } from "../db/client";
import { notOnSale } from "./refusals";
import { findBookableTour } from "./tours.repo";

interface Dependencies {
  db: Database;
  openSeatChannel: (slug: string) => Promise<Response>;
}

/**
 * Opens the channel of a tour on sale, by its slug in any case: for everyone, signed in or not.
 * @throws AppError `not_found`, `unavailable` (too many sockets)
 */
export async function watchSeats({ db, openSeatChannel }: Dependencies, slug: string): Promise<Response> {
  const tour = await findBookableTour(db, slug.toLowerCase());
  if (!tour) throw notOnSale();
  return openSeatChannel(tour.details.slug);
}
