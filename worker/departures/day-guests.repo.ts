import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { paidStateOf, type PaidState } from "~/domain/bookings/booking-list";
import { bookingStatuses, holdsSeats, type BookingStatus } from "~/domain/bookings/booking-status";
import { showsCustomerPhone } from "~/domain/bookings/operator-booking";
import type { TravelDate } from "~/domain/calendar/calendar";
import { isBookingOf } from "../authz/operator-rights.repo";
import type { Database } from "../db/client";
import { bookings, checkIns, tours } from "../db/schema";

/** A booking on a day of the calendar. */
export interface DayGuest {
  tour: string;
  bookingId: string;
  customerName: string;
  /** E.164; null while `showsCustomerPhone` is false. */
  customerPhone: string | null;
  seats: number;
  children: number;
  infants: number;
  status: BookingStatus;
  paid: PaidState;
  specialRequests: string | null;
  isCheckedIn: boolean;
}

/** Max bookings of a day that are listed; manifests list all. */
const maxGuests = 400;

/** Returns the bookings that hold seats on a day of the tours whose departures a person may manage, by name. */
export async function listDayGuests(
  db: Database,
  userId: string,
  travelDate: TravelDate,
): Promise<DayGuest[]> {
  const rows = await db
    .select({
      tour: tours.slug,
      bookingId: bookings.bookingId,
      customerName: bookings.customerName,
      phone: bookings.customerPhone,
      seats: bookings.numberOfTravelers,
      children: bookings.children,
      infants: bookings.infants,
      status: bookings.status,
      totalAmount: bookings.totalAmount,
      paidAmount: bookings.paidAmount,
      refundAmount: bookings.refundedAmount,
      ownSale: bookings.ownSale,
      specialRequests: bookings.specialRequests,
      isCheckedIn:
        sql<number>`EXISTS (SELECT 1 FROM ${checkIns} WHERE ${checkIns.booking} = ${bookings.id})`.as(
          "is_checked_in",
        ),
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
    .orderBy(asc(sql`lower(${bookings.customerName})`), asc(bookings.bookingId))
    .limit(maxGuests);
  return rows.map(({ phone, totalAmount, paidAmount, refundAmount, ownSale, isCheckedIn, ...row }) => ({
    ...row,
    customerPhone: showsCustomerPhone(row.status) ? phone : null,
    paid: paidStateOf({ totalAmount, paidAmount, refundAmount, ...(ownSale !== null && { ownSale }) }),
    isCheckedIn: isCheckedIn === 1,
  }));
}
