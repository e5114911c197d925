import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TravelDate } from "~/domain/calendar/calendar";
import { poolOfStart, timeOfStart, type StartKey } from "~/domain/departures/start";
import type { Database } from "../platform/db/client";
import { bookings, departures, tours } from "../platform/db/schema";

/** A departure: a pool of seats. */
export interface DepartureKey {
  tourId: number;
  travelDate: TravelDate;
  start: StartKey;
}

export interface Seats extends DepartureKey {
  seats: number;
}

/** Matches the row of a departure. */
export function ofDeparture({ tourId, travelDate, start }: DepartureKey): SQL | undefined {
  return and(
    eq(departures.tourId, tourId),
    eq(departures.travelDate, travelDate),
    eq(departures.start, start),
  );
}

/** Matches a start with the pools of its options; a pool's own key matches that pool. @param column of a key */
export function isAtStart(column: SQLWrapper, start: StartKey): SQL {
  if (poolOfStart(start) !== null) return sql`${column} = ${start}`;
  // "0" sorts after "/".
  return sql`(${column} = ${start} OR ${column} > ${`${start}/`} AND ${column} < ${`${start}0`})`;
}

/** Selects the seats of the pools of options beside a start of the outer query's tour. */
export function seatsOfPoolsAt(travelDate: TravelDate, start: StartKey): SQL<number> {
  if (poolOfStart(start) !== null) return sql<number>`0`;
  return sql<number>`(SELECT coalesce(sum(coalesce((SELECT pool.capacity FROM departures AS pool WHERE pool.tour_id = "tours"."id"
      AND pool.travel_date = ${travelDate} AND pool.start = ${`${start}/`} || (offered.value ->> 'id')), offered.value ->> 'seats')), 0)
    FROM json_each("tours"."options") AS offered WHERE offered.value ->> 'seats' IS NOT NULL)`;
}

/** The outer query's booking is on its departure. */
export const isBookedOn = and(
  eq(bookings.tourId, departures.tourId),
  eq(bookings.travelDate, departures.travelDate),
  eq(bookings.start, departures.start),
);

/** The outer query's booking is on its departure, or in the pool of an option beside it. */
export const isBookedAtTime = and(
  eq(bookings.tourId, departures.tourId),
  eq(bookings.travelDate, departures.travelDate),
  sql`(${bookings.start} = ${departures.start}
    OR instr(${departures.start}, '/') = 0 AND ${bookings.start} LIKE ${departures.start} || '/%')`,
);

/** Selects the seats that a booking takes. */
export const seatsTaken = sql<number>`coalesce(${bookings.seats}, ${bookings.numberOfTravelers})`;

/** Selects a field of one of a tour's several starts; NULL for the only one. @param time SQL, "HH:mm" */
function fieldOfStart(field: "time" | "seats", time: SQL): SQL<string | number | null> {
  return sql`(SELECT listed.value ->> ${sql.raw(`'${field}'`)} FROM json_each("tours"."departure_rules", '$.starts') AS listed
    WHERE listed.value ->> 'time' = ${time})`;
}

/** Selects the seats of an option that has seats of its own; NULL for other options. @param pool SQL, the option's id */
function seatsOfPool(pool: SQL): SQL<number | null> {
  return sql`(SELECT offered.value ->> 'seats' FROM json_each("tours"."options") AS offered WHERE offered.value ->> 'id' = ${pool})`;
}

/**
 * Matches tours that still offer a start: those with one start a day only the empty key, those with several one of their times. Of an option
 * with seats of its own, those that still have it.
 */
export function offersStart(start: StartKey | SQL): SQL {
  const time = timeIn(start);
  return sql`iif(${time} = '', json_type("tours"."departure_rules", '$.starts') IS NULL, ${fieldOfStart("time", time)} IS NOT NULL)
    AND (instr(${start}, '/') = 0 OR ${seatsOfPool(sql`substr(${start}, instr(${start}, '/') + 1)`)} IS NOT NULL)`;
}

/**
 * Selects the seats of a start of the tour, or of an option's own on it, on days without a capacity of their own.
 * @param start a key, or SQL of one
 */
export function capacityOfStart(start: StartKey | SQL): SQL<number> {
  const shared = sql<number>`coalesce(${fieldOfStart("seats", timeIn(start))}, "tours"."capacity")`;
  const pool =
    typeof start === "string" ? poolOfStart(start) : sql`substr(${start}, instr(${start}, '/') + 1)`;
  return pool === null ? shared : sql<number>`coalesce(${seatsOfPool(sql`${pool}`)}, ${shared})`;
}

