import { and, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Review } from "~/domain/reviews/review";
import type { Database } from "../db/client";
import { olderThan } from "../db/conditions";
import { bookings, operators, reviewReplies, reviews, tours } from "../db/schema";
import { pageOf } from "../keyset";
import { replyColumns, toReply } from "./review-replies.repo";

/**
 * Lists one page of a tour's published reviews, newest first, and the number of reviews for each number of stars.
 * @throws AppError `invalid` (cursor)
 */
export async function listTourReviews(
  db: Database,
  slug: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ reviews: Review[]; nextCursor: string | null; countOf: Map<number, number> }> {
  const tour = db.select({ id: tours.id }).from(tours).where(eq(tours.slug, slug));
  const published = and(eq(reviews.tourId, sql`(${tour})`), eq(reviews.status, "published"));
  const [rows, counts] = await db.batch([
    db
      .select({
        id: reviews.id,
        authorName: reviews.authorName,
        rating: reviews.rating,
        title: reviews.title,
        text: reviews.text,
        travelMonth: sql<string>`substr(${bookings.travelDate}, 1, 7)`.as("travel_month"),
        createdAt: reviews.createdAt,
        ...replyColumns,
      })
      .from(reviews)
      .innerJoin(bookings, eq(reviews.booking, bookings.id))
      .innerJoin(tours, eq(reviews.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .leftJoin(reviewReplies, eq(reviewReplies.review, reviews.id))
      .where(and(published, olderThan(reviews.createdAt, reviews.id, cursor)))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit + 1),
    db
      .select({ stars: reviews.rating, count: count().as("count") })
      .from(reviews)
      .where(published)
      .groupBy(reviews.rating),
  ]);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
  return {
    reviews: shown.map(({ replyText, repliedAt, replyOperator, ...row }) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      reply: toReply({ replyText, repliedAt, replyOperator }),
    })),
    nextCursor,
    countOf: new Map(counts.map(({ stars, count }) => [stars, count])),
  };
}

const published = "FROM reviews WHERE reviews.tour_id = tours.id AND reviews.status = 'published'";

/**
 * A tour's rating and number of reviews as expressions over its published reviews, to be set in the batch that writes a review: read and
 * written in one statement, they stay correct under concurrency. The mean is in whole tenths, half up, like summarizeRatings in
 * app/domain/reviews/review.ts; NULL without reviews.
 */
export const tourRating = {
  rating: `(SELECT (20 * sum(reviews.rating) + count(*)) / (2 * count(*)) / 10.0 ${published})`,
  reviewCount: `(SELECT count(*) ${published})`,
} as const;

/** Updates the rating of the tour that `tourId` selects. */
export function refreshTourRating(db: Database, tourId: SQL) {
  return db
    .update(tours)
    .set({ rating: sql.raw(tourRating.rating), reviewCount: sql.raw(tourRating.reviewCount) })
    .where(eq(tours.id, tourId));
}
