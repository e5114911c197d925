import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar";
import type { Database } from "../db/client";
import { departures, seatHolds, tours } from "../db/schema";

/**
 * The statements by which the days to come follow the seats of their tour, to stand behind the one that sets them in its
 * batch. Each day keeps at least what is booked and held on it, so that nothing is oversold and nobody loses a seat; a day
 * whose seats were set for it alone keeps them. Past days stay what they were. Where the tour was not changed after all it
 * comes to the same: run again, nothing moves.
 * @param at UTC instant, and the day it is in India
 */
export function followCapacity(
  db: Database,
  slug: string,
  { now, today }: { now: number; today: TravelDate },
) {
  const id = db.select({ id: tours.id }).from(tours).where(eq(tours.slug, slug));
  return [
    db.delete(seatHolds).where(and(sql`${seatHolds.tourId} = (${id})`, lte(seatHolds.expiresAt, now))),
    db
      .update(departures)
      .set({
        capacity: sql`max((SELECT "capacity" FROM "tours" WHERE "slug" = ${slug}), ${departures.booked} + ${departures.held})`,
      })
      .where(
        and(
          sql`${departures.tourId} = (${id})`,
          gte(departures.travelDate, today),
          eq(departures.hasOwnCapacity, false),
        ),
      ),
  ] as const;
}
