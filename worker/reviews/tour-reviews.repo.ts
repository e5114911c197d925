import { and, count, desc, eq, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Review } from "~/domain/review";
import type { Database } from "../db/client";
import { bookings, reviews, tours } from "../db/schema";
import { decodeCursor, encodeCursor } from "../keyset";

/**
 * One page of a tour's published reviews, newest first, and how many gave each number of stars.
 * @throws AppError `invalid` for a cursor that is none
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
      })
      .from(reviews)
      .innerJoin(bookings, eq(reviews.booking, bookings.id))
      .where(and(published, cursor === null ? undefined : beforeCursor(cursor)))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit + 1),
    db
      .select({ stars: reviews.rating, count: count().as("count") })
      .from(reviews)
      .where(published)
      .groupBy(reviews.rating),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    reviews: shown.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
    nextCursor: last && rows.length > limit ? encodeCursor([last.createdAt, last.id]) : null,
    countOf: new Map(counts.map(({ stars, count }) => [stars, count])),
  };
}

function beforeCursor(cursor: string): SQL | undefined {
  const [createdAt, id] = decodeCursor(cursor, "string");
  return or(lt(reviews.createdAt, createdAt), and(eq(reviews.createdAt, createdAt), lt(reviews.id, id)));
}
