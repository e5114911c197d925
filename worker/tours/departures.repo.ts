import { and, asc, between, eq, gte, inArray, isNotNull, or, sql, type SQLWrapper } from "drizzle-orm";
import { seatsForOption, type AvailabilityInput } from "~/domain/tours/availability";
import type { TravelDate } from "~/domain/calendar/calendar";
import { pausedText, type DepartureMinimum } from "~/domain/departures/smallest-party";
import { eachDay } from "~/domain/departures/departure";
import {
  poolOfStart,
  poolsOf,
  seatsOfStart,
  startKey,
  startsOn,
  timeOfStart,
  type StartKey,
} from "~/domain/departures/start";
import type { TourOption } from "~/domain/prices/offers-schema";
import type { SeatsOfDay } from "~/domain/seats/seat-events";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { departures, tours } from "../platform/db/schema";
import { listServable } from "../resources/free.repo";
import { seatsHeldByOthers } from "../seats/holds.repo";
import { ofDeparture, type DepartureKey } from "../seats/seats.repo";
import { effectiveDepartureRules } from "./rules/effective-departure-rules.repo";
import { offersOf, within, type TourScope } from "./tours.repo";

interface Span {
  from: TravelDate;
  to: TravelDate;
}

/**
 * Finds a tour on sale with its departures from `from` to `to`, both included.
 * @param holder the client whose own holds leave their seats free to them, or null
 * @param now UTC instant
 */
export async function findTourSeats(
  db: Database,
  slug: string,
  { from, to }: Span,
  { holder, now, scope = "on sale" }: { holder: string | null; now: number; scope?: TourScope },
): Promise<AvailabilityInput | null> {
  const {
    tour: [tour],
    sold,
  } = await batchNamed(db, {
    tour: db
      .select({
        id: sql<number>`${tours.id}`.as("tour_id"),
        limits: sql<number | null>`${tours.needs} ->> 'limits'`.as("limits"),
        rules: effectiveDepartureRules,
        capacity: tours.capacity,
        priceInr: tours.priceInr,
        priceRules: tours.priceRules,
        practical: tours.practical,
        options: tours.options,
      })
      .from(tours)
      .where(and(eq(tours.slug, slug), within(scope))),
    sold: db
      .select({
        travelDate: departures.travelDate,
        start: departures.start,
        capacity: departures.capacity,
        booked: departures.booked,
        held: seatsHeldByOthers(holder, now),
        closedAt: departures.closedAt,
        minimum: minimumOf(departures).as("minimum_terms"),
      })
      .from(departures)
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(and(eq(tours.slug, slug), between(departures.travelDate, from, to)))
      .orderBy(asc(departures.travelDate)),
  });
  if (!tour) return null;
  const { id, limits, practical, options, ...rest } = tour;
  const found = {
    ...rest,
    options: offersOf({ ...rest, options, extras: null }).options,
    closures: practical?.closures ?? [],
    departures: sold.map(({ closedAt, ...day }) => ({
      ...day,
      isClosed: closedAt !== null,
      minimum: readMinimum(day.minimum),
    })),
  };
  return limits ? withinResources(db, found, { tourId: id, from, to }) : found;
}

/** Limits the seats of departures to those that the operator's free resources can serve. */
async function withinResources<Found extends AvailabilityInput>(
  db: Database,
  found: Found,
  { tourId, from, to }: Span & { tourId: number },
): Promise<Found> {
  const keys = eachDay(from, to).flatMap((travelDate) =>
    startsOn(found.rules, travelDate).flatMap(({ start }) =>
      poolsOf(found.options).map((pool) => ({ tourId, travelDate, start: startKey(start, pool) })),
    ),
  );
  const servable = await listServable(db, keys);
  const departures = keys.map(({ travelDate, start }) => {
    const capacity = seatsOfStart(found.rules, start, found.capacity, found.options);
    const stored = found.departures.find(
      (each) => each.travelDate === travelDate && each.start === start,
    ) ?? {
      travelDate,
      start,
      capacity,
      booked: 0,
      held: 0,
      minimum: null,
    };
    return {
      ...stored,
      capacity: Math.min(stored.capacity, servable.get(`${travelDate} ${start}`) ?? stored.capacity),
    };
  });
  return { ...found, departures };
}

/**
 * Lists the seats of a tour that are neither booked nor held at `now`, on the given days with a departure, in order; 0 for a closed
 * departure.
 */
