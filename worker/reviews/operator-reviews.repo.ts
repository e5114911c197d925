import { and, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { RatingMonth, RatedTour } from "~/domain/reviews/review-statistics";
import type { StarRating } from "~/domain/reviews/review";
import { tourPath } from "~/domain/tours/tour";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import type { SortOf } from "../platform/db/keyset";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import { reviewReplies, reviewReports, reviews, tours } from "../platform/db/schema";
import type { ModeratedReview } from "./moderation.repo";
import { onSale } from "../tours/tours.repo";
import { isReviewOf } from "../platform/authz/operator-rights.repo";

export interface OperatorReview extends Omit<
  ModeratedReview,
  "status" | "tourSlug" | "bookingId" | "updatedAt" | "reportedAt"
> {
  /** Path of the tour's page; null while it is not on sale. */
  tourPath: string | null;
  /** UTC instant; null without a reply. */
  repliedAt: number | null;
}

export interface OperatorReviewFilter {
  /** Slug. */
  tour?: string | undefined;
  stars?: StarRating | undefined;
  answer?: "missing" | "given" | undefined;
  /** Part of a title, a text, the author's name or a tour's title. */
  q?: string | undefined;
}

export interface OperatorReviewPage extends PageRequest {
  sort?: SortOf<"written" | "stars"> | undefined;
}

const searched = sql`${reviews.title} || ' ' || ${reviews.text} || ' ' || coalesce(${reviews.authorName}, '') || ' ' || ${tours.title}`;

function isPublishedOf(userId: string) {
  return and(isReviewOf(userId, "reviews"), eq(reviews.status, "published"));
}

/**
 * Lists one page of the published reviews of a user's tours, newest first by default.
 * @throws AppError `invalid` (cursor of another list or sort order)
 */
export async function listOperatorReviews(
  db: Database,
  userId: string,
  { tour, stars, answer, q }: OperatorReviewFilter,
  { sort = "-written", cursor, limit, isCounted }: OperatorReviewPage,
): Promise<{ reviews: OperatorReview[] } & PageEnd> {
  const sorts = { written: reviews.createdAt, stars: reviews.rating };
  const { shown, ...end } = await readListPage(
    db,
    { columns: sorts, id: reviews.id, table: reviews, within: { where: isPublishedOf(userId) } },
    ({ key, after, table }) =>
      db
        .select({
          id: reviews.id,
          tourTitle: tours.title,
          tourSlug: tours.slug,
          kind: tours.kind,
          region: tours.region,
          isOnSale: sql<number>`coalesce(${onSale}, 0)`,
          authorName: reviews.authorName,
          rating: reviews.rating,
          title: reviews.title,
          text: reviews.text,
          createdAt: reviews.createdAt,
          reply: reviewReplies.text,
          repliedAt: reviewReplies.createdAt,
          reportReason: reviewReports.reason,
          reportHandledAt: reviewReports.handledAt,
          sortKey: key,
        })
        .from(table)
        .innerJoin(tours, eq(reviews.tourId, tours.id))
        .leftJoin(reviewReplies, eq(reviewReplies.review, reviews.id))
        .leftJoin(reviewReports, eq(reviewReports.review, reviews.id))
        .where(
          and(
            isPublishedOf(userId),
            tour === undefined ? undefined : eq(tours.slug, tour),
            stars && eq(reviews.rating, stars),
            answer && (answer === "missing" ? isNull(reviewReplies.review) : isNotNull(reviewReplies.review)),
            q ? containsText(searched, q) : undefined,
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ id }) => id,
  );
  return {
    reviews: shown.map(({ tourSlug: slug, kind, region, isOnSale, ...review }) => ({
      ...review,
      tourPath: isOnSale === 1 ? tourPath({ kind, region, slug }) : null,
    })),
    ...end,
  };
}

/** Month of the review in India, yyyy-MM. */
const monthInIndia = sql<string>`strftime('%Y-%m', ${reviews.createdAt} / 1000, 'unixepoch', '+330 minutes')`;

/**
 * Returns a user's tours with published reviews, most reviewed first, and the months from an instant on with such reviews, oldest first;
 * each with count and mean of the stars, the tours also with the number of reviews without a reply.
 */
export async function summarizeOperatorReviews(
  db: Database,
  userId: string,
  from: number,
): Promise<{ tours: RatedTour[]; months: RatingMonth[] }> {
  const figures = {
    count: sql<number>`count(*)`.as("count"),
    mean: sql<number>`avg(${reviews.rating})`.as("mean"),
  };
  const { byTour, byMonth } = await batchNamed(db, {
    byTour: db
      .select({
        slug: tours.slug,
        title: tours.title,
        ...figures,
        unanswered: sql<number>`sum(${reviewReplies.review} IS NULL)`.as("unanswered"),
      })
      .from(reviews)
      .innerJoin(tours, eq(reviews.tourId, tours.id))
      .leftJoin(reviewReplies, eq(reviewReplies.review, reviews.id))
      .where(isPublishedOf(userId))
      .groupBy(tours.id)
      .orderBy(sql`count DESC`, tours.title),
    byMonth: db
      .select({ month: monthInIndia.as("month"), ...figures })
      .from(reviews)
      .where(and(isPublishedOf(userId), gte(reviews.createdAt, from)))
      .groupBy(sql`month`)
      .orderBy(sql`month`),
  });
  return { tours: byTour, months: byMonth };
}

/** Returns the number of published reviews of a user's tours and the mean of their stars, null without reviews. */
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
