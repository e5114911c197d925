import { and, asc, count, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { premiumEntries } from "~/domain/money/ledger/ledger";
import { formatShortMonth, monthOf, type Month } from "~/domain/calendar/months";
import {
  premiumKey,
  type ListedPremiumListing,
  type PremiumListing,
} from "~/domain/money/premium/premium-listing";
import type { ReportPeriod } from "~/domain/money/report-period";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { operators, premiumListings, tours, users } from "../../platform/db/schema";
import { insertEntriesIf } from "../ledger/ledger.repo";
import { chargedAt } from "../payouts/payable.repo";
import { isTourOf } from "../../platform/authz/operator-rights.repo";
import { cardColumns, onSale, toCard } from "../../tours/tours.repo";

const listingColumns = {
  tour: tours.slug,
  month: premiumListings.month,
  place: premiumListings.place,
  amount: premiumListings.amount,
};

/** Counts the places bought in each of these months; months without any are left out. */
export async function countTaken(db: Database, months: readonly Month[]): Promise<Map<Month, number>> {
  const rows = await db
    .select({ month: premiumListings.month, taken: count() })
    .from(premiumListings)
    .where(inArray(premiumListings.month, [...months]))
    .groupBy(premiumListings.month);
  return new Map(rows.map(({ month, taken }) => [month, taken]));
}

/** Lists the places of a user's tours from a month on. */
export function listListingsOf(db: Database, userId: string, since: Month): Promise<PremiumListing[]> {
  return db
    .select(listingColumns)
    .from(premiumListings)
    .innerJoin(tours, eq(tours.id, premiumListings.tourId))
    .where(and(isTourOf(userId, "earnings"), gte(premiumListings.month, since)))
    .orderBy(asc(premiumListings.month), asc(premiumListings.place));
}

/** Finds a tour that a user may buy a place for, in any state. */
export async function findTourToPromote(
  db: Database,
  userId: string,
  slug: string,
): Promise<{ slug: string; title: string; operator: string; isOnSale: boolean } | null> {
  const row = await db
    .select({
      slug: tours.slug,
      title: tours.title,
      operator: sql<string>`${tours.operatorSlug}`,
      isOnSale: sql<number>`coalesce(${onSale}, 0)`,
    })
    .from(tours)
    .where(and(eq(tours.slug, slug), isTourOf(userId, "earnings"), sql`${tours.deletedAt} IS NULL`))
    .get();
  return row ? { ...row, isOnSale: row.isOnSale === 1 } : null;
}

/** Finds a tour's place in a month. */
export async function findListing(db: Database, tour: string, month: Month): Promise<PremiumListing | null> {
  const row = await db
    .select(listingColumns)
    .from(premiumListings)
    .innerJoin(tours, eq(tours.id, premiumListings.tourId))
    .where(and(eq(tours.slug, tour), eq(premiumListings.month, month)))
    .get();
  return row ?? null;
}

/**
 * Assigns the lowest free place of a month to a tour and charges its operator, all or nothing: no change if none is free, the tour already
 * has one, is not on sale, or the user may no longer buy for it. UNIQUE `premium_listings.month` and `premium_listings.tour_id` reject
 * what the WHERE lets through. A payout that is already due is not changed: the charge is deducted from the next one.
 * @returns true if the place was bought
 */
export async function createListing(
  db: Database,
  listing: {
    id: string;
    tour: { slug: string; title: string; operator: string };
    month: Month;
    /** Total places of the month. */
    places: number;
    amount: number;
    /** GST on the amount, whole rupees. */
    gst: number;
    userId: string;
    at: number;
  },
  audit: AuditStatements,
): Promise<boolean> {
  const { id, tour, month, places, amount, gst, userId, at } = listing;
  const all = JSON.stringify(Array.from({ length: places }, (_, index) => index + 1));
  const freePlace = sql`(SELECT min(free.value) FROM json_each(${all}) AS free
    WHERE free.value NOT IN (SELECT taken.place FROM premium_listings AS taken WHERE taken.month = ${month}))`;
  const isNew = sql`NOT EXISTS (
    SELECT 1 FROM premium_listings AS listing WHERE listing.tour_id = ${tours.id} AND listing.month = ${month})`;
  const condition = and(
    eq(tours.slug, tour.slug),
    eq(tours.operatorSlug, tour.operator),
    isTourOf(userId, "earnings"),
    onSale,
    isNew,
    sql`${freePlace} IS NOT NULL`,
  );
  const subject = {
    key: premiumKey(tour.slug, month),
    booking: null,
    operatorSlug: tour.operator,
    note: `Featured place, ${formatShortMonth(month)}: ${tour.title}`,
    at: chargedAt(tour.operator, at),
  };
  const isBought = sql`EXISTS (SELECT 1 FROM premium_listings AS bought WHERE bought.id = ${id})`;
  const { written } = await batchNamed(db, {
    written: db
      .insert(premiumListings)
      .select(
        sql`SELECT ${id}, ${tours.id}, ${month}, ${freePlace}, ${amount}, ${userId}, ${at} FROM ${tours} WHERE ${condition}`,
      ),
    audit,
    entries: insertEntriesIf(db, subject, premiumEntries(amount, gst), isBought),
  });
  return written.meta.changes > 0;
}

/** Lists tours on sale that have a place in a month, by place. */
export async function listPromoted(db: Database, month: Month): Promise<TourCard[]> {
  const rows = await db
    .select(cardColumns())
    .from(premiumListings)
    .innerJoin(tours, eq(tours.id, premiumListings.tourId))
    .where(and(eq(premiumListings.month, month), onSale))
    .orderBy(asc(premiumListings.place));
  return rows.map(toCard);
}

const maxListed = 200;

/** Lists the places bought in the months of a period, at most 200, latest first. */
export async function listListings(
  db: Database,
  { from, to }: ReportPeriod,
): Promise<ListedPremiumListing[]> {
  const rows = await db
    .select({
      ...listingColumns,
      id: premiumListings.id,
      title: tours.title,
      companyName: operators.companyName,
      isOnSale: sql<number>`coalesce(${onSale}, 0)`,
      boughtBy: users.name,
      createdAt: premiumListings.createdAt,
    })
    .from(premiumListings)
    .innerJoin(tours, eq(tours.id, premiumListings.tourId))
    .innerJoin(operators, eq(operators.slug, tours.operatorSlug))
    .leftJoin(users, eq(users.id, premiumListings.boughtBy))
    .where(
      and(
        from === null ? undefined : gte(premiumListings.month, monthOf(from)),
        to === null ? undefined : lte(premiumListings.month, monthOf(to)),
      ),
    )
    .orderBy(desc(premiumListings.month), asc(premiumListings.place))
    .limit(maxListed);
  return rows.map((row) => ({ ...row, isOnSale: row.isOnSale === 1 }));
}
