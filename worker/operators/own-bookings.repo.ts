import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { quoteCancellation } from "~/domain/booking-change";
import type { ThreadMessage } from "~/domain/booking-message";
import { bookingStatuses, holdsSeats } from "~/domain/booking-status";
import type { BookingStatus } from "~/domain/booking-status";
import type { TravelDate } from "~/domain/calendar";
import { commissionOn } from "~/domain/money";
import type { RoomType } from "~/domain/pricing";
import type { Database } from "../db/client";
import { listMessagesToOperator } from "../bookings/booking-messages.repo";
import { termsOf } from "../bookings/booking-terms";
import { olderThan } from "../db/conditions";
import { bookings, tours } from "../db/schema";
import { decodeCursor, pageOf } from "../keyset";
import { isBookingOf } from "./company-rights.repo";

/** A booking as its operator sees it: who comes and what it earns; how to reach them is the platform's. */
export interface OwnBooking {
  bookingId: string;
  status: BookingStatus;
  tourTitle: string;
  tourSlug: string;
  tourDuration: string;
  customerName: string;
  travelDate: TravelDate;
  numberOfTravelers: number;
  roomType: RoomType;
  specialRequests: string | null;
  /** UTC instant. */
  createdAt: number;
  /** Whole rupees. */
  totalAmount: number;
  commission: number;
  /** The rate it was sold with. */
  commissionPercent: number;
  net: number;
  /** What the customer gets back when the operator calls it off. */
  refundWhenCalledOff: number;
  /** What we have written to the company about it. */
  messages: ThreadMessage[];
}

/** newest: all, the newest first. upcoming: those that still travel, the next first. */
export type OwnBookingOrder = "newest" | "upcoming";

const dayNumber = sql<number>`CAST(replace(${bookings.travelDate}, '-', '') AS INTEGER)`;

/** The condition for the booking with a reference, where it is of a tour of a company that lets this person change bookings. */
export function customerBookingWith(bookingId: string, userId: string): SQL {
  return sql`${eq(bookings.bookingId, bookingId)} AND ${isBookingOf(userId, "bookings")}`;
}

function isUpcoming(today: TravelDate) {
  return and(gte(bookings.travelDate, today), inArray(bookings.status, bookingStatuses.filter(holdsSeats)));
}

/** One page of the bookings of a person's companies. */
export async function listOperatorBookings(
  db: Database,
  userId: string,
  {
    order,
    today,
    cursor,
    limit,
  }: { order: OwnBookingOrder; today: TravelDate; cursor?: string | undefined; limit: number },
): Promise<{ bookings: OwnBooking[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor, "string");
  const inOrder = {
    newest: {
      key: sql<number>`${bookings.createdAt}`,
      by: [desc(bookings.createdAt), desc(bookings.id)],
      where: olderThan(bookings.createdAt, bookings.id, cursor),
    },
    upcoming: {
      key: dayNumber,
      by: [asc(bookings.travelDate), asc(bookings.id)],
      where: and(
        isUpcoming(today),
        after ? sql`(${dayNumber}, ${bookings.id}) > (${after[0]}, ${after[1]})` : undefined,
      ),
    },
  }[order];
  const rows = await db
    .select({ booking: bookings, tourSlug: tours.slug, key: inOrder.key.as("sort_key") })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(and(isBookingOf(userId, "bookings"), inOrder.where))
    .orderBy(...inOrder.by)
    .limit(limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, ({ key, booking }) => [key, booking.id]);
  const messages = await listMessagesToOperator(
    db,
    shown.map(({ booking }) => booking.id),
  );
  return {
    bookings: shown.map(({ booking, tourSlug }) => {
      const commission = commissionOn(booking.totalAmount, booking.commissionPercent);
      return {
        bookingId: booking.bookingId,
        status: booking.status,
        tourTitle: booking.tourTitle,
        tourSlug,
        tourDuration: booking.tourDuration,
        customerName: booking.customerName,
        travelDate: booking.travelDate,
        numberOfTravelers: booking.numberOfTravelers,
        roomType: booking.roomType,
        specialRequests: booking.specialRequests,
        createdAt: booking.createdAt,
        totalAmount: booking.totalAmount,
        commission,
        commissionPercent: booking.commissionPercent,
        net: booking.totalAmount - commission,
        refundWhenCalledOff: quoteCancellation(termsOf(booking), 100).refundAmount,
        messages: messages.get(booking.id) ?? [],
      };
    }),
    nextCursor,
  };
}

/** How many bookings still travel, and with how many people. */
export async function countUpcoming(
  db: Database,
  userId: string,
  today: TravelDate,
): Promise<{ bookings: number; travelers: number }> {
  const row = await db
    .select({
      bookings: sql<number>`count(*)`.as("count"),
      travelers: sql<number>`coalesce(sum(${bookings.numberOfTravelers}), 0)`.as("travelers"),
    })
    .from(bookings)
    .where(and(isBookingOf(userId, "bookings"), isUpcoming(today)))
    .get();
  return row ?? { bookings: 0, travelers: 0 };
}
