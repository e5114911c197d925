import { and, asc, desc, eq, notExists, sql, type SQL } from "drizzle-orm";
import { isTraveled } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { daysOfDurationText } from "~/domain/tours/duration";
import { tourPath, type Region, type TourKind } from "~/domain/tours/tour";
import type { StoredTranslation } from "~/domain/tours/translation";
import type { TourGuide } from "~/domain/tours/tour-schema";
import { motifOf } from "~/domain/tour-pictures/tour-drawing";
import type { NextTrip, Trip } from "~/domain/trips/trip";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import {
  hasStatus,
  isAhead,
  isBookingOfTraveler,
  type BookingOwner,
} from "../bookings/traveler-bookings.repo";
import { batchNamed } from "../platform/db/batch";
import { cardTranslation, translatedBy, wholeTranslation } from "../tours/translations.repo";
import { rulesOfBooking } from "../tours/rules/effective-departure-rules.repo";
import type { Database } from "../platform/db/client";
import { bookings, reviews, tours, wishlistItems } from "../platform/db/schema";
import { coverColumns, withCover, type CoverRow } from "../tours/cover-image.repo";
import { cardColumns, onSale, toCard } from "../tours/tours.repo";
import { confirmBy } from "../seats/unproven-seats.repo";
import { tripIsOver } from "../platform/db/conditions";

/** Max rows of each list on a dashboard. */
const shown = { upcoming: 4, past: 3, toReview: 3, wishlist: 4 };

const tripColumns = () => ({
  ...coverColumns,
  translation: cardTranslation(),
  bookingId: bookings.bookingId,
  status: bookings.status,
  confirmBy: confirmBy.as("confirm_by"),
  tourTitle: bookings.tourTitle,
  travelDate: bookings.travelDate,
  numberOfTravelers: bookings.numberOfTravelers,
  slug: tours.slug,
  place: tours.place,
  motif: tours.motif,
  tourDuration: bookings.tourDuration,
  kind: tours.kind,
  region: tours.region,
  // Aliased, since D1 identifies columns of a batch by name alone.
  isOnSale: sql<number>`${onSale}`.as("is_on_sale"),
});

type TripRow = Omit<Trip, "path" | "days" | "cover"> & {
  slug: string;
  tourDuration: string;
  kind: TourKind;
  region: Region;
  isOnSale: number;
  translation: StoredTranslation | null;
} & CoverRow;

function toTrip({ tourDuration, kind, region, slug, isOnSale, translation, ...trip }: TripRow): Trip {
  const { tourTitle: title, place, motif } = trip;
  const { title: tourTitle, ...texts } = translatedBy(translation, { title, place, motif });
  const seen = withCover({ ...trip, ...texts, tourTitle });
  return {
    ...seen,
    motif: motifOf({ motif: texts.motif, drawing: seen.cover.drawing }),
    days: daysOfDurationText(tourDuration),
    path: isOnSale === 1 ? tourPath({ kind, region, slug }) : null,
  };
}

function toNextTrip({
  guide,
  rules,
  bestMonths,
  ...row
}: TripRow & { guide: TourGuide; rules: DepartureRules; bestMonths: number[] }): NextTrip {
  const { carry, meetingPoint } = guide;
  return {
    ...toTrip(row),
    ...translatedBy(row.translation, { carry, meetingPoint }),
    bestMonths,
    startTime: rules.startTime,
    openUntil: rules.openUntil,
  };
}

export interface DashboardTrips {
  /** The current trip or the next one, or null. */
  next: NextTrip | null;
  /** The trips after `next`. */
  upcoming: Trip[];
  /** Confirmed trips whose last day is over, newest first. */
  past: Trip[];
  /** Past trips without a review. */
  toReview: Trip[];
  /** Newest wishlist items. */
  wishlist: WishedTour[];
  wishlistSize: number;
}

/** Reads a user's bookings and wishlist for the dashboard in one batch. */
export async function getDashboard(
  db: Database,
  owner: BookingOwner,
  today: TravelDate,
): Promise<DashboardTrips> {
  const ofTraveler = isBookingOfTraveler(owner);
  const ahead = isAhead(owner, today);
  const completed = and(ofTraveler, hasStatus(isTraveled), tripIsOver(today));
  const onList = and(eq(wishlistItems.userId, owner.id), onSale);
  const review = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.booking, bookings.id));

  function trips(condition: SQL | undefined, order: SQL, limit: number) {
    return db
      .select(tripColumns())
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(condition)
      .orderBy(order, asc(bookings.id))
      .limit(limit);
  }

  const { next, upcoming, past, toReview, wished, counted } = await batchNamed(db, {
    next: db
      .select({
        ...tripColumns(),
        translation: wholeTranslation(),
        guide: tours.guide,
        rules: rulesOfBooking,
        bestMonths: tours.bestMonths,
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(ahead)
      .orderBy(asc(bookings.travelDate), asc(bookings.id))
      .limit(1),
    upcoming: trips(ahead, asc(bookings.travelDate), shown.upcoming + 1),
    past: trips(completed, desc(bookings.travelDate), shown.past),
    toReview: trips(and(completed, notExists(review)), desc(bookings.travelDate), shown.toReview),
    wished: db
      // Aliased: a tour has a column of that name too.
      .select({ ...cardColumns(), savedAt: sql<number>`${wishlistItems.createdAt}`.as("saved_at") })
      .from(wishlistItems)
      .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
      .where(onList)
      .orderBy(desc(wishlistItems.createdAt), asc(tours.id))
      .limit(shown.wishlist),
    counted: db
      .select({ count: sql<number>`count(*)`.as("wishlist_size") })
      .from(wishlistItems)
      .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
      .where(onList),
  });
  return {
    next: next[0] ? toNextTrip(next[0]) : null,
    upcoming: upcoming.slice(1).map(toTrip),
    past: past.map(toTrip),
    toReview: toReview.map(toTrip),
    wishlist: wished.map(({ savedAt, ...card }) => ({ tour: toCard(card), savedAt })),
    wishlistSize: counted[0]?.count ?? 0,
  };
}
