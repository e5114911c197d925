import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { olderThan } from "../db/conditions";
import { bookings, reviews, tours } from "../db/schema";
import { pageOf } from "../keyset";

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
        olderThan(reviews.createdAt, reviews.id, page.cursor),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(page.limit + 1);
  const { shown, nextCursor } = pageOf(rows, page.limit, ({ createdAt, id }) => [createdAt, id]);
  return { reviews: shown, nextCursor };
}
