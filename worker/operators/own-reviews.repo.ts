import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { olderThan } from "../db/conditions";
import { reviews, tours } from "../db/schema";
import { pageOf } from "../keyset";
import { isReviewOf } from "./company-rights.repo";

export interface OwnReview {
  id: string;
  tourTitle: string;
  tourSlug: string;
  authorName: string | null;
  /** 1 to 5 stars. */
  rating: number;
  title: string;
  text: string;
  /** UTC instant. */
  createdAt: number;
}

function isPublishedOf(userId: string) {
  return and(isReviewOf(userId, "reviews"), eq(reviews.status, "published"));
}

/** One page of the published reviews of a person's tours, newest first. */
export async function listOwnReviews(
  db: Database,
  userId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ reviews: OwnReview[]; nextCursor: string | null }> {
  const rows = await db
    .select({
      id: reviews.id,
      tourTitle: tours.title,
      tourSlug: tours.slug,
      authorName: reviews.authorName,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(tours, eq(reviews.tourId, tours.id))
    .where(and(isPublishedOf(userId), olderThan(reviews.createdAt, reviews.id, page.cursor)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(page.limit + 1);
  const { shown, nextCursor } = pageOf(rows, page.limit, ({ createdAt, id }) => [createdAt, id]);
  return { reviews: shown, nextCursor };
}

/** How many published reviews a person's tours have, and the mean of their stars, null without one. */
export async function getReviewMean(
  db: Database,
  userId: string,
): Promise<{ count: number; mean: number | null }> {
  const row = await db
    .select({
      count: sql<number>`count(*)`.as("count"),
      mean: sql<number | null>`avg(${reviews.rating})`.as("mean"),
    })
    .from(reviews)
    .where(isPublishedOf(userId))
    .get();
  return row ?? { count: 0, mean: null };
}
