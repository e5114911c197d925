import type { Database } from "../db/client";
import { notOnSale } from "./refusals";
import { findBookableTour } from "./tours.repo";

interface Dependencies {
  db: Database;
  openChannel: (slug: string) => Promise<Response>;
}

/**
 * Opens the channel of a tour on sale, by its slug, whatever its case: for everybody, signed in or not.
 * @throws AppError `not_found`, `unavailable` (too many watch)
 */
export async function watchSeats({ db, openChannel }: Dependencies, slug: string): Promise<Response> {
  const tour = await findBookableTour(db, slug.toLowerCase());
  if (!tour) throw notOnSale();
  return openChannel(tour.details.slug);
}
