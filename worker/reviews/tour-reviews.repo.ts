import { and, count, eq, sql, type SQL } from "drizzle-orm";
import type { Review } from "~/domain/reviews/review";
import type { ReviewQuery } from "~/domain/reviews/review-query";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { keyset } from "../platform/db/keyset";
import { bookings, operators, reviewReplies, reviews, tours } from "../platform/db/schema";
import { sortedPageOf } from "../platform/db/cursor";
import { approvedPhotographs, toPhotograph } from "./photographs.repo";
import { replyColumns, toReply } from "./review-replies.repo";

/** More than any instant in milliseconds, so that stars weigh more than the date. */
const starWeight = 10_000_000_000_000;

/** Sort keys; among equal stars the newest review is first. */
const sortColumns = {
  newest: reviews.createdAt,
  highest: sql<number>`(${reviews.rating} * ${sql.raw(String(starWeight))} + ${reviews.createdAt})`,
  lowest: sql<number>`((6 - ${reviews.rating}) * ${sql.raw(String(starWeight))} + ${reviews.createdAt})`,
};

/**
 * Lists one page of a tour's published reviews, and the number of reviews for each number of stars, whatever the filter.
 * @throws AppError `invalid` (cursor)
 */
export async function listTourReviews(
  db: Database,
  slug: string,
  { stars, q, sort, cursor, limit }: ReviewQuery & { limit: number },
): Promise<{ reviews: Review[]; nextCursor: string | null; countOf: Map<number, number> }> {
  const tour = db.select({ id: tours.id }).from(tours).where(eq(tours.slug, slug));
  const published = and(eq(reviews.tourId, sql`(${tour})`), eq(reviews.status, "published"));
  const page = keyset(sortColumns, `-${sort}`, reviews.id, cursor);
  const { rows, counts } = await batchNamed(db, {
    rows: db
      .select({
        id: reviews.id,
        authorName: reviews.authorName,
        rating: reviews.rating,
        title: reviews.title,
        text: reviews.text,
        travelMonth: sql<string>`substr(${bookings.travelDate}, 1, 7)`.as("travel_month"),
        createdAt: reviews.createdAt,
        sortKey: page.key,
        ...replyColumns,
        place: tours.place,
        photographs: approvedPhotographs,
      })
      .from(reviews)
      .innerJoin(bookings, eq(reviews.booking, bookings.id))
      .innerJoin(tours, eq(reviews.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .leftJoin(reviewReplies, eq(reviewReplies.review, reviews.id))
      .where(
        and(
          published,
          stars === null ? undefined : eq(reviews.rating, stars),
          q === "" ? undefined : containsText(sql`${reviews.title} || ' ' || ${reviews.text}`, q),
          page.after,
        ),
      )
      .orderBy(...page.order)
      .limit(limit + 1),
    counts: db
      .select({ stars: reviews.rating, count: count().as("count") })
      .from(reviews)
      .where(published)
      .groupBy(reviews.rating),
  });
  const { shown, nextCursor } = sortedPageOf(rows, limit, `-${sort}`, ({ id }) => id);
  return {
    reviews: shown.map(({ replyText, repliedAt, replyOperator, place, photographs, ...row }) => ({
      ...row,
      photographs: photographs.map((each) => toPhotograph(each, { authorName: row.authorName, place })),
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
