import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import type { ReviewReply, ReviewStatus } from "~/domain/reviews/review";
import type { TravelDate } from "~/domain/calendar/calendar";
import { daysOfDurationText } from "~/domain/tours/duration";
import { tourPath } from "~/domain/tours/tour";
import type { CoverImage } from "~/domain/tours/tour-schema";
import { isBookingOfTraveler, type BookingOwner } from "../bookings/traveler-bookings.repo";
import type { Database } from "../platform/db/client";
import { coverColumns, withCover, type CoverRow } from "../tours/cover-image.repo";
import { bookings, operators, reviewReplies, reviews, tours } from "../platform/db/schema";
import { replyColumns, toReply } from "./review-replies.repo";
import { tripIsOver } from "../platform/db/conditions";
import type { StoredTranslation } from "~/domain/tours/translation";
import { cardTranslation, translateTrip } from "../tours/translations.repo";

/** The data of a booking that its review needs. */
export interface TripToReview {
  bookingId: string;
  status: BookingStatus;
  tourTitle: string;
  tourSlug: string;
  cover: CoverImage;
  place: string;
  /** Path of the tour's page; null while the tour is not on sale. */
  tourPath: string | null;
  travelDate: string;
  days: number;
}

/** A review as its author sees it. Instants are UTC milliseconds. */
export interface WrittenReview {
  id: string;
  rating: number;
  title: string;
  text: string;
  status: ReviewStatus;
  createdAt: number;
  reply: ReviewReply | null;
}

/**
 * Matches completed trips, like isCompleted in app/domain/reviews/review.ts.
 * @param today in India
 */
export function completed(today: TravelDate): SQL {
  return sql`(${bookings.status} IN ('confirmed', 'completed') AND ${tripIsOver(today)})`;
}

const tripColumns = () => ({
  ...coverColumns,
  translation: cardTranslation(),
  bookingId: bookings.bookingId,
  // Aliased, since D1 identifies columns of a batch by name alone.
  status: sql<BookingStatus>`${bookings.status}`.as("booking_status"),
  tourTitle: bookings.tourTitle,
  tourDuration: bookings.tourDuration,
  travelDate: bookings.travelDate,
  place: tours.place,
  kind: tours.kind,
  slug: tours.slug,
  region: tours.region,
  tourStatus: sql<string>`${tours.status}`.as("tour_status"),
});

type TripRow = Pick<typeof tours.$inferSelect, "place" | "kind" | "slug" | "region"> &
  Pick<typeof bookings.$inferSelect, "bookingId" | "status" | "tourTitle" | "tourDuration" | "travelDate"> & {
    tourStatus: string;
    translation: StoredTranslation | null;
  } & CoverRow;

function toTrip(found: TripRow): TripToReview {
  const row = translateTrip(found);
  return {
    bookingId: row.bookingId,
    status: row.status,
    tourTitle: row.tourTitle,
    tourSlug: row.slug,
    cover: withCover(row).cover,
    place: row.place,
    tourPath: row.tourStatus === "active" ? tourPath(row) : null,
    travelDate: row.travelDate,
    days: daysOfDurationText(row.tourDuration),
  };
}

/** Finds a booking of the viewer with its review, if any; null for others' bookings. */
export async function findTravelerTrip(
  db: Database,
  viewer: BookingOwner,
  bookingId: string,
): Promise<{ trip: TripToReview; review: WrittenReview | null } | null> {
  const row = await db
    .select({
      ...tripColumns(),
      ...replyColumns,
      review: {
        id: reviews.id,
        rating: reviews.rating,
        title: reviews.title,
        text: reviews.text,
        status: reviews.status,
        createdAt: reviews.createdAt,
      },
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .leftJoin(reviews, eq(reviews.booking, bookings.id))
    .leftJoin(reviewReplies, eq(reviewReplies.review, reviews.id))
    .where(and(eq(bookings.bookingId, bookingId), isBookingOfTraveler(viewer)))
    .get();
  return row ? { trip: toTrip(row), review: row.review && { ...row.review, reply: toReply(row) } } : null;
}

/** Lists the viewer's completed trips without a review, latest first. */
export async function listTripsToReview(
  db: Database,
  viewer: BookingOwner,
  { today, limit }: { today: string; limit: number },
): Promise<TripToReview[]> {
  const rows = await db
    .select(tripColumns())
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .leftJoin(reviews, eq(reviews.booking, bookings.id))
    .where(and(isBookingOfTraveler(viewer), completed(today), isNull(reviews.id)))
    .orderBy(desc(bookings.travelDate), desc(bookings.id))
    .limit(limit);
  return rows.map(toTrip);
}
