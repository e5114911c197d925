import { and, asc, between, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import type { CalendarTour, StoredDeparture } from "~/domain/departures/operator-calendar";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { departures, operators, tours, users } from "../db/schema";
import { minimumOf, readMinimum } from "../tours/departures.repo";
import { seatsHeldByOthers } from "../holds/holds.repo";
import { isActiveOperator, isOperatorOf, isTourOf } from "../authz/operator-rights.repo";
import { onSale } from "../tours/tours.repo";

interface OperatorCalendarTour extends CalendarTour {
  operator: string;
}

/** Selects the rules of tours; those with equal rules share one object, so that their days are found once. */
function sharedRules() {
  const byText = new Map<string, DepartureRules>();
  return sql<DepartureRules>`${tours.departureRules}`
    .mapWith((text: string) => {
      const rules = byText.get(text) ?? JSON.parse(text);
      byText.set(text, rules);
      return rules;
    })
    .as("shared_rules");
}

/**
 * Returns the tours whose departures a person may see, by title, and the stored dates from `from` to `to`, inclusive.
 */
export async function listOperatorDepartures(
  db: Database,
  userId: string,
  { from, to }: { from: TravelDate; to: TravelDate },
  now: number,
): Promise<{ tours: OperatorCalendarTour[]; stored: StoredDeparture[] }> {
  const ofUser = and(isTourOf(userId, "departures"), isNull(tours.deletedAt));
  const [found, stored] = await db.batch([
    db
      .select({
        tourId: tours.id,
        slug: tours.slug,
        title: tours.title,
        operator: tours.operatorSlug,
        rules: sharedRules(),
        capacity: tours.capacity,
        isOnSale: sql<number>`coalesce(${onSale}, 0)`.as("is_on_sale"),
      })
      .from(tours)
      .where(ofUser)
      .orderBy(asc(tours.title), asc(tours.id)),
    db
      .select({
        tourId: departures.tourId,
        travelDate: departures.travelDate,
        capacity: departures.capacity,
        booked: departures.booked,
        held: seatsHeldByOthers(null, now).as("held_now"),
        closedAt: departures.closedAt,
        hasOwnCapacity: departures.hasOwnCapacity,
        minimum: minimumOf(sql`${departures.tourId}`, sql`${departures.travelDate}`).as("minimum_terms"),
      })
      .from(departures)
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(and(ofUser, between(departures.travelDate, from, to))),
  ]);
  return {
    tours: found.map(({ isOnSale, ...tour }) => ({ ...tour, isOnSale: isOnSale === 1 })),
    stored: stored.map(({ closedAt, minimum, ...row }) => ({
      ...row,
      minimum: readMinimum(minimum),
      isClosed: closedAt !== null,
    })),
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
 */
export async function listFed(
  db: Database,
  operator: string,
  { from, to }: { from: TravelDate; to: TravelDate },
) {
  const ofOperator = and(eq(tours.operatorSlug, operator), isNull(tours.deletedAt));
  const [stored, dated] = await db.batch([
    db
      .select({
        slug: tours.slug,
        title: tours.title,
        days: tours.days,
        rules: tours.departureRules,
        guide: tours.guide,
        travelDate: departures.travelDate,
        booked: departures.booked,
        capacity: departures.capacity,
        closedAt: departures.closedAt,
        closedReason: departures.closedReason,
      })
      .from(departures)
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(
        and(
          ofOperator,
          between(departures.travelDate, from, to),
          or(gt(departures.booked, 0), sql`${departures.closedAt} IS NOT NULL`),
        ),
      )
      .orderBy(asc(departures.travelDate), asc(tours.id)),
    db
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
      .where(and(ofOperator, onSale, sql`json_extract(${tours.departureRules}, '$.pattern.kind') = 'dates'`)),
  ]);
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
  const [written] = await db.batch([
    db
      .update(operators)
      .set({ calendarVersion: sql`${operators.calendarVersion} + 1` })
      .where(isOperatorOf(operators.slug, userId, "departures", slug)),
    ...audit,
  ]);
  return written.meta.changes > 0;
}
