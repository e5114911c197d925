import { and, between, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { AuditStatements } from "../audit/with-audit";
import { isBookingOf, isTourOf } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, checkIns, departures, seatHolds, tours } from "../platform/db/schema";
import type { Closing } from "./departure.repo";
import { newDeparture, newId, startTimeOf } from "../seats/seats.repo";

/** Departures of a person's tours, or for an administrator of any, that change together. */
interface Targets {
  /** Null for an administrator. */
  userId: string | null;
  departures: readonly DepartureDate[];
}

/** Rows of the chosen departures, as `chosen` with `tour_id` and `travel_date`; none for tours of others. */
function chosenRows({ userId, departures: chosen }: Targets): SQL {
  const values = JSON.stringify(chosen.map(({ tour, travelDate }) => [tour, travelDate]));
  return sql`(SELECT ${tours.id} AS tour_id, json_extract(pair.value, '$[1]') AS travel_date
    FROM json_each(${values}) AS pair INNER JOIN ${tours} ON ${tours.slug} = json_extract(pair.value, '$[0]')
    WHERE ${userId === null ? sql`true` : isTourOf(userId, "departures")} AND ${tours.deletedAt} IS NULL)`;
}

/** Matches if all chosen departures are still the person's. */
function areAllTheirs(targets: Targets): SQL {
  return sql`(SELECT count(*) FROM ${chosenRows(targets)}) = ${targets.departures.length}`;
}

/**
 * Sets the seats of several dates in one statement. Fails with the CHECK `departures_not_oversold`, which changes none of
 * them, if more seats are sold or held on any, including by concurrent bookings.
 * @returns false if a tour is no longer the person's, then nothing is changed
 */
export async function writeCapacities(
  db: Database,
  targets: Targets,
  capacity: number,
  now: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    expiredHolds: db
      .delete(seatHolds)
      .where(
        sql`${seatHolds.expiresAt} <= ${now} AND (${seatHolds.tourId}, ${seatHolds.travelDate}) IN ${chosenRows(targets)}`,
      ),
    written: db
      .insert(departures)
      .select(
        db
          .select({
            id: newId,
            tourId: sql<number>`chosen.tour_id`.as("tour_id"),
            travelDate: sql<string>`chosen.travel_date`.as("travel_date"),
            startTime: startTimeOf(sql`chosen.tour_id`),
            capacity: sql`${capacity}`.as("capacity"),
            booked: sql`0`.as("booked"),
            held: sql`0`.as("held"),
            ...newDeparture,
            hasOwnCapacity: sql`1`.as("has_own_capacity"),
          })
          .from(sql`${chosenRows(targets)} AS chosen`)
          .where(areAllTheirs(targets)),
      )
      .onConflictDoUpdate({
        target: [departures.tourId, departures.travelDate],
        set: { capacity: sql`excluded.capacity`, hasOwnCapacity: true },
      }),
    audit,
  });
  return written.meta.changes > 0;
}

/** Selects the bookings of the outer query's departure that are checked in. */
const hasCheckIn = sql`EXISTS (SELECT 1 FROM ${bookings} INNER JOIN ${checkIns} ON ${checkIns.booking} = ${bookings.id}
  WHERE ${bookings.tourId} = ${departures.tourId} AND ${bookings.travelDate} = ${departures.travelDate}
    AND ${bookings.status} IN ('confirmed', 'completed'))`;

/**
 * Closes several departures and deletes their seat holds in one batch; from then on a trigger rejects new seats.
 * @param seen.guests seats sold on these departures, as the person saw them
 * @returns false if any is closed already, has check-ins or other guests, or is no longer the person's; then nothing is closed
 */
export async function writeClosings(
  db: Database,
  targets: Targets,
  { by, at, reason, fault, exemption }: Closing,
  seen: { guests: number },
  audit: AuditStatements,
  notifications: readonly BatchItem<"sqlite">[] = [],
): Promise<boolean> {
  const isChosen = sql`(${departures.tourId}, ${departures.travelDate}) IN ${chosenRows(targets)}`;
  // In a select of its own, so that it is decided once, before the first row changes.
  const isAsSeen = sql`(SELECT count(*) = ${targets.departures.length} AND total(state.booked) = ${seen.guests}
    FROM (SELECT ${departures.booked} AS booked FROM ${departures}
      WHERE ${isChosen} AND ${departures.closedAt} IS NULL AND NOT ${hasCheckIn}) AS state)`;
  const { written } = await batchNamed(db, {
    insertedDepartures: db
      .insert(departures)
      .select(
        db
          .select({
            id: newId,
            tourId: sql<number>`chosen.tour_id`.as("tour_id"),
            travelDate: sql<string>`chosen.travel_date`.as("travel_date"),
            startTime: startTimeOf(sql`chosen.tour_id`),
            capacity: tours.capacity,
            booked: sql`0`.as("booked"),
            held: sql`0`.as("held"),
            ...newDeparture,
          })
          .from(sql`${chosenRows(targets)} AS chosen`)
          .innerJoin(tours, sql`${tours.id} = chosen.tour_id`)
          .where(sql`true`),
      )
      .onConflictDoNothing(),
    written: db
      .update(departures)
      .set({
        closedAt: at,
        closedReason: reason,
        closedBy: by,
        closedFault: fault,
        closedExemption: exemption,
      })
      .where(and(isChosen, isAsSeen)),
    audit,
    notifications,
    deletedHolds: db.delete(seatHolds).where(
      sql`(${seatHolds.tourId}, ${seatHolds.travelDate}) IN (SELECT ${departures.tourId}, ${departures.travelDate}
          FROM ${departures} WHERE ${isChosen} AND ${departures.closedAt} IS NOT NULL)`,
    ),
  });
  return written.meta.changes > 0;
}

/** Lists the departures of a person's tours with check-ins, as "tour/date". */
export async function listCheckedIn(
  db: Database,
  userId: string,
  days: { from: TravelDate; to: TravelDate },
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ tour: tours.slug, travelDate: bookings.travelDate })
    .from(bookings)
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .innerJoin(checkIns, eq(checkIns.booking, bookings.id))
    .where(
      and(
        isBookingOf(userId, "departures"),
        isNull(tours.deletedAt),
        between(bookings.travelDate, days.from, days.to),
        inArray(bookings.status, ["confirmed", "completed"]),
      ),
    );
  return new Set(rows.map(({ tour, travelDate }) => `${tour}/${travelDate}`));
}
