import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { namelessAuthor } from "~/domain/reviews/review";
import {
  maxReviewPhotographs,
  photographAlt,
  photographPath,
  type AuthoredPhotograph,
  type GuestPhotograph,
  type ReviewPhotograph,
} from "~/domain/reviews/review-photograph";
import type { BookingOwner } from "../bookings/traveler-bookings.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, reviewPhotographs, reviews, tours } from "../platform/db/schema";
import { onSale } from "../tours/tours.repo";
import { tourPath } from "~/domain/tours/tour";

/** A photograph as the expressions below return it: JSON of its row. */
interface StoredPhotograph {
  id: string;
  caption: string | null;
  width: number;
  height: number;
  widths: number[];
}

/** Adds the addresses of the copies and the alternative text; without a caption it names author and place. */
export function toPhotograph(
  { id, caption, width, height, widths }: StoredPhotograph,
  { authorName, place }: { authorName: string | null; place: string },
): ReviewPhotograph {
  const sources = widths.map((each) => ({ width: each, path: photographPath(id, each) }));
  return {
    id,
    alt: photographAlt({ caption, author: authorName ?? namelessAuthor, place }),
    caption,
    width,
    height,
    sources,
  };
}

/** The approved photographs of a row's review in the order they were added, for a select from `reviews`. */
export const approvedPhotographs = sql<StoredPhotograph[]>`(SELECT json_group_array(json_object(
    'id', p.id, 'caption', p.caption, 'width', p.width, 'height', p.height, 'widths', json(p.widths)) ORDER BY p.created_at, p.id)
  FROM review_photographs p WHERE p.review = reviews.id AND p.status = 'approved')`
  .mapWith((json: string): StoredPhotograph[] => JSON.parse(json))
  .as("approved_photographs");

const storedColumns = {
  id: reviewPhotographs.id,
  caption: reviewPhotographs.caption,
  width: reviewPhotographs.width,
  height: reviewPhotographs.height,
  widths: reviewPhotographs.widths,
};

const isApproved = and(eq(reviewPhotographs.status, "approved"), eq(reviews.status, "published"));

/** Lists the photographs of a review for its author, in the order they were added. */
export async function listAuthoredPhotographs(
  db: Database,
  review: string,
  of: { authorName: string | null; place: string },
): Promise<AuthoredPhotograph[]> {
  const rows = await db
    .select({ ...storedColumns, status: reviewPhotographs.status, reason: reviewPhotographs.reason })
    .from(reviewPhotographs)
    .where(eq(reviewPhotographs.review, review))
    .orderBy(asc(reviewPhotographs.createdAt), asc(reviewPhotographs.id));
  return rows.flatMap(({ status, reason, ...row }) =>
    status === "removed" ? [] : [{ ...toPhotograph(row, of), status, reason }],
  );
}

/** Selects the published review of a booking by this user. */
function reviewOf(db: Database, viewer: BookingOwner, bookingId: string) {
  return db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .where(and(eq(bookings.bookingId, bookingId), eq(reviews.userId, viewer.id)));
}

/**
 * Adds a photograph to the viewer's published review of a booking, unless it has the max number.
 * @param photograph.now UTC instant of the consent
 * @returns true if it was added
 */
export async function createPhotograph(
  db: Database,
  viewer: BookingOwner,
  photograph: {
    id: string;
    bookingId: string;
    caption: string | null;
    width: number;
    height: number;
    widths: readonly number[];
    consentVersion: number;
    now: number;
  },
): Promise<boolean> {
  const { id, bookingId, caption, width, height, widths, consentVersion, now } = photograph;
  const written = await db.insert(reviewPhotographs).select(
    sql`SELECT ${id}, ${reviews.id}, ${reviews.tourId}, 'waiting', ${caption}, ${width}, ${height}, ${JSON.stringify(widths)},
          ${consentVersion}, ${now}, NULL, NULL, NULL, ${now}
        FROM ${reviews} WHERE ${reviews.id} IN ${reviewOf(db, viewer, bookingId)} AND ${reviews.status} = 'published'
          AND (SELECT count(*) FROM review_photographs p WHERE p.review = ${reviews.id} AND p.status <> 'removed')
            < ${maxReviewPhotographs}`,
  );
  return written.meta.changes > 0;
}

/** Values of a removed photograph, until its files are deleted. */
export const removedPhotograph = { status: "removed", caption: null, reason: null } as const;

/** Removes a photograph of the viewer's review of a booking. @returns true if there was one */
export async function removePhotograph(
  db: Database,
  viewer: BookingOwner,
  { id, bookingId }: { id: string; bookingId: string },
): Promise<boolean> {
  const written = await db
    .update(reviewPhotographs)
    .set(removedPhotograph)
    .where(
      and(
        eq(reviewPhotographs.id, id),
        ne(reviewPhotographs.status, "removed"),
        inArray(reviewPhotographs.review, reviewOf(db, viewer, bookingId)),
      ),
    );
  return written.meta.changes > 0;
}

