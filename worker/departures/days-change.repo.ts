import { and, between, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { departureId, type DepartureDate } from "~/domain/departures/departure-change";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { AuditStatements } from "../audit/with-audit";
import { isBookingOf, isTourOf } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, checkIns, departures, seatHolds, tours } from "../platform/db/schema";
import { markChanged, type Closing } from "./departure.repo";
import { isBookedOn, newDeparture } from "../seats/seats.repo";

/** Departures of a person's tours, or for an administrator of any, that change together. */
interface Targets {
  /** Null for an administrator. */
  userId: string | null;
  departures: readonly DepartureDate[];
}

/** Rows of the chosen departures, as `chosen` with `tour_id`, `travel_date` and `start`; none for tours of others. */
function chosenRows({ userId, departures: chosen }: Targets): SQL {
  const values = JSON.stringify(chosen.map(({ tour, travelDate, start = "" }) => [tour, travelDate, start]));
  return sql`(SELECT ${tours.id} AS tour_id, json_extract(pair.value, '$[1]') AS travel_date,
      json_extract(pair.value, '$[2]') AS start
    FROM json_each(${values}) AS pair INNER JOIN ${tours} ON ${tours.slug} = json_extract(pair.value, '$[0]')
    WHERE ${userId === null ? sql`true` : isTourOf(userId, "departures")} AND ${tours.deletedAt} IS NULL)`;
}

const chosenDeparture = { travelDate: sql`chosen.travel_date`, start: sql`chosen.start` };

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
        sql`${seatHolds.expiresAt} <= ${now} AND (${seatHolds.tourId}, ${seatHolds.travelDate}, ${seatHolds.start}) IN ${chosenRows(targets)}`,
      ),
    written: db
      .insert(departures)
      .select(
        db
          .select(newDeparture(chosenDeparture, { capacity, isOwn: true }))
          .from(sql`${chosenRows(targets)} AS chosen`)
          .innerJoin(tours, sql`${tours.id} = chosen.tour_id`)
          .where(areAllTheirs(targets)),
      )
      .onConflictDoUpdate({
        target: [departures.tourId, departures.travelDate, departures.start],
        set: { capacity: sql`excluded.capacity`, hasOwnCapacity: true },
      }),
    audit,
    seen: markChanged(
      db,
      sql`(${departures.tourId}, ${departures.travelDate}, ${departures.start}) IN ${chosenRows(targets)}`,
    ),
  });
  return written.meta.changes > 0;
}

/** Selects the bookings of the outer query's departure that are checked in. */
const hasCheckIn = sql`EXISTS (SELECT 1 FROM ${bookings} INNER JOIN ${checkIns} ON ${checkIns.booking} = ${bookings.id}
  WHERE ${isBookedOn} AND ${bookings.status} IN ('confirmed', 'completed'))`;

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
  const isChosen = sql`(${departures.tourId}, ${departures.travelDate}, ${departures.start}) IN ${chosenRows(targets)}`;
  // In a select of its own, so that it is decided once, before the first row changes.
  const isAsSeen = sql`(SELECT count(*) = ${targets.departures.length} AND total(state.booked) = ${seen.guests}
    FROM (SELECT ${departures.booked} AS booked FROM ${departures}
      WHERE ${isChosen} AND ${departures.closedAt} IS NULL AND NOT ${hasCheckIn}) AS state)`;
  const { written } = await batchNamed(db, {
    insertedDepartures: db
      .insert(departures)
      .select(
        db
          .select(newDeparture(chosenDeparture))
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
      sql`(${seatHolds.tourId}, ${seatHolds.travelDate}, ${seatHolds.start}) IN (SELECT ${departures.tourId}, ${departures.travelDate}, ${departures.start}
          FROM ${departures} WHERE ${isChosen} AND ${departures.closedAt} IS NOT NULL)`,
    ),
  });
  return written.meta.changes > 0;
}

/** Lists the departures of a person's tours with check-ins (`departureId`). */
export async function listCheckedIn(
  db: Database,
  userId: string,
  days: { from: TravelDate; to: TravelDate },
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ tour: tours.slug, travelDate: bookings.travelDate, start: bookings.start })
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
  return new Set(rows.map(departureId));
}
