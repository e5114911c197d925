import { and, desc, eq, lt, or } from "drizzle-orm";
import type { Database } from "../db/client";
import { bookings, reviews, tours } from "../db/schema";
import { decodeCursor, encodeCursor } from "../keyset";

export interface ModeratedReview {
  id: string;
  status: "published" | "hidden";
  tourTitle: string;
  tourSlug: string;
  /** The booking it is of, for people. */
  bookingId: string;
  authorName: string | null;
  /** 1 to 5 stars. */
  rating: number;
  title: string;
  text: string;
  /** UTC instants. */
  createdAt: number;
  updatedAt: number;
}

/** One page of all reviews, newest first. */
export async function listReviewsForModeration(
  db: Database,
  filter: { status?: ModeratedReview["status"] | undefined },
  page: { cursor?: string | undefined; limit: number },
): Promise<{ reviews: ModeratedReview[]; nextCursor: string | null }> {
  const rows = await db
    .select({
      id: reviews.id,
      status: reviews.status,
      tourTitle: tours.title,
      tourSlug: tours.slug,
      bookingId: bookings.bookingId,
      authorName: reviews.authorName,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(tours, eq(reviews.tourId, tours.id))
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .where(
      and(
        filter.status && eq(reviews.status, filter.status),
        page.cursor === undefined ? undefined : before(page.cursor),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    reviews: shown,
    nextCursor: last && rows.length > page.limit ? encodeCursor([last.createdAt, last.id]) : null,
  };
}

function before(cursor: string) {
  const [createdAt, id] = decodeCursor(cursor, "string");
  return or(lt(reviews.createdAt, createdAt), and(eq(reviews.createdAt, createdAt), lt(reviews.id, id)));
}
