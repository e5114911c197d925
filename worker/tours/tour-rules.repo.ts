import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar";
import type { Fares } from "~/domain/fares";
import type { ComingDeparture, TourDepartures } from "~/domain/tour-departures";
import type { TourStatus } from "~/domain/tour-form";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { departures, tours } from "../db/schema";
import { seatsHeldByOthers } from "../holds/holds.repo";
import { isTourOf } from "../operators/company-rights.repo";
import { followCapacity } from "./tour-capacity.repo";
import { isThere } from "./tour-conditions.repo";

/** A tour with the rules of its prices and departures, for whoever sets them. */
export interface RuledTour {
  id: number;
  slug: string;
  title: string;
  status: TourStatus;
  version: number;
  prices: Fares;
  departures: TourDepartures;
  /** Whether a company has given the one who asks the right to its tours. */
  isTheirs: boolean;
}

/** A tour by its slug, drafts included and deleted ones not, or null. @param userId who asks */
export async function findRuledTour(db: Database, slug: string, userId: string): Promise<RuledTour | null> {
  const row = await db
    .select({
      id: tours.id,
      slug: tours.slug,
      title: tours.title,
      status: tours.status,
      version: tours.version,
      priceInr: tours.priceInr,
      priceRules: tours.priceRules,
      capacity: tours.capacity,
      rules: tours.departureRules,
      isTheirs: sql<number>`${isTourOf(userId, "tours")}`.as("is_theirs"),
    })
    .from(tours)
    .where(and(eq(tours.slug, slug), isThere))
    .get();
  if (!row) return null;
  const { priceInr, priceRules, capacity, rules, isTheirs, ...tour } = row;
  return {
    ...tour,
    prices: { priceInr, priceRules },
    departures: { capacity, rules },
    isTheirs: isTheirs === 1,
  };
}

/** The travel dates of a tour from `from` on that have seats of their own, in order. @param now UTC instant */
export async function listComingDepartures(
  db: Database,
  tourId: number,
  { from, now }: { from: TravelDate; now: number },
): Promise<ComingDeparture[]> {
  const rows = await db
    .select({
      travelDate: departures.travelDate,
      capacity: departures.capacity,
      booked: departures.booked,
      held: seatsHeldByOthers(null, now).as("held_now"),
      hasOwnCapacity: departures.hasOwnCapacity,
      closedAt: departures.closedAt,
    })
    .from(departures)
    .where(and(eq(departures.tourId, tourId), gte(departures.travelDate, from)))
    .orderBy(asc(departures.travelDate));
  return rows.map(({ closedAt, ...departure }) => ({ ...departure, isClosed: closedAt !== null }));
}

/** Which tour is written, as whom, and from which version. */
interface Target {
  slug: string;
  version: number;
  /** Whose right to the tour it takes; null for an administrator. */
  editorId: string | null;
}

function isAsRead({ slug, version, editorId }: Target): SQL | undefined {
  return and(
    eq(tours.slug, slug),
    isThere,
    eq(tours.version, version),
    editorId === null ? undefined : isTourOf(editorId, "tours"),
  );
}

function nextVersion(now: number) {
  return { editedAt: now, version: sql`${tours.version} + 1` };
}

/** @returns whether it was written: not, where it has another version, is deleted, or the right to it is gone */
export async function updatePrices(
  db: Database,
  target: Target & { prices: Fares },
  audit: AuditStatements,
  now: number,
): Promise<boolean> {
  const { priceInr, priceRules } = target.prices;
  const [written] = await db.batch([
    db
      .update(tours)
      .set({ priceInr, priceRules, ...nextVersion(now) })
      .where(isAsRead(target)),
    ...audit,
  ]);
  return written.meta.changes > 0;
}

/** The days to come follow the tour's seats (`followCapacity`). @returns as `updatePrices` */
export async function updateDepartures(
  db: Database,
  target: Target & { departures: TourDepartures },
  audit: AuditStatements,
  at: { now: number; today: TravelDate },
): Promise<boolean> {
  const { capacity, rules } = target.departures;
  const [written] = await db.batch([
    db
      .update(tours)
      .set({ capacity, departureRules: rules, ...nextVersion(at.now) })
      .where(isAsRead(target)),
    ...audit,
    ...followCapacity(db, target.slug, at),
  ]);
  return written.meta.changes > 0;
}