/** Finds out who may see a photograph: everyone, or its author and moderators; null if it does not exist. */
export async function findPhotographAccess(
  db: Database,
  id: string,
): Promise<{ isPublic: boolean; authorId: string | null } | null> {
  const row = await db
    .select({
      authorId: reviews.userId,
      isPublic: sql<number>`${isApproved}`.as("is_public"),
    })
    .from(reviewPhotographs)
    .innerJoin(reviews, eq(reviewPhotographs.review, reviews.id))
    .where(and(eq(reviewPhotographs.id, id), ne(reviewPhotographs.status, "removed")))
    .get();
  return row ? { ...row, isPublic: row.isPublic === 1 } : null;
}

const guestColumns = {
  ...storedColumns,
  authorName: reviews.authorName,
  place: tours.place,
  travelMonth: sql<string>`substr(${bookings.travelDate}, 1, 7)`.as("travel_month"),
};

function toGuestPhotograph({
  authorName,
  place,
  travelMonth,
  ...row
}: StoredPhotograph & { authorName: string | null; place: string; travelMonth: string }): GuestPhotograph {
  return { ...toPhotograph(row, { authorName, place }), authorName, travelMonth };
}

/** Lists the newest approved photographs of a tour. */
export async function listTourPhotographs(
  db: Database,
  slug: string,
  limit: number,
): Promise<GuestPhotograph[]> {
  const tour = db.select({ id: tours.id }).from(tours).where(eq(tours.slug, slug));
  const rows = await db
    .select(guestColumns)
    .from(reviewPhotographs)
    .innerJoin(reviews, eq(reviewPhotographs.review, reviews.id))
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .innerJoin(tours, eq(reviewPhotographs.tourId, tours.id))
    .where(and(eq(reviewPhotographs.tourId, sql`(${tour})`), isApproved))
    .orderBy(desc(reviewPhotographs.createdAt), desc(reviewPhotographs.id))
    .limit(limit);
  return rows.map(toGuestPhotograph);
}

/** An approved photograph with its tour and its neighbors. */
export interface PhotographPage {
  photograph: GuestPhotograph;
  tour: { title: string; path: string };
  review: { id: string; title: string; rating: number };
  /** Ids of the next newer and the next older photograph of the tour. */
  newer: string | null;
  older: string | null;
}

/** Finds an approved photograph of a tour on sale. */
export async function findPhotographPage(db: Database, id: string): Promise<PhotographPage | null> {
  const row = await db
    .select({
      ...guestColumns,
      tourId: reviewPhotographs.tourId,
      createdAt: sql<number>`${reviewPhotographs.createdAt}`.as("added_at"),
      tourTitle: sql<string>`${tours.title}`.as("tour_title"),
      kind: tours.kind,
      slug: tours.slug,
      region: tours.region,
      review: { id: reviews.id, title: reviews.title, rating: reviews.rating },
    })
    .from(reviewPhotographs)
    .innerJoin(reviews, eq(reviewPhotographs.review, reviews.id))
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .innerJoin(tours, eq(reviewPhotographs.tourId, tours.id))
    .where(and(eq(reviewPhotographs.id, id), isApproved, onSale))
    .get();
  if (!row) return null;
  const { tourId, createdAt, tourTitle, kind, slug, region, review, ...guest } = row;
  const place = sql`(${reviewPhotographs.createdAt}, ${reviewPhotographs.id})`;
  const neighbor = (isNewer: boolean) =>
    db
      .select({ id: reviewPhotographs.id })
      .from(reviewPhotographs)
      .innerJoin(reviews, eq(reviewPhotographs.review, reviews.id))
      .where(
        and(
          eq(reviewPhotographs.tourId, tourId),
          isApproved,
          isNewer ? sql`${place} > (${createdAt}, ${id})` : sql`${place} < (${createdAt}, ${id})`,
        ),
      )
      .orderBy(
        ...[reviewPhotographs.createdAt, reviewPhotographs.id].map((column) =>
          isNewer ? asc(column) : desc(column),
        ),
      )
      .limit(1);
  const {
    newer: [newer],
    older: [older],
  } = await batchNamed(db, { newer: neighbor(true), older: neighbor(false) });
  return {
    photograph: toGuestPhotograph(guest),
    tour: { title: tourTitle, path: tourPath({ kind, slug, region }) },
    review,
    newer: newer?.id ?? null,
    older: older?.id ?? null,
  };
}

/** Lists up to `limit` photographs that were removed, or rejected before an instant. */
export async function listPhotographsToDelete(
  db: Database,
  { rejectedBefore, limit }: { rejectedBefore: number; limit: number },
): Promise<{ id: string; widths: number[] }[]> {
  return db
    .select({ id: reviewPhotographs.id, widths: reviewPhotographs.widths })
    .from(reviewPhotographs)
    .where(
      or(
        eq(reviewPhotographs.status, "removed"),
        and(
          eq(reviewPhotographs.status, "rejected"),
          // No report is handled before it is added: the index ends the search.
          sql`${reviewPhotographs.createdAt} < ${rejectedBefore}`,
          sql`${reviewPhotographs.handledAt} < ${rejectedBefore}`,
        ),
      ),
    )
    .limit(limit);
}

export async function deletePhotographs(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .delete(reviewPhotographs)
    .where(sql`${reviewPhotographs.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
