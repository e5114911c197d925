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
import { newDeparture, offersStart } from "../seats/seats.repo";

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

/** Rows of the chosen departures and of the pools that options have beside them, as `closing`. */
function rowsToClose(targets: Targets): SQL {
  return sql`(SELECT chosen.tour_id, chosen.travel_date, chosen.start FROM ${chosenRows(targets)} AS chosen
    UNION SELECT chosen.tour_id, chosen.travel_date, chosen.start || '/' || (offered.value ->> 'id')
      FROM ${chosenRows(targets)} AS chosen INNER JOIN ${tours} ON ${tours.id} = chosen.tour_id, json_each(${tours.options}) AS offered
      WHERE instr(chosen.start, '/') = 0 AND offered.value ->> 'seats' IS NOT NULL)`;
}

/**
 * Closes departures with the pools of their options, and deletes their seat holds, in one batch; from then on a trigger rejects new seats.
 * @param seen.guests seats sold on these departures and pools as the person saw them, none of them closed; null closes what is still open
 * @returns false if nothing is open, any has check-ins or other guests than seen, or is no longer the person's; then nothing is closed
 */
export async function writeClosing(
  db: Database,
  targets: Targets,
  { by, at, reason, fault, exemption }: Closing,
  seen: { guests: number } | null,
  audit: AuditStatements,
  notifications: readonly BatchItem<"sqlite">[] = [],
): Promise<boolean> {
  const isNamed = sql`(stored.tour_id, stored.travel_date, stored.start) IN ${chosenRows(targets)}`;
  // "0" sorts after "/".
  const stored = sql`(SELECT DISTINCT stored.* FROM ${chosenRows(targets)} AS chosen CROSS JOIN departures AS stored
    ON stored.tour_id = chosen.tour_id AND stored.travel_date = chosen.travel_date AND (stored.start = chosen.start
      OR instr(chosen.start, '/') = 0 AND stored.start > chosen.start || '/' AND stored.start < chosen.start || '0'))`;
  const hasCheckIn = sql`EXISTS (SELECT 1 FROM ${bookings} INNER JOIN ${checkIns} ON ${checkIns.booking} = ${bookings.id}
    WHERE (${bookings.tourId}, ${bookings.travelDate}, ${bookings.start}) IN (SELECT tour_id, travel_date, start FROM ${stored})
      AND ${bookings.status} IN ('confirmed', 'completed'))`;
  const isAsSeen = seen
    ? sql`(SELECT total(${isNamed}) = ${targets.departures.length} AND total(booked) = ${seen.guests}
        FROM ${stored} AS stored WHERE closed_at IS NULL)`
    : sql`true`;
  const { written } = await batchNamed(db, {
    insertedDepartures: db
      .insert(departures)
      .select(
        db
          .select(newDeparture({ travelDate: sql`closing.travel_date`, start: sql`closing.start` }))
          .from(sql`${rowsToClose(targets)} AS closing`)
          .innerJoin(tours, sql`${tours.id} = closing.tour_id`)
          .where(offersStart(sql`closing.start`)),
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
      .where(
        // Subqueries of their own, so that they are decided once, before the first row changes.
        and(
          sql`${departures.id} IN (SELECT id FROM ${stored} WHERE closed_at IS NULL)`,
          sql`NOT ${hasCheckIn}`,
          isAsSeen,
        ),
      ),
    audit,
    notifications,
    deletedHolds: db.delete(seatHolds).where(
      sql`(${seatHolds.tourId}, ${seatHolds.travelDate}, ${seatHolds.start}) IN (SELECT tour_id, travel_date, start
          FROM ${stored} WHERE closed_at IS NOT NULL)`,
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
