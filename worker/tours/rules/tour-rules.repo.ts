import { and, asc, eq, gte, sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Fares } from "~/domain/prices/fares";
import type { Offers } from "~/domain/prices/offers-schema";
import type { ComingDeparture, TourDepartures } from "~/domain/departures/tour-departures";
import { usualSupply, type SupplyKind } from "~/domain/operators/supply";
import type { TourStatus } from "~/domain/tours/tour";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { departures, operators, tours } from "../../platform/db/schema";
import { seatsHeldByOthers } from "../../seats/holds.repo";
import { isEditableBy, isTourOf } from "../../platform/authz/operator-rights.repo";
import { moveUses } from "../../resources/free.repo";
import { followCapacity } from "../tour-capacity.repo";
import { notDeleted } from "../tour-conditions.repo";

/** A tour with its price and departure rules, for editing. */
export interface EditableTour {
  id: number;
  slug: string;
  title: string;
  status: TourStatus;
  version: number;
  prices: Fares & Offers;
  departures: TourDepartures;
  operatorGstin: string | null;
  supply: SupplyKind;
  /** True if the viewer's operator gives them the right to its tours. */
  isTheirs: boolean;
}

/** Finds a tour by slug, drafts included, deleted ones excluded. @param userId the viewer */
export async function findTourRules(
  db: Database,
  slug: string,
  userId: string,
): Promise<EditableTour | null> {
  const row = await db
    .select({
      id: tours.id,
      slug: tours.slug,
      title: tours.title,
      status: tours.status,
      version: tours.version,
      priceInr: tours.priceInr,
      priceRules: tours.priceRules,
      options: tours.options,
      extras: tours.extras,
      capacity: tours.capacity,
      rules: tours.departureRules,
      operatorGstin: operators.gstin,
      supply: operators.supply,
      isTheirs: sql<number>`${isTourOf(userId, "tours")}`.as("is_theirs"),
    })
    .from(tours)
    .leftJoin(operators, eq(operators.slug, tours.operatorSlug))
    .where(and(eq(tours.slug, slug), notDeleted))
    .get();
  if (!row) return null;
  const { priceInr, priceRules, options, extras, capacity, rules, isTheirs, ...tour } = row;
  return {
    ...tour,
    supply: tour.supply ?? usualSupply,
    prices: { priceInr, priceRules, options: options ?? [], extras: extras ?? [] },
    departures: { capacity, rules },
    isTheirs: isTheirs === 1,
  };
}

/** Lists the travel dates of a tour from `from` on that have a departure row, in order. @param now UTC instant */
export async function listComingDepartures(
  db: Database,
  tourId: number,
  { from, now }: { from: TravelDate; now: number },
): Promise<ComingDeparture[]> {
  const rows = await db
    .select({
      travelDate: departures.travelDate,
      start: departures.start,
      capacity: departures.capacity,
      booked: departures.booked,
      held: seatsHeldByOthers(null, now).as("held_now"),
      hasOwnCapacity: departures.hasOwnCapacity,
      closedAt: departures.closedAt,
    })
    .from(departures)
    .where(and(eq(departures.tourId, tourId), gte(departures.travelDate, from)))
    .orderBy(asc(departures.travelDate), asc(departures.start));
  return rows.map(({ closedAt, ...departure }) => ({ ...departure, isClosed: closedAt !== null }));
}

/** The tour to write, its editor and its expected version. */
interface Target {
  slug: string;
  version: number;
  /** The user whose right to the tour is required; null for an administrator. */
  editorId: string | null;
}

function isAsRead({ slug, version, editorId }: Target): SQL | undefined {
  return and(eq(tours.slug, slug), notDeleted, eq(tours.version, version), isEditableBy(editorId));
}

function nextVersion(now: number) {
  return { editedAt: now, version: sql`${tours.version} + 1` };
}

/** Future days adopt the seats of options (`followCapacity`). @returns false if it has another version, is deleted, or the right to it was revoked */
export async function updatePrices(
  db: Database,
  target: Target & { prices: Fares & Offers },
  audit: AuditStatements,
  at: { now: number; today: TravelDate },
): Promise<boolean> {
  const { priceInr, priceRules, options, extras } = target.prices;
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({
        priceInr,
        priceRules,
        ...(options && { options: options.length > 0 ? options : null }),
        ...(extras && { extras: extras.length > 0 ? extras : null }),
        ...nextVersion(at.now),
      })
      .where(isAsRead(target)),
    audit,
    departures: options ? followCapacity(db, target.slug, at) : null,
  });
  return written.meta.changes > 0;
}

/** Future days adopt the tour's capacity (`followCapacity`). @returns as `updatePrices` */
export async function updateDepartures(
  db: Database,
  target: Target & { departures: TourDepartures },
  audit: AuditStatements,
  at: { now: number; today: TravelDate },
): Promise<boolean> {
  const { capacity, rules } = target.departures;
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({ capacity, departureRules: rules, ...nextVersion(at.now) })
      .where(isAsRead(target)),
    audit,
    departures: followCapacity(db, target.slug, at),
    uses: moveUses(db, eq(tours.slug, target.slug), at.today),
  });
  return written.meta.changes > 0;
}