export async function listSeatsLeft(
  db: Database,
  slug: string,
  { travelDates, now }: { travelDates: readonly TravelDate[]; now: number },
): Promise<SeatsOfDay[]> {
  // A single parameter for any number of days: D1 allows at most a hundred.
  const days = sql`(SELECT value FROM json_each(${JSON.stringify(travelDates)}))`;
  const rows = await db
    .select({
      date: departures.travelDate,
      start: departures.start,
      rules: tours.departureRules,
      options: tours.options,
      tourCapacity: sql<number>`${tours.capacity}`.as("tour_capacity"),
      seatsLeft: sql<number>`${departures.capacity} - ${departures.booked} - ${seatsHeldByOthers(null, now)}`,
      closedAt: departures.closedAt,
      closedReason: departures.closedReason,
    })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(and(eq(tours.slug, slug), inArray(departures.travelDate, days)))
    .orderBy(asc(departures.travelDate));
  return [...Map.groupBy(rows, ({ date }) => date)].flatMap(([date, ofDay]): SeatsOfDay[] => {
    const [first] = ofDay;
    if (!first) return [];
    const { rules, tourCapacity } = first;
    const options = first.options ?? undefined;
    // Sums the pools of options with seats of their own.
    const seatsOf = (start: StartKey) => {
      const shared = ofDay.find((each) => each.start === start);
      if (shared && shared.closedAt !== null) return { seatsLeft: 0, closed: shared.closedReason ?? "" };
      const seatsOfPool = (pool: string | null) => {
        const row = ofDay.find((each) => each.start === startKey(start, pool));
        if (!row) return seatsOfStart(rules, startKey(start, pool), tourCapacity, options);
        return row.closedAt === null ? row.seatsLeft : 0;
      };
      return {
        seatsLeft: poolsOf(options).reduce((sum, pool) => sum + seatsOfPool(pool), 0),
        ...(options && {
          options: options.map((option) => ({
            optionId: option.id,
            seatsLeft: seatsForOption(option, seatsOfPool),
          })),
        }),
      };
    };
    if (!rules.starts) return [{ date, ...seatsOf("") }];
    const starts = startsOn(rules, date).map(({ start, time }) => ({ startTime: time, ...seatsOf(start) }));
    const open = starts.filter(({ closed }) => closed === undefined);
    const seatsLeft = open.reduce((sum, each) => sum + each.seatsLeft, 0);
    return [{ date, seatsLeft, ...(open.length === 0 && { closed: starts[0]?.closed ?? "" }), starts }];
  });
}

/** A departure, or the own seats of an option on it, without a free seat, or closed. */
interface FullSeats {
  date: TravelDate;
  start: StartKey;
  options: readonly TourOption[] | null;
  isClosed?: boolean;
}

/** Returns the days, and of several starts the starts ("2027-01-31 06:00"), of a tour on which nothing is free: for `isFreeOn`. */
function fullDepartures(rows: readonly FullSeats[]): ReadonlySet<string> {
  const starts = Map.groupBy(rows, ({ date, start }) => `${date} ${timeOfStart(start)}`.trim());
  const isFull = (ofStart: readonly FullSeats[], pool: string | null) =>
    ofStart.some((each) => {
      const own = poolOfStart(each.start);
      return own === pool || (own === null && each.isClosed === true);
    });
  return new Set(
    [...starts].flatMap(([key, ofStart]) =>
      poolsOf(ofStart[0]?.options ?? undefined).every((pool) => isFull(ofStart, pool)) ? key : [],
    ),
  );
}

/** Lists the departures of all tours from `from` to `to`, both included, without a free seat, by tour. */
export async function listFullDepartures(
  db: Database,
  { from, to }: Span,
  now: number,
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await db
    .select({
      tourId: sql<number>`${departures.tourId}`.as("tour"),
      date: sql<TravelDate>`${departures.travelDate}`.as("full_date"),
      start: sql<StartKey>`${departures.start}`.as("full_start"),
      options: tours.options,
    })
    // Without statistics, SQLite takes the index of all departures.
    .from(sql`${departures} INDEXED BY departures_full`)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        between(departures.travelDate, from, to),
        // The index has these; holds that ended may still be among them.
        sql`${departures.capacity} <= ${departures.booked} + ${departures.held}`,
        gte(sql`${departures.booked} + ${seatsHeldByOthers(null, now)}`, departures.capacity),
      ),
    );
  const days = Map.groupBy(rows, ({ tourId }) => tourId);
  return new Map([...days].map(([tourId, ofTour]) => [tourId, fullDepartures(ofTour)]));
}

/** Lists the departures of some tours from `from` to `to`, both included, that are closed or without a free seat, by slug. */
export async function listFullDays(
  db: Database,
  ids: readonly number[],
  { from, to }: Span,
  now: number,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .select({
      slug: tours.slug,
      date: departures.travelDate,
      start: departures.start,
      options: tours.options,
      closedAt: departures.closedAt,
    })
    .from(tours)
    .innerJoin(departures, eq(departures.tourId, tours.id))
    .where(
      and(
        sql`${tours.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        between(departures.travelDate, from, to),
        or(
          isNotNull(departures.closedAt),
          gte(sql`${departures.booked} + ${seatsHeldByOthers(null, now)}`, departures.capacity),
        ),
      ),
    );
  const days = Map.groupBy(rows, ({ slug }) => slug);
  return new Map(
    [...days].map(([slug, ofTour]) => [
      slug,
      fullDepartures(ofTour.map((each) => ({ ...each, isClosed: each.closedAt !== null }))),
    ]),
  );
}

/** Finds why a departure is closed, a sentence for travelers; null if it is not. Sales may be paused instead. */
export async function findClosedReason(db: Database, departure: DepartureKey): Promise<string | null> {
  const row = await db
    .select({ reason: departures.closedReason, rules: effectiveDepartureRules })
    .from(tours)
    .leftJoin(departures, ofDeparture(departure))
    .where(eq(tours.id, departure.tourId))
    .get();
  if (!row) return null;
  return row.reason ?? (row.rules.paused ? pausedText(row.rules.paused) : null);
}

/** Selects the terms of a departure as stored with its first booking, for `readMinimum`; null without. @param of the columns that name it */
export function minimumOf({ tourId, travelDate, start }: Record<keyof DepartureKey, SQLWrapper>) {
  return sql<
    string | null
  >`(SELECT json_object('travelers', needed.travelers, 'decideOn', needed.decide_on, 'isGuaranteed', json(iif(needed.guaranteed_at IS NULL, 'false', 'true')))
    FROM departure_minimums AS needed WHERE needed.tour_id = ${tourId} AND needed.travel_date = ${travelDate}
      AND needed.start = ${start})`;
}

export function readMinimum(json: string | null): DepartureMinimum | null {
  return json === null ? null : JSON.parse(json);
}
