import { addDays, daysBetween, formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { isTraveled, type BookingStatus } from "~/domain/bookings/booking-status";
import type { CoverImage } from "~/domain/tours/tour-schema";
import { travelerTripMessages } from "./messages";

/** A booked tour on its traveler's dashboard. */
export interface Trip {
  /** "TB" and digits: the reference, also used in its URL. */
  bookingId: string;
  status: BookingStatus;
  /** When it ends unless its address is confirmed, a UTC instant; null unless it is pending until then. */
  confirmBy: number | null;
  tourTitle: string;
  /** The tour's image and, if it is still on sale, its page. */
  cover: CoverImage;
  path: string | null;
  place: string;
  motif: string;
  /** First day. */
  travelDate: TravelDate;
  days: number;
  numberOfTravelers: number;
}

/** The next trip, with information for preparing for it. */
export interface NextTrip extends Trip {
  /** 1 to 12. */
  bestMonths: number[];
  carry: string[];
  /** IST, "HH:mm". */
  startTime: string;
  /** Closing time of a day pass, IST, "HH:mm". */
  openUntil?: string | undefined;
  meetingPoint: string;
}

/** Returns the last day of a tour. */
export function lastDayOf({ travelDate, days }: Pick<Trip, "travelDate" | "days">): TravelDate {
  return addDays(travelDate, days - 1);
}

/** Returns true if a trip was completed: confirmed or completed, and its last day has passed in India. Only then can it be reviewed. */
export function isCompleted(
  booking: { status: BookingStatus; travelDate: TravelDate; days: number },
  today: TravelDate,
): boolean {
  return isTraveled(booking.status) && lastDayOf(booking) < today;
}

/**
 * Returns the time until a trip: "in 12 days", "tomorrow", "today" or "day 2 of 4".
 * @param today in India, no later than the trip's last day
 */
export function countdownTo(trip: Pick<Trip, "travelDate" | "days">, today: TravelDate): string {
  const m = travelerTripMessages().countdown;
  const days = daysBetween(today, trip.travelDate);
  if (days > 1) return m.ahead(days);
  if (days === 1) return m.tomorrow;
  return days === 0 ? m.today : m.inProgress(1 - days, trip.days);
}

/** Formats the days of a trip: "Dec 12, 2026", "Dec 12 to 15, 2026" or "Nov 30 to Dec 3, 2026". */
export function formatTripDays(trip: Pick<Trip, "travelDate" | "days">): string {
  if (trip.days === 1) return formatDay(trip.travelDate);
  const last = lastDayOf(trip);
  return travelerTripMessages().days(formatDay(trip.travelDate), formatDay(last), {
    isOneMonth: monthOf(trip.travelDate) === monthOf(last),
    isOneYear: trip.travelDate.slice(0, 4) === last.slice(0, 4),
  });
}
