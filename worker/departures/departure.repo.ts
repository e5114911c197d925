import { and, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { Exemption } from "~/domain/departures/exemption";
import type { DepartureMinimum } from "~/domain/departures/smallest-party";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { rulesOfStart, type StartKey } from "~/domain/departures/start";
import type { CrewMember } from "~/domain/resources/resource";
import type { AuditStatements } from "../audit/with-audit";
import {
  capacityOfStart,
  isAtStart,
  newDeparture,
  offersStart,
  type DepartureKey,
} from "../seats/seats.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bookings,
  catalogueChanges,
  checkIns,
  departureMinimums,
  departures,
  operators,
  resourceUses,
  seatHolds,
  tours,
  users,
} from "../platform/db/schema";
import { minimumOf, readMinimum } from "../tours/departures.repo";
import { crewOf, readCrew } from "../resources/crew.repo";
import { takeByHand } from "../resources/free.repo";
import { seatsHeldByOthers } from "../seats/holds.repo";
import { isTourOf } from "../platform/authz/operator-rights.repo";

/** A date of a tour as its operator manages it. */
export interface OperatorDeparture extends DepartureDate {
  start: StartKey;
  tourId: number;
  tourTitle: string;
  operator: string;
  companyName: string;
  /** Rules of its start. */
  rules: DepartureRules;
  /** Seats on the tour's other dates. */
  tourCapacity: number;
  capacity: number;
  hasOwnCapacity: boolean;
  booked: number;
  /** Seats held by people who are booking now. */
  held: number;
  /** Number of checked-in bookings; a departure with any cannot be closed. */
  checkedIn: number;
  /** Terms of a departure with a smallest party; null without, and before its first booking. */
  minimum: DepartureMinimum | null;
  crew: CrewMember[];
  closed: (Omit<Closing, "by"> & { by: string | null }) | null;
}

const isTourOfUser = (userId: string | null) =>
  and(userId === null ? undefined : isTourOf(userId, "departures"), isNull(tours.deletedAt));

/** A closing, by the id of an account at a UTC instant, with the party that bears the refunds: null for the operator. */
export interface Closing {
  by: string;
  at: number;
  reason: string;
  fault: "nobody" | null;
  /** Why travelers are owed no compensation; null if they are. */
  exemption: Exemption | null;
}

/** A departure and a person who has the right "departures" for the tour, or null for an administrator. */
interface Mine extends DepartureDate {
  userId: string | null;
}

/** Selects the id of the person's tour by its slug; null if it belongs to someone else. */
function userTour(db: Database, { tour, userId }: Mine): SQL {
  return sql`(${db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.slug, tour), isTourOfUser(userId)))})`;
}

function ofDeparture(db: Database, mine: Mine): SQL {
  return sql`${departures.tourId} = ${userTour(db, mine)} AND ${departures.travelDate} = ${mine.travelDate}
    AND ${departures.start} = ${mine.start ?? ""}`;
}

/** Matches the departure and the pools of its options beside it. */
function withPools(db: Database, mine: Mine): SQL {
  return sql`${departures.tourId} = ${userTour(db, mine)} AND ${departures.travelDate} = ${mine.travelDate}
    AND ${isAtStart(departures.start, mine.start ?? "")}`;
}

/** Selects the checked-in bookings of the outer query's departure, and of its options' pools. */
function checkedInOn(db: Database, { travelDate, start = "" }: Mine) {
  return db
    .select({ booking: checkIns.booking })
    .from(bookings)
    .innerJoin(checkIns, eq(checkIns.booking, bookings.id))
    .where(
      and(
        eq(bookings.tourId, departures.tourId),
        eq(bookings.travelDate, travelDate),
        isAtStart(bookings.start, start),
        inArray(bookings.status, ["confirmed", "completed"]),
      ),
    );
}

/**
 * Returns a date of the person's tour, even if nothing is stored for it; null for other tours.
 * @param now UTC instant
 */
export async function findOperatorDeparture(
  db: Database,
  mine: Mine,
  now: number,
): Promise<OperatorDeparture | null> {
  const row = await db
    .select({
      tourId: tours.id,
      tour: tours.slug,
      tourTitle: tours.title,
      operator: operators.slug,
      companyName: operators.companyName,
      rules: tours.departureRules,
      tourCapacity: capacityOfStart(mine.start ?? "").as("tour_capacity"),
      capacity: departures.capacity,
      hasOwnCapacity: departures.hasOwnCapacity,
      booked: departures.booked,
      held: seatsHeldByOthers(null, now).as("held_now"),
      checkedIn: sql<number>`(SELECT count(*) FROM (${checkedInOn(db, mine)}))`.as("checked_in"),
      minimum: minimumOf(departures).as("minimum_terms"),
      closedAt: departures.closedAt,
      closedReason: departures.closedReason,
      closedFault: departures.closedFault,
      closedExemption: departures.closedExemption,
      closedBy: users.name,
      crew: crewOf(sql`${departures.id}`).as("crew"),
    })
    .from(tours)
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .leftJoin(
      departures,
      and(
        eq(departures.tourId, tours.id),
        eq(departures.travelDate, mine.travelDate),
        eq(departures.start, mine.start ?? ""),
      ),
    )
    .leftJoin(users, eq(users.id, departures.closedBy))
    .where(and(eq(tours.slug, mine.tour), isTourOfUser(mine.userId)))
    .get();
  if (!row) return null;
  const { closedAt, closedReason, closedBy, closedFault: fault, closedExemption: exemption, ...rest } = row;
  return {
    ...rest,
    travelDate: mine.travelDate,
    start: mine.start ?? "",
    rules: rulesOfStart(rest.rules, mine.start ?? ""),
    minimum: readMinimum(row.minimum),
    crew: readCrew(row.crew),
    capacity: row.capacity ?? row.tourCapacity,
    hasOwnCapacity: row.hasOwnCapacity ?? false,
    booked: row.booked ?? 0,
    closed:
      closedAt === null ? null : { at: closedAt, reason: closedReason ?? "", by: closedBy, fault, exemption },
  };
}

