import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { capacityOfStart } from "../seats/seats.repo";
import { departures, seatHolds, tours } from "../platform/db/schema";

/**
 * Builds the statements that apply a tour's capacity to future days, right after the statement that changes it in its batch. Each day
 * keeps at least its booked and held seats, so that nothing is oversold; a day with a capacity of its own keeps it. Past days do not
 * change. Idempotent, so harmless if the tour was not changed after all.
 * @param at UTC instant, and its day in India
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
        capacity: sql`max((SELECT ${capacityOfStart(sql`${departures.start}`)} FROM "tours" WHERE "slug" = ${slug}), ${departures.booked} + ${departures.held})`,
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