/** Selects the time of a start, "HH:mm"; empty for the only one of its day. */
export function timeIn(start: StartKey | SQL): SQL {
  if (typeof start === "string") return sql`${timeOfStart(start)}`;
  return sql`iif(${start} GLOB '[0-9]*', substr(${start}, 1, 5), '')`;
}

/** The fields of a new departure, in the order of its columns, for a select from `tours`. @param set its own capacity, or booked seats */
export function newDeparture(
  { travelDate, start }: { travelDate: TravelDate | SQL; start: StartKey | SQL },
  set: { capacity?: number | SQL; booked?: number; isOwn?: boolean } = {},
) {
  return {
    id: sql`NULL`.as("id"),
    tourId: sql<number>`"tours"."id"`.as("tour_id"),
    travelDate: sql`${travelDate}`.as("travel_date"),
    start: sql`${start}`.as("start"),
    startTime:
      sql`coalesce(nullif(${timeIn(start)}, ''), json_extract("tours"."departure_rules", '$.startTime'), '')`.as(
        "start_time",
      ),
    capacity: sql<number>`${set.capacity ?? capacityOfStart(start)}`.as("capacity"),
    booked: sql`${set.booked ?? 0}`.as("booked"),
    held: sql`0`.as("held"),
    hasOwnCapacity: sql`${set.isOwn ? 1 : 0}`.as("has_own_capacity"),
    closedAt: sql`NULL`.as("closed_at"),
    closedReason: sql`NULL`.as("closed_reason"),
    closedBy: sql`NULL`.as("closed_by"),
    closedFault: sql`NULL`.as("closed_fault"),
    closedExemption: sql`NULL`.as("closed_exemption"),
    guideName: sql`NULL`.as("guide_name"),
    guidePhone: sql`NULL`.as("guide_phone"),
  };
}

/**
 * Takes seats; the CHECK `departures_not_oversold` fails the batch if there are not enough, a trigger if the
 * departure is closed, and NOT NULL `departures.tour_id` if the tour must still offer the start and does not.
 */
export function takeSeats(
  db: Database,
  { tourId, travelDate, start, seats }: Seats,
  { isOffered = false }: { isOffered?: boolean } = {},
) {
  return db
    .insert(departures)
    .select(
      db
        .select({
          ...newDeparture(
            { travelDate, start },
            {
              // The CHECK runs on this row before the conflict is detected, so a date's own capacity must be used.
              capacity: sql`coalesce((SELECT d.capacity FROM departures d
                WHERE d.tour_id = tours.id AND d.travel_date = ${travelDate} AND d.start = ${start}), ${capacityOfStart(start)})`,
              booked: seats,
            },
          ),
          ...(isOffered && {
            tourId: sql<number>`CASE WHEN ${offersStart(start)} THEN "tours"."id" END`.as("tour_id"),
          }),
        })
        .from(tours)
        .where(eq(tours.id, tourId)),
    )
    .onConflictDoUpdate({
      target: [departures.tourId, departures.travelDate, departures.start],
      set: { booked: sql`${departures.booked} + excluded.booked` },
    });
}

/** Returns the seats of a departure that are neither booked nor held. */
export async function countFreeSeats(db: Database, departure: DepartureKey): Promise<number> {
  const row = await db
    .select({
      free: sql<number>`coalesce(${departures.capacity}, ${capacityOfStart(departure.start)}) - coalesce(${departures.booked} + ${departures.held}, 0)`.as(
        "free",
      ),
    })
    .from(tours)
    .leftJoin(departures, ofDeparture(departure))
    .where(eq(tours.id, departure.tourId))
    .get();
  return row?.free ?? 0;
}

export function releaseSeats(db: Database, { seats, ...departure }: Seats) {
  return db
    .update(departures)
    .set({ booked: sql`${departures.booked} - ${seats}` })
    .where(ofDeparture(departure));
}

/** The view of migration 0008: an insert reserves the free seats of a departure for the parties that wait. */
const returnedSeats = sqliteTable("returned_seats", {
  tourId: integer("tour_id").notNull(),
  travelDate: text("travel_date").notNull(),
  start: text("start").notNull(),
});

/** Builds the statement that reserves free seats of a departure for the parties that wait, for the end of a batch that may leave some. */
export function reserveReturnedSeats(db: Database, { tourId, travelDate, start }: DepartureKey) {
  return db.insert(returnedSeats).values({ tourId, travelDate, start });
}
