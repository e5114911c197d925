import { and, eq, gt, lte, min, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { seatHolds, tours } from "../platform/db/schema";

const ofTour = (slug: string) =>
  eq(seatHolds.tourId, sql`(SELECT ${tours.id} FROM ${tours} WHERE ${tours.slug} = ${slug})`);

/** Finds the days on which seats of a tour are held at `now`, and when the first of these holds ends (UTC instant or null). */
export async function findHeldDays(
  db: Database,
  slug: string,
  now: number,
): Promise<{ travelDates: TravelDate[]; firstEnd: number | null }> {
  const rows = await db
    .select({ travelDate: seatHolds.travelDate, end: min(seatHolds.expiresAt) })
    .from(seatHolds)
    .where(and(ofTour(slug), gt(seatHolds.expiresAt, now)))
    .groupBy(seatHolds.travelDate);
  const ends = rows.flatMap(({ end }) => (end === null ? [] : [end]));
  return {
    travelDates: rows.map(({ travelDate }) => travelDate),
    firstEnd: ends.length === 0 ? null : Math.min(...ends),
  };
}

/** Deletes the holds of a tour that have ended by `now`. @returns their days */
export async function deleteEndedHolds(db: Database, slug: string, now: number): Promise<TravelDate[]> {
  const rows = await db
    .delete(seatHolds)
    .where(and(ofTour(slug), lte(seatHolds.expiresAt, now)))
    .returning({ travelDate: seatHolds.travelDate });
  return rows.map(({ travelDate }) => travelDate);
}
