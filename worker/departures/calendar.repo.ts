import { and, asc, between, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { StartKey } from "~/domain/departures/start";
import type { StoredDeparture } from "~/domain/departures/operator-calendar";
import type { DepartureMinimum } from "~/domain/departures/smallest-party";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { departures, operators, tours, users } from "../platform/db/schema";
import { takes } from "../resources/crew.repo";
import { minimumOf } from "../tours/departures.repo";
import { seatsHeldByOthers } from "../seats/holds.repo";
import {
  isActiveOperator,
  isOperatorOf,
  isTourOf,
  listMemberships,
} from "../platform/authz/operator-rights.repo";
import { byTitle, readKnownTours, type KnownTour } from "../tours/known-tours.repo";
import { onSale } from "../tours/tours.repo";

/** A day's stored departures as one value: a row for each of thousands would take longer. */
const storedOn = (now: number) =>
  sql<
    StoredRow[]
  >`json_group_array(json_array(${departures.tourId}, ${departures.start}, ${departures.capacity}, ${departures.booked},
    ${seatsHeldByOthers(null, now)}, ${departures.closedAt} IS NOT NULL, ${departures.hasOwnCapacity},
    json(${minimumOf(departures)})))`
    .mapWith((stored: string): StoredRow[] => JSON.parse(stored))
    .as("stored_departures");

type StoredRow = [
  tourId: number,
  start: StartKey,
  capacity: number,
  booked: number,
  held: number,
  isClosed: number,
  hasOwnCapacity: number,
  minimum: DepartureMinimum | null,
];

/**
 * Returns the tours whose departures a person may see, by title, and the stored dates from `from` to `to`, inclusive.
 */
export async function listOperatorDepartures(
  db: Database,
  userId: string,
  { from, to }: { from: TravelDate; to: TravelDate },
  now: number,
): Promise<{ tours: readonly KnownTour[]; stored: StoredDeparture[] }> {
  const own = (await listMemberships(db, userId)).filter(({ rights }) => rights.includes("departures"));
  const [days, ...found] = await Promise.all([
    db
      .select({ date: sql<TravelDate>`${departures.travelDate}`.as("stored_on"), rows: storedOn(now) })
      .from(departures)
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(
        and(
          isTourOf(userId, "departures"),
          isNull(tours.deletedAt),
          between(departures.travelDate, from, to),
        ),
      )
      .groupBy(departures.travelDate),
    ...own.map(({ operator }) => readKnownTours(db, operator)),
  ]);
  return {
    tours: found.length === 1 ? (found[0] ?? []) : found.flat().toSorted(byTitle),
    stored: days.flatMap(({ date, rows }) =>
      rows.map(([tourId, start, capacity, booked, held, isClosed, hasOwnCapacity, minimum]) => ({
        tourId,
        travelDate: date,
        start,
        capacity,
        booked,
        held,
        isClosed: isClosed === 1,
        hasOwnCapacity: hasOwnCapacity === 1,
        minimum,
      })),
    ),
  };
}

/**
 * Returns the data of a person's calendar link for an operator; null if the operator is unknown, or the person does
 * not manage its departures, or their account or the operator is suspended.
 */
export async function findCalendar(
  db: Database,
  slug: string,
  person: string,
): Promise<{ slug: string; companyName: string; version: number; person: string } | null> {
  const row = await db
    .select({
      slug: operators.slug,
      companyName: operators.companyName,
      version: operators.calendarVersion,
      person: users.id,
    })
    .from(operators)
    .innerJoin(users, and(eq(users.id, person), isActiveOperator))
    .where(isOperatorOf(operators.slug, person, "departures", slug))
    .get();
  return row ?? null;
}

/**
 * Returns an operator's departures that are booked or closed, and its tours on sale that leave only on chosen dates.
 * @param resource limits them to the departures that take it
 */
export async function listFed(
  db: Database,
  operator: string,
  { from, to }: { from: TravelDate; to: TravelDate },
  resource: number | null = null,
) {
  const ofOperator = and(eq(tours.operatorSlug, operator), isNull(tours.deletedAt));
  const isFed =
    resource === null
      ? or(gt(departures.booked, 0), sql`${departures.closedAt} IS NOT NULL`)
      : takes({ resource }, departures);
  const { stored, dated } = await batchNamed(db, {
    stored: db
      .select({
        slug: tours.slug,
        title: tours.title,
        days: tours.days,
        rules: tours.departureRules,
        guide: tours.guide,
        travelDate: departures.travelDate,
        start: departures.start,
        booked: departures.booked,
        capacity: departures.capacity,
        closedAt: departures.closedAt,
        closedReason: departures.closedReason,
      })
      .from(departures)
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(and(ofOperator, between(departures.travelDate, from, to), isFed))
      .orderBy(asc(departures.travelDate), asc(tours.id), asc(departures.start)),
    dated: db
      .select({
        slug: tours.slug,
        title: tours.title,
        days: tours.days,
        // In a batch, columns are distinguished by name only.
        capacity: sql<number>`${tours.capacity}`.as("tour_capacity"),
        rules: tours.departureRules,
        guide: tours.guide,
      })
      .from(tours)
      .where(
        and(
          ofOperator,
          resource === null ? onSale : sql`false`,
          sql`json_extract(${tours.departureRules}, '$.pattern.kind') = 'dates'`,
        ),
      ),
  });
  return { stored, dated };
}

/**
 * Invalidates all calendar links of an operator.
 * @returns true if this person has the right for the operator
 */
export async function renewCalendar(
  db: Database,
  slug: string,
  userId: string,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(operators)
      .set({ calendarVersion: sql`${operators.calendarVersion} + 1` })
      .where(isOperatorOf(operators.slug, userId, "departures", slug)),
    audit,
  });
  return written.meta.changes > 0;
}
