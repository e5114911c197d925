import { and, asc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Category, Region, TourType, TourStatus } from "~/domain/tours/tour";
import { withoutOperator, type AdminTourSort, type TourListStatus } from "~/domain/tours/tour-list";
import type { Database } from "../../platform/db/client";
import { maxCounted, type RowCount } from "~/domain/office/list-count";
import { containsText, foldedOr } from "../../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../../platform/db/list-page";
import { bookings, operators, tours } from "../../platform/db/schema";
import { hasChangedTexts, isDeleted, hasImage, notDeleted } from "../tour-conditions.repo";
import { pauseColumns } from "../tour-state.repo";
import { noOperator, onSale } from "../tours.repo";

interface AdminTourFilter {
  /** Part of its title, place, state, slug or operator's name. */
  q?: string | undefined;
  /** "deleted" lists deleted tours, which all other lists leave out. */
  status?: TourListStatus | undefined;
  operator?: string | undefined;
  region?: Region | undefined;
  type?: TourType | undefined;
  featured?: "yes" | "no" | undefined;
}

export interface AdminTour {
  slug: string;
  title: string;
  place: string;
  state: string;
  region: Region;
  departureCity: string;
  type: TourType;
  category: Category | null;
  days: number;
  /** Per traveler, whole rupees. */
  priceInr: number;
  /** Seats on each travel date. */
  capacity: number;
  status: TourStatus;
  isFeatured: boolean;
  /** True if travelers can see and book it. */
  isOnSale: boolean;
  /** True while its sales are paused, and until when; null for no end. */
  isPaused: boolean;
  pausedUntil: string | null;
  hasPicture: boolean;
  /** True if edits of it are under review. */
  hasChangedTexts: boolean;
  rejectionReason: string | null;
  rating: number | null;
  reviewCount: number;
  operator: { slug: string; companyName: string; status: "pending" | "verified" | "suspended" };
  /** All bookings ever made. */
  bookings: number;
  /** Position in recommended order: lower comes first. */
  position: number;
  /** UTC instants; null for a catalogue tour. */
  createdAt: number | null;
  editedAt: number | null;
  deletedAt: number | null;
  /** UTC instant since when a submission is under review; null without one. */
  waitingSince: number | null;
  version: number;
}

const bookingCount = sql<number>`(SELECT count(*) FROM ${bookings} WHERE ${bookings.tourId} = ${tours.id})`;

/** UTC instant since when a submission waits for review. */
export const submittedSince = sql<number>`coalesce((
  SELECT submitted_at FROM tour_drafts WHERE tour_id = ${tours.id}
), ${tours.editedAt}, ${tours.createdAt})`;

const columns = {
  slug: tours.slug,
  title: tours.title,
  place: tours.place,
  state: tours.state,
  region: tours.region,
  departureCity: tours.departureCity,
  type: tours.type,
  category: tours.category,
  days: tours.days,
  priceInr: tours.priceInr,
  capacity: tours.capacity,
  status: tours.status,
  isFeatured: tours.isFeatured,
  isOnSale: sql<number>`coalesce(${onSale}, 0)`.as("is_on_sale"),
  ...pauseColumns,
  hasPicture: sql<number>`${hasImage}`.as("has_picture"),
  hasChangedTexts: sql<number>`${hasChangedTexts}`.as("has_changed_texts"),
  rejectionReason: tours.rejectionReason,
  rating: tours.rating,
  reviewCount: tours.reviewCount,
  operator: { slug: operators.slug, companyName: operators.companyName, status: operators.status },
  bookings: bookingCount.as("booking_count"),
  position: tours.position,
  createdAt: tours.createdAt,
  editedAt: tours.editedAt,
  deletedAt: tours.deletedAt,
  waitingSince: sql<
    number | null
  >`CASE WHEN ${tours.status} = 'pending' OR ${hasChangedTexts} THEN ${submittedSince} END`.as(
    "waiting_since",
  ),
  version: tours.version,
};

type Flag = "isOnSale" | "isPaused" | "hasPicture" | "hasChangedTexts";
type Row = Omit<AdminTour, Flag | "operator"> &
  Record<Flag, number> & { operator: AdminTour["operator"] | null };

