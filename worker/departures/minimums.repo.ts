import { and, asc, eq, gt, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import type { AuditStatements } from "../audit/with-audit";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { StartKey } from "~/domain/departures/start";
import type { DepartureKey } from "../seats/seats.repo";
import type { Database } from "../platform/db/client";
import { departureMinimums, departures, operators, seatHolds, tours } from "../platform/db/schema";

/** Departures that run only with enough travelers. Triggers (migration 0002) create their rows and guarantee them. */

/** A departure of a tour with a smallest party. */
export interface CountedDeparture {
  tourId: number;
  travelDate: TravelDate;
  start: StartKey;
  tour: string;
  tourTitle: string;
  operator: string;
  rules: DepartureRules;
  travelers: number;
  decideOn: TravelDate;
  booked: number;
  /** UTC instants. */
  askedAt: number | null;
  guaranteedAt: number | null;
}

const columns = {
  tourId: departureMinimums.tourId,
  travelDate: departureMinimums.travelDate,
  start: departureMinimums.start,
  tour: tours.slug,
  tourTitle: tours.title,
  operator: sql<string>`${operators.slug}`.as("operator_slug"),
  rules: tours.departureRules,
  travelers: departureMinimums.travelers,
  decideOn: departureMinimums.decideOn,
  booked: departures.booked,
  askedAt: departureMinimums.askedAt,
  guaranteedAt: departureMinimums.guaranteedAt,
};

const ofDeparture = and(
  eq(departures.tourId, departureMinimums.tourId),
  eq(departures.travelDate, departureMinimums.travelDate),
  eq(departures.start, departureMinimums.start),
);

function list(db: Database, condition: SQL | undefined, limit: number): Promise<CountedDeparture[]> {
  return db
    .select(columns)
    .from(departureMinimums)
    .innerJoin(departures, ofDeparture)
    .innerJoin(tours, eq(tours.id, departureMinimums.tourId))
    .innerJoin(operators, eq(operators.slug, tours.operatorSlug))
    .where(and(condition, isNull(departures.closedAt)))
    .orderBy(asc(departureMinimums.decideOn), asc(departureMinimums.tourId))
    .limit(limit);
}

/** Lists open departures to decide by a day, or of which the operator was not asked. The index `departure_minimums_open` finds them. */
export function listToDecide(
  db: Database,
  { decided, today }: { decided: TravelDate; today: TravelDate },
  limit: number,
) {
  return list(
    db,
    sql`guaranteed_at IS NULL AND cancelled_at IS NULL AND ${lte(departureMinimums.decideOn, decided)} AND ${gt(departureMinimums.travelDate, today)}`,
    limit,
  );
}

/** Lists those of which the operator is to be asked: decided after one day and by another. */
export function listToAsk(
  db: Database,
  { after, until }: { after: TravelDate; until: TravelDate },
  limit: number,
) {
  return list(
    db,
    sql`guaranteed_at IS NULL AND cancelled_at IS NULL AND ${gt(departureMinimums.decideOn, after)} AND ${lte(departureMinimums.decideOn, until)}
      AND ${isNull(departureMinimums.askedAt)} AND json_extract(${tours.departureRules}, '$.minimum.tooFew') = 'ask'`,
    limit,
  );
}

/** Lists guaranteed departures whose travelers and operator are not notified yet. */
export function listToNotify(db: Database, limit: number) {
  return list(db, sql`guaranteed_at IS NOT NULL AND notified_at IS NULL`, limit);
}

/** Matches the row of a departure in any of its tables. */
function isOf(
  table: typeof departureMinimums | typeof departures | typeof seatHolds,
  { tourId, travelDate, start }: DepartureKey,
): SQL | undefined {
  return and(eq(table.tourId, tourId), eq(table.travelDate, travelDate), eq(table.start, start));
}

function isOpen(departure: DepartureKey): SQL | undefined {
  return and(
    isOf(departureMinimums, departure),
    isNull(departureMinimums.guaranteedAt),
    isNull(departureMinimums.cancelledAt),
  );
}

/**
 * Cancels an open departure for too few travelers: closes it and ends its holds. Nothing happens if a booking has guaranteed it since: the
 * first statement decides. A departure without bookings is only forgotten; its rules keep it closed.
 * @param also statements of the same batch, which must check `cancelledAt`
 * @returns true if it was canceled
 */
export async function cancelForTooFew(
  db: Database,
  departure: DepartureKey,
  { at, reason }: { at: number; reason: string },
  also: readonly BatchItem<"sqlite">[],
): Promise<boolean> {
  const { tourId, travelDate, start } = departure;
  const isBooked = sql`EXISTS (SELECT 1 FROM departures AS sold WHERE sold.tour_id = ${tourId} AND sold.travel_date = ${travelDate}
    AND sold.start = ${start} AND sold.booked > 0)`;
  const { written } = await batchNamed(db, {
    unbooked: db.delete(departureMinimums).where(and(isOpen(departure), sql`NOT ${isBooked}`)),
    written: db.update(departureMinimums).set({ cancelledAt: at }).where(isOpen(departure)),
    closedDepartures: db
      .update(departures)
      .set({ closedAt: at, closedReason: reason, closedBy: null })
      .where(and(isOf(departures, departure), isNull(departures.closedAt), wasCancelledAt(departure, at))),
    deletedHolds: db.delete(seatHolds).where(and(isOf(seatHolds, departure), wasCancelledAt(departure, at))),
    also,
  });
  return written.meta.changes > 0;
}

/** Matches after `cancelForTooFew` at this instant. */
export function wasCancelledAt({ tourId, travelDate, start }: DepartureKey, at: number): SQL {
  return sql`EXISTS (SELECT 1 FROM departure_minimums AS decided WHERE decided.tour_id = ${tourId}
    AND decided.travel_date = ${travelDate} AND decided.start = ${start} AND decided.cancelled_at = ${at})`;
}

/**
 * Guarantees an open departure with fewer travelers.
 * @param staff the user whose right is required; null for the job
 * @returns true if it was open
 */
export async function guarantee(
  db: Database,
  departure: DepartureKey,
  { at, userId }: { at: number; userId: string | null },
  audit: readonly BatchItem<"sqlite">[] | AuditStatements = [],
): Promise<boolean> {
  const isTheirs =
    userId === null
      ? undefined
      : sql`EXISTS (SELECT 1 FROM tours WHERE ${tours.id} = ${departure.tourId} AND ${isTourOf(userId, "departures")})`;
  const { written } = await batchNamed(db, {
    written: db
      .update(departureMinimums)
      .set({ guaranteedAt: at })
      .where(and(isOpen(departure), isTheirs)),
    audit,
  });
  return written.meta.changes > 0;
}

/** Records when an operator was asked, or a guarantee notified, with the messages about it. */
export async function writeMessages(
  db: Database,
  departure: DepartureKey,
  times: { askedAt: number } | { notifiedAt: number },
  messages: readonly BatchItem<"sqlite">[],
): Promise<void> {
  await db.batch([
    db.update(departureMinimums).set(times).where(isOf(departureMinimums, departure)),
    ...messages,
  ]);
}
