import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { StarRating } from "~/domain/reviews/review";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import type { SortOf } from "../platform/db/keyset";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import { bookings, reviewReplies, reviewReports, reviews, tours } from "../platform/db/schema";

interface ModerationFilter {
  status?: ModeratedReview["status"] | undefined;
  stars?: StarRating | undefined;
  /** Filters by report: open or resolved. */
  report?: "open" | "handled" | undefined;
  /** Part of a title, a text, the author's name, a tour's title or a booking reference. */
  q?: string | undefined;
}

type ModerationSort = SortOf<"written" | "stars" | "waiting">;

export interface ModeratedReview {
  id: string;
  status: "published" | "hidden";
  tourTitle: string;
  tourSlug: string;
  /** Booking reference. */
  bookingId: string;
  authorName: string | null;
  /** 1 to 5 stars. */
  rating: number;
  title: string;
  text: string;
  /** UTC instants. */
  createdAt: number;
  updatedAt: number;
  /** The operator's reply; null without one. */
  reply: string | null;
  /** The operator's reason for reporting it, null if it has not; when it did, and when the report was resolved (UTC instants). */
  reportReason: string | null;
  reportedAt: number | null;
  reportHandledAt: number | null;
}

/**
 * Lists one page of all reviews.
 * @throws AppError `invalid` (cursor of another list or sort order)
 */
export async function listReviewsForModeration(
  db: Database,
  {
    sort = "-written",
    cursor,
    limit,
    isCounted,
    ...filter
  }: ModerationFilter & PageRequest & { sort?: ModerationSort },
): Promise<{ reviews: ModeratedReview[] } & PageEnd> {
  const columns = {
    written: reviews.createdAt,
    stars: reviews.rating,
    waiting: sql`coalesce(${reviewReports.createdAt}, 0)`,
  };
  const { shown, ...end } = await readListPage(
    db,
    { columns, id: reviews.id, table: reviews },
    ({ key, after, table }) =>
      db
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
          reply: reviewReplies.text,
          reportReason: reviewReports.reason,
          reportedAt: reviewReports.createdAt,
          reportHandledAt: reviewReports.handledAt,
          sortKey: key,
        })
        .from(table)
        .innerJoin(tours, eq(reviews.tourId, tours.id))
        .innerJoin(bookings, eq(reviews.booking, bookings.id))
        .leftJoin(reviewReplies, eq(reviewReplies.review, reviews.id))
        .leftJoin(reviewReports, eq(reviewReports.review, reviews.id))
        .where(
          and(
            filter.status && eq(reviews.status, filter.status),
            filter.stars && eq(reviews.rating, filter.stars),
            filter.report && isNotNull(reviewReports.review),
            filter.report &&
              (filter.report === "open"
                ? isNull(reviewReports.handledAt)
                : isNotNull(reviewReports.handledAt)),
            filter.q ? containsText(searched, filter.q) : undefined,
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ id }) => id,
  );
  return { reviews: shown, ...end };
}

const searched = sql`${reviews.title} || ' ' || ${reviews.text} || ' ' || coalesce(${reviews.authorName}, '') || ' ' || ${tours.title} || ' ' || ${bookings.bookingId} || ' ' || ${reviews.id}`;
