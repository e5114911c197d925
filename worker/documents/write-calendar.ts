import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { PrintedBooking } from "~/domain/documents/booking-documents";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { endAt, startAt } from "~/domain/departures/cut-off";
import { startInWords } from "~/domain/departures/cut-off-in-words";

const statuses: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  "no-show": ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
};

/**
 * Formats a booking as a calendar file (RFC 5545): one event with a stable UID, from the start of the tour to the end
 * of its last day, as UTC instants. It contains no link to the booking, because calendars are shared with people who must not be able to cancel it.
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
    start: new Date(startAt(tour, booking.travelDate)),
    end: new Date(endAt(lastDay)),
    summary: booking.tourTitle,
    location: tour.meetingPoint,
    description: [
      `Booking ${booking.bookingId} with ${operator.name}.`,
      `Start: ${startInWords(booking.travelDate, tour.startTime)}`,
      `Meeting point: ${tour.meetingPoint}`,
      `What to carry: ${tour.carry.join("; ")}`,
    ].join("\n"),
  });
  return calendar.toString();
}
