import { and, eq, gt, ne, sql, type SQL } from "drizzle-orm";
import type { ReviewStatus, StarRating } from "~/domain/reviews/review";
import { isBookingOfTraveler, type BookingOwner } from "../bookings/traveler-bookings.repo";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, reviews } from "../platform/db/schema";
import { completed } from "./traveler-trips.repo";
import { closeReport } from "./review-replies.repo";
import { refreshTourRating } from "./tour-reviews.repo";

interface ReviewContent {
  rating: StarRating;
  title: string;
  text: string;
}

/** Selects the tour of the review or booking that a condition matches. */
function tourOf(db: Database, table: typeof bookings | typeof reviews, condition: SQL | undefined): SQL {
  return sql`(${db.select({ tourId: table.tourId }).from(table).where(condition)})`;
}

/**
 * Writes the viewer's review of a completed booking and updates the tour's rating. Fails with UNIQUE `reviews.booking` if the booking has
 * one.
 * @param today in India
 * @returns true if there was such a booking
 */
export async function createReview(
  db: Database,
  viewer: BookingOwner,
  review: ReviewContent & { id: string; bookingId: string; authorName: string | null },
  { now, today }: { now: number; today: string },
): Promise<boolean> {
  const booking = eq(bookings.bookingId, review.bookingId);
  const { written } = await batchNamed(db, {
    written: db.insert(reviews).select(
      db
        .select({
          id: sql`${review.id}`.as("id"),
          booking: bookings.id,
          tourId: bookings.tourId,
          userId: sql`${viewer.id}`.as("user_id"),
          authorName: sql`${review.authorName}`.as("author_name"),
          rating: sql`${review.rating}`.as("rating"),
          title: sql`${review.title}`.as("title"),
          text: sql`${review.text}`.as("text"),
          status: sql`'published'`.as("status"),
          createdAt: sql`${now}`.as("created_at"),
          updatedAt: sql`${now}`.as("updated_at"),
        })
        .from(bookings)
        .where(and(booking, isBookingOfTraveler(viewer), completed(today))),
    ),
    tourRating: refreshTourRating(db, tourOf(db, bookings, booking)),
  });
  return written.meta.changes > 0;
}

/**
 * Changes the viewer's review of a booking and updates the tour's rating.
 * @param writtenAfter UTC instant: older reviews stay as they are
 * @returns true if there was such a review
 */
export async function updateReview(
  db: Database,
  viewer: { id: string },
  { bookingId, ...content }: ReviewContent & { bookingId: string },
  { now, writtenAfter }: { now: number; writtenAfter: number },
): Promise<boolean> {
  const booking = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.bookingId, bookingId));
  const review = and(
    eq(reviews.booking, sql`(${booking})`),
    eq(reviews.userId, viewer.id),
    gt(reviews.createdAt, writtenAfter),
  );
  const { written } = await batchNamed(db, {
    written: db
      .update(reviews)
      .set({ ...content, updatedAt: now })
      .where(review),
    tourRating: refreshTourRating(db, tourOf(db, reviews, review)),
  });
  return written.meta.changes > 0;
}

/** Returns the status of a review, or null if it does not exist. */
export async function findReviewStatus(db: Database, id: string): Promise<ReviewStatus | null> {
  const review = await db.select({ status: reviews.status }).from(reviews).where(eq(reviews.id, id)).get();
  return review?.status ?? null;
}

/**
 * Shows or hides a review and updates the tour's rating. Hiding it also resolves the operator's report.
 * @returns true if this changed it
 */
export async function updateReviewStatus(
  db: Database,
  { id, status }: { id: string; status: ReviewStatus },
  { at, by }: { at: number; by: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(reviews)
      .set({ status })
      .where(and(eq(reviews.id, id), ne(reviews.status, status))),
    audit,
    tourRating: refreshTourRating(db, tourOf(db, reviews, eq(reviews.id, id))),
    closedReport: status === "hidden" ? closeReport(db, id, { at, by }) : null,
  });
  return written.meta.changes > 0;
}