function toAdminTour(found: Row & { id?: number }): AdminTour {
  const { id: _, isOnSale, isPaused, hasPicture, hasChangedTexts, ...row } = found;
  return {
    ...row,
    operator: row.operator ?? noOperator,
    isOnSale: isOnSale === 1,
    isPaused: isPaused === 1,
    hasPicture: hasPicture === 1,
    hasChangedTexts: hasChangedTexts === 1,
  };
}

const sortColumns = {
  // Catalogue tours count as the oldest, ordered as they were loaded.
  created: sql`coalesce(${tours.createdAt}, 0)`,
  title: foldedOr(tours.foldedTitle, tours.title),
  price: tours.priceInr,
  bookings: bookingCount,
  position: tours.position,
  waiting: sql`coalesce(${submittedSince}, 0)`,
};

export async function listAdminTours(
  db: Database,
  {
    sort = "-created",
    cursor,
    limit,
    isCounted,
    ...filter
  }: AdminTourFilter & PageRequest & { sort?: AdminTourSort | undefined },
): Promise<{ tours: AdminTour[] } & PageEnd> {
  const isWhole = Object.values(filter).every((value) => value === undefined);
  const [{ shown, ...end }, count] = await Promise.all([
    readListPage(
      db,
      { columns: sortColumns, id: tours.id, table: tours },
      ({ key, after, table }) =>
        db
          .select({ ...columns, id: tours.id, sortKey: key })
          .from(table)
          .leftJoin(operators, eq(tours.operatorSlug, operators.slug))
          .where(and(...conditionsOf(filter), after)),
      { sort, cursor, limit, isCounted: isCounted && !isWhole },
      ({ id }) => id,
    ),
    isCounted && isWhole ? countWhole(db) : null,
  ]);
  return { tours: shown.map(toAdminTour), ...end, ...count };
}

/** Counts the first tours that are not deleted from an index: their own rows are long. */
async function countWhole(db: Database): Promise<RowCount> {
  const first = sql`SELECT deleted_at FROM tours INDEXED BY tours_by_operator_in_order LIMIT ${maxCounted + 1}`;
  const [row] = await db.all<{ total: number; found: number }>(
    sql`SELECT coalesce(sum(deleted_at IS NULL), 0) AS total, count(*) AS found FROM (${first})`,
  );
  const { total = 0, found = 0 } = row ?? {};
  return { total: Math.min(total, maxCounted), isCut: found > maxCounted };
}

function conditionsOf({ q, status, operator, region, type, featured }: AdminTourFilter): (SQL | undefined)[] {
  return [
    status === "deleted" ? isDeleted : notDeleted,
    status === "pending" ? waits : undefined,
    status === "active" || status === "draft" ? eq(tours.status, status) : undefined,
    operator === withoutOperator ? isNull(tours.operatorSlug) : undefined,
    operator && operator !== withoutOperator ? eq(tours.operatorSlug, operator) : undefined,
    region && eq(tours.region, region),
    type && eq(tours.type, type),
    featured && eq(tours.isFeatured, featured === "yes"),
    q
      ? containsText(
          sql`${tours.title} || ' ' || ${tours.foldedTitle} || ' ' || ${tours.place} || ' ' || ${tours.state} || ' ' || ${tours.slug} || ' ' || coalesce(${operators.companyName} || ' ' || ${operators.foldedName}, '')`,
          q,
        )
      : undefined,
  ];
}

/** Finds a tour as the list shows it, deleted ones too. */
export async function findAdminTour(db: Database, slug: string): Promise<AdminTour | null> {
  const row = await db
    .select(columns)
    .from(tours)
    .leftJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(eq(tours.slug, slug))
    .get();
  return row ? toAdminTour(row) : null;
}

/** Matches operators' submissions: new tours, and edits of published ones. */
const waits = or(eq(tours.status, "pending"), hasChangedTexts);

/** Matches submissions under review: new tours and edits. */
export const waitsForReview = and(waits, notDeleted);

/** Counts submissions under review. */
export async function countPendingTours(db: Database): Promise<number> {
  return db.$count(tours, waitsForReview);
}

export interface OperatorChoice {
  slug: string;
  companyName: string;
  status: "pending" | "verified" | "suspended";
}

/** Lists all operators by name. */
export async function listOperatorChoices(db: Database): Promise<OperatorChoice[]> {
  return db
    .select({ slug: operators.slug, companyName: operators.companyName, status: operators.status })
    .from(operators)
    .orderBy(asc(operators.companyName), asc(operators.slug));
}