/** Inserts the row of a departure with an optional capacity; inserts nothing if the tour is not the person's, or does not offer the start. */
function insertDeparture(db: Database, { start = "", ...mine }: Mine, capacity?: number) {
  const known = sql`EXISTS (SELECT 1 FROM departures AS known WHERE known.tour_id = tours.id
    AND known.travel_date = ${mine.travelDate} AND known.start = ${start})`;
  return db.insert(departures).select(
    db
      .select(
        newDeparture(
          { travelDate: mine.travelDate, start },
          capacity === undefined ? {} : { capacity, isOwn: true },
        ),
      )
      .from(tours)
      .where(and(eq(tours.slug, mine.tour), isTourOfUser(mine.userId), or(offersStart(start), known))),
  );
}

/** Deletes expired holds, whose rows still count in the CHECK. */
function deleteEndedHolds(db: Database, mine: Mine, now: number) {
  return db
    .delete(seatHolds)
    .where(
      and(
        sql`${seatHolds.tourId} = ${userTour(db, mine)}`,
        eq(seatHolds.travelDate, mine.travelDate),
        eq(seatHolds.start, mine.start ?? ""),
        lte(seatHolds.expiresAt, now),
      ),
    );
}

/**
 * Sets the capacity of a date; null resets it to the tour's. Fails with the CHECK `departures_not_oversold` if more
 * seats are sold or held, including by concurrent bookings.
 * @returns true if the date is the person's and was changed
 */
export async function writeCapacity(
  db: Database,
  mine: Mine,
  capacity: number | null,
  now: number,
  audit: AuditStatements,
): Promise<boolean> {
  const change =
    capacity === null
      ? db
          .update(departures)
          .set({
            capacity: sql`(SELECT ${capacityOfStart(mine.start ?? "")} FROM "tours" WHERE "tours"."id" = ${departures.tourId})`,
            hasOwnCapacity: false,
          })
          .where(and(ofDeparture(db, mine), eq(departures.hasOwnCapacity, true)))
      : insertDeparture(db, mine, capacity).onConflictDoUpdate({
          target: [departures.tourId, departures.travelDate, departures.start],
          set: { capacity: sql`excluded.capacity`, hasOwnCapacity: true },
        });
  const { written } = await batchNamed(db, {
    endedHolds: deleteEndedHolds(db, mine, now),
    written: change,
    audit,
    seen: markChanged(db, ofDeparture(db, mine)),
  });
  return written.meta.changes > 0;
}

/** Builds the statements that note the tours of departures as changed: webhooks send an event of free seats. */
export function markChanged(db: Database, ofDepartures: SQL | undefined) {
  const changed = sql`SELECT DISTINCT ${departures.tourId} FROM ${departures} WHERE ${ofDepartures}`;
  return [
    db.delete(catalogueChanges).where(sql`${catalogueChanges.tourId} IN (${changed})`),
    db.insert(catalogueChanges).select(sql`SELECT NULL, tour_id FROM (${changed})`),
  ] as const;
}

/**
 * Gives a date a resource of the tour's operator, takes one from it, or both. The trigger `resource_uses_apart` refuses one that is on another
 * departure.
 * @param change ids of resources
 * @returns true if the date is the person's and was changed
 */
export async function writeCrew(
  db: Database,
  mine: Mine & DepartureKey,
  { taken, released }: { taken: number | null; released: number | null },
  audit: AuditStatements,
): Promise<boolean> {
  const named = sql`(SELECT ${departures.id} FROM ${departures} WHERE ${ofDeparture(db, mine)})`;
  const isReleased = and(eq(resourceUses.resource, released ?? 0), eq(resourceUses.departure, named));
  const { gone, added } = await batchNamed(db, {
    departure: taken === null ? null : insertDeparture(db, mine).onConflictDoNothing(),
    gone: released === null ? null : db.delete(resourceUses).where(isReleased),
    added: taken === null ? null : takeByHand(db, mine, taken),
    audit,
  });
  return ((added ?? gone)?.meta.changes ?? 0) > 0;
}

/**
 * Reopens a departure.
 * @param also further statements of the same batch
 * @returns true if the date is the person's and was closed
 */
export async function writeReopening(
  db: Database,
  mine: Mine,
  audit: AuditStatements,
  also: readonly BatchItem<"sqlite">[],
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(departures)
      .set({ closedAt: null, closedReason: null, closedBy: null, closedFault: null, closedExemption: null })
      .where(and(withPools(db, mine), isNotNull(departures.closedAt))),
    audit,
    // The operator runs it with fewer travelers.
    guaranteed: db
      .update(departureMinimums)
      .set({ cancelledAt: null, guaranteedAt: sql`unixepoch() * 1000`, notifiedAt: sql`unixepoch() * 1000` })
      .where(
        and(
          eq(departureMinimums.tourId, userTour(db, mine)),
          eq(departureMinimums.travelDate, mine.travelDate),
          eq(departureMinimums.start, mine.start ?? ""),
          isNotNull(departureMinimums.cancelledAt),
        ),
      ),
    also,
  });
  return written.meta.changes > 0;
}
