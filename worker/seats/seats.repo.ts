import { and, eq, sql, type SQL } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { departures, tours } from "../platform/db/schema";

export interface Seats {
  tourId: number;
  travelDate: TravelDate;
  seats: number;
}

/** A new row's own number. */
export const newId = sql`NULL`.as("id");

/** Selects the start time of a tour for a new departure. @param tourId SQL with its table: drizzle leaves that out of columns */
export function startTimeOf(tourId: SQL) {
  return sql`coalesce((SELECT json_extract(t.departure_rules, '$.startTime') FROM tours t WHERE t.id = ${tourId}), '')`.as(
    "start_time",
  );
}

/** Default columns of a departure without settings. */
export const newDeparture = {
  hasOwnCapacity: sql`0`.as("has_own_capacity"),
  closedAt: sql`NULL`.as("closed_at"),
  closedReason: sql`NULL`.as("closed_reason"),
  closedBy: sql`NULL`.as("closed_by"),
  closedFault: sql`NULL`.as("closed_fault"),
  closedExemption: sql`NULL`.as("closed_exemption"),
  guideName: sql`NULL`.as("guide_name"),
  guidePhone: sql`NULL`.as("guide_phone"),
};

/**
 * Takes seats; the CHECK `departures_not_oversold` fails the batch if there are not enough, a trigger if the
 * departure is closed.
 */
export function takeSeats(db: Database, { tourId, travelDate, seats }: Seats) {
  return db
    .insert(departures)
    .select(
      db
        .select({
          id: newId,
          tourId: tours.id,
          travelDate: sql`${travelDate}`.as("travel_date"),
          startTime: startTimeOf(sql`tours.id`),
          // The CHECK runs on this row before the conflict is detected, so a date's own capacity must be used.
          capacity: sql`coalesce((SELECT d.capacity FROM departures d
            WHERE d.tour_id = tours.id AND d.travel_date = ${travelDate}), ${tours.capacity})`.as("capacity"),
          booked: sql`${seats}`.as("booked"),
          held: sql`0`.as("held"),
          ...newDeparture,
        })
        .from(tours)
        .where(eq(tours.id, tourId)),
    )
    .onConflictDoUpdate({
      target: [departures.tourId, departures.travelDate],
      set: { booked: sql`${departures.booked} + excluded.booked` },
    });
}

/** Returns the seats of a departure that are neither booked nor held. */
export async function countFreeSeats(
  db: Database,
  { tourId, travelDate }: Omit<Seats, "seats">,
): Promise<number> {
  const row = await db
    .select({
      free: sql<number>`coalesce(${departures.capacity}, ${tours.capacity}) - coalesce(${departures.booked} + ${departures.held}, 0)`.as(
        "free",
      ),
    })
    .from(tours)
    .leftJoin(departures, and(eq(departures.tourId, tours.id), eq(departures.travelDate, travelDate)))
    .where(eq(tours.id, tourId))
    .get();
  return row?.free ?? 0;
}

export function releaseSeats(db: Database, { tourId, travelDate, seats }: Seats) {
  return db
    .update(departures)
    .set({ booked: sql`${departures.booked} - ${seats}` })
    .where(and(eq(departures.tourId, tourId), eq(departures.travelDate, travelDate)));
}

/** The view of migration 0002: an insert reserves the free seats of a departure for the parties that wait. */
const returnedSeats = sqliteTable("returned_seats", {
  tourId: integer("tour_id").notNull(),
  travelDate: text("travel_date").notNull(),
});

/** Builds the statement that reserves free seats of a departure for the parties that wait, for the end of a batch that may leave some. */
export function reserveReturnedSeats(
  db: Database,
  { tourId, travelDate }: { tourId: number; travelDate: TravelDate },
) {
  return db.insert(returnedSeats).values({ tourId, travelDate });
}
