import { and, asc, between, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { paidStateOf, type PaidState } from "~/domain/desk/booking-list";
import { bookingStatuses, holdsSeats, type BookingStatus } from "~/domain/bookings/booking-status";
import { showsCustomerPhone } from "~/domain/desk/operator-booking";
import type { StartKey } from "~/domain/departures/start";
import { addDays, daysBetween, type TravelDate } from "~/domain/calendar/calendar";
import { isBookingOf, isTourOf } from "../platform/authz/operator-rights.repo";
import type { Database } from "../platform/db/client";
import { arrivedOfBooking } from "../check-in/check-ins.repo";
import { bookings, departures, tours } from "../platform/db/schema";

/** A booking on a day of the calendar. */
export interface DayGuest {
  tour: string;
  start: StartKey;
  bookingId: string;
  customerName: string;
  /** E.164; null while `showsCustomerPhone` is false. */
  customerPhone: string | null;
  seats: number;
  children: number;
  infants: number;
  status: BookingStatus;
  /** For an own booking, to its operator. */
  paid: PaidState;
  isOwn: boolean;
  specialRequests: string | null;
  /** Travelers with seats who have come. */
  arrived: number;
}

/** Max bookings of a day that are listed; manifests list all. */
const maxGuests = 400;

/** Returns the bookings that hold seats on a day of the tours whose departures a person may manage, by name. */
export async function listDayGuests(
  db: Database,
  userId: string,
  { travelDate, today }: { travelDate: TravelDate; today: TravelDate },
): Promise<DayGuest[]> {
  const rows = await db
    .select({
      tour: tours.slug,
      start: bookings.start,
      bookingId: bookings.bookingId,
      customerName: bookings.customerName,
      phone: bookings.customerPhone,
      seats: bookings.numberOfTravelers,
      children: bookings.children,
      infants: bookings.infants,
      status: bookings.status,
      totalAmount: bookings.totalAmount,
      // Without what banks took back, as in `toBooking`.
      paidAmount: sql<number>`${bookings.paidAmount} - ${bookings.takenBack}`.as("net_paid"),
      refundAmount: sql<number>`${bookings.refundedAmount} - ${bookings.takenBack}`.as("net_refunded"),
      ownSale: bookings.ownSale,
      specialRequests: bookings.specialRequests,
      arrived: arrivedOfBooking,
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(
      and(
        eq(bookings.travelDate, travelDate),
        inArray(sql`+${bookings.status}`, bookingStatuses.filter(holdsSeats)),
        isBookingOf(userId, "departures"),
        isNull(tours.deletedAt),
      ),
    )
    .orderBy(asc(bookings.customerFolded), asc(bookings.bookingId))
    .limit(maxGuests);
  return rows.map(({ phone, totalAmount, paidAmount, refundAmount, ownSale, ...row }) => ({
    ...row,
    customerPhone: showsCustomerPhone({ ...row, travelDate }, today) ? phone : null,
    paid: ownSale ?? paidStateOf({ totalAmount, paidAmount, refundAmount }),
    isOwn: ownSale !== null,
  }));
}

/** A group on tour on a day after its departure. */
export interface UnderWay {
  slug: string;
  title: string;
  /** When it left. */
  travelDate: TravelDate;
  start: StartKey;
  /** Day of the tour, from 2. */
  day: number;
  days: number;
  seats: number;
}

/** Longest tour whose groups are found, in days. */
const maxTourDays = 60;

/** Returns the groups that are on tour on a day and left before, of the tours whose departures a person may manage. */
export async function listUnderWay(db: Database, userId: string, date: TravelDate): Promise<UnderWay[]> {
  const rows = await db
    .select({
      slug: tours.slug,
      title: tours.title,
      travelDate: departures.travelDate,
      start: departures.start,
      days: tours.days,
      seats: departures.booked,
    })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(
      and(
        isTourOf(userId, "departures"),
        isNull(tours.deletedAt),
        between(departures.travelDate, addDays(date, 1 - maxTourDays), addDays(date, -1)),
        gt(departures.booked, 0),
        isNull(departures.closedAt),
        sql`date(${departures.travelDate}, (${tours.days} - 1) || ' days') >= ${date}`,
      ),
    )
    .orderBy(asc(tours.title), asc(departures.travelDate));
  return rows.map((row) => ({ ...row, day: daysBetween(row.travelDate, date) + 1 }));
}
