import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { OperatorRight } from "~/domain/operators/operator-rights";
import type { TravelDate } from "~/domain/calendar/calendar";
import { tourPath } from "~/domain/tours/tour";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { readListPage } from "../platform/db/list-page";
import { departures, operators, tourDrafts, tours } from "../platform/db/schema";
import { isAmong } from "./tour-conditions.repo";
import { pauseColumns } from "./tour-state.repo";
import { onSale } from "./tours.repo";
import { isTourOf } from "../platform/authz/operator-rights.repo";

export interface OperatorTour {
  slug: string;
  title: string;
  status: "active" | "pending" | "draft";
  /** An administrator's reason for rejecting it, until it is submitted again. */
  rejectionReason: string | null;
  /** True if travelers can see and book it. */
  isOnSale: boolean;
  /** True while its sales are paused, and until when; null for no end. */
  isPaused: boolean;
  pausedUntil: string | null;
  /** Path of its page while it is on sale. */
  path: string;
  companyName: string;
  priceInr: number;
  /** Seats on each travel date. */
  capacity: number;
  rating: number | null;
  reviewCount: number;
  /** Seats sold on the days ahead that were asked for. */
  sold: number;
}

/** Travel dates, both included, whose sold seats are summed. */
export interface SoldDays {
  from: TravelDate;
  to: TravelDate;
}

/** Lists tours of operators for which a user has a right, in recommended order and in any state except deleted. */
export function listOperatorTours(
  db: Database,
  userId: string,
  right: OperatorRight,
  { ids, days = null }: { ids?: readonly number[]; days?: SoldDays | null } = {},
): Promise<OperatorTour[]> {
  const own = isTourOf(userId, right);
  return listTours(db, ids ? sql`${isAmong(ids)} AND ${own}` : own, days);
}

interface TourPage {
  status?: OperatorTour["status"] | undefined;
  /** Part of the title, as edited last. */
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Finds one page of the tours that a user may edit. @throws AppError `invalid` for an invalid cursor */
export async function findTourPage(db: Database, userId: string, { status, q, cursor, limit }: TourPage) {
  const title = sql`coalesce(nullif(trim(json_extract(${tourDrafts.values}, '$.title')), ''), ${tours.title})`;
  const { shown, nextCursor } = await readListPage(
    db,
    { columns: { recommended: tours.position }, id: tours.id, table: tours },
    ({ key, after, table }) => {
      const ids = db.select({ id: tours.id, sortKey: key }).from(table).$dynamic();
      return (q ? ids.leftJoin(tourDrafts, eq(tourDrafts.tourId, tours.id)) : ids).where(
        and(
          isTourOf(userId, "tours"),
          isNull(tours.deletedAt),
          status && eq(sql`+${tours.status}`, status),
          q ? containsText(sql`${title} || ' ' || ${tours.foldedTitle}`, q) : undefined,
          after,
        ),
      );
    },
    { sort: "recommended", cursor, limit },
    ({ id }) => id,
  );
  return { ids: shown.map(({ id }) => id), nextCursor };
}

/** Counts the tours that a user may edit by status. */
export async function countToursByStatus(db: Database, userId: string) {
  const rows = await db
    .select({ status: tours.status, count: sql<number>`count(*)`.as("tour_count") })
    .from(tours)
    .where(and(isTourOf(userId, "tours"), isNull(tours.deletedAt)))
    .groupBy(tours.status);
  const counts = { active: 0, pending: 0, draft: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return { ...counts, all: counts.active + counts.pending + counts.draft };
}

/** Lists the tours of one operator in the same way. */
export function listToursOf(db: Database, slug: string): Promise<OperatorTour[]> {
  return listTours(db, eq(operators.slug, slug));
}

/** Sums an index range of at most one row per day and tour. */
function soldOn({ from, to }: SoldDays): SQL {
  return sql`(SELECT coalesce(sum(${departures.booked}), 0) FROM ${departures} WHERE ${departures.tourId} = tours.id AND ${departures.travelDate} BETWEEN ${from} AND ${to})`;
}

async function listTours(
  db: Database,
  condition: SQL,
  days: SoldDays | null = null,
): Promise<OperatorTour[]> {
  const rows = await db
    .select({
      slug: tours.slug,
      title: tours.title,
      kind: tours.kind,
      region: tours.region,
      status: tours.status,
      rejectionReason: tours.rejectionReason,
      isOnSale: sql<number>`coalesce(${onSale}, 0)`,
      ...pauseColumns,
      companyName: operators.companyName,
      priceInr: tours.priceInr,
      capacity: tours.capacity,
      rating: tours.rating,
      reviewCount: tours.reviewCount,
      sold: (days ? soldOn(days) : sql`0`).mapWith(Number).as("sold"),
    })
    .from(tours)
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(and(condition, isNull(tours.deletedAt)))
    .orderBy(asc(tours.position), asc(tours.id));
  return rows.map(({ kind, region, isOnSale, rating, ...row }) => ({
    ...row,
    isOnSale: isOnSale === 1,
    isPaused: row.isPaused === 1,
    path: tourPath({ kind, region, slug: row.slug }),
    // The catalogue's rating is not based on reviews.
    rating: row.reviewCount > 0 ? rating : null,
  }));
}
