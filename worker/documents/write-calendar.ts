import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { PrintedBooking } from "~/domain/documents/booking-documents";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { addDays } from "~/domain/calendar/calendar";

const statuses: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  "no-show": ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
};

/**
 * Formats a booking as a calendar file (RFC 5545): whole days, one event with a stable UID. It contains no link to
 * the booking, because calendars are shared with people who must not be able to cancel it.
 */
export function writeCalendar({ id, booking, lastDay, tour, operator, ...printed }: PrintedBooking): string {
  const calendar = new ICalCalendar({
    name: "Tour Bharat",
    prodId: { company: "Tour Bharat", product: "Bookings", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@tourbharat.example`,
    sequence: printed.version,
    status: statuses[booking.status],
    stamp: new Date(printed.changedAt),
    allDay: true,
    // The end is exclusive.
    start: startOf(booking.travelDate),
    end: startOf(addDays(lastDay, 1)),
    summary: booking.tourTitle,
    location: tour.meetingPoint,
    description: [
      `Booking ${booking.bookingId} with ${operator.name}.`,
      `Meeting point: ${tour.meetingPoint}`,
      `What to carry: ${tour.carry.join("; ")}`,
    ].join("\n"),
  });
  return calendar.toString();
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
