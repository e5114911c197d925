import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { PrintedBooking } from "~/domain/documents/booking-documents";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { calendarUid } from "~/domain/calendar/own-uid";
import { findBookingPath } from "~/domain/trips/traveler-booking";
import { endAt, startAt } from "~/domain/departures/cut-off";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { documentMessages } from "./messages";

const statuses: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  "no-show": ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
};

/** Seconds from the alarm to the start: a day. */
const alarmSeconds = 24 * 60 * 60;

/**
 * Formats a booking as a calendar file (RFC 5545): one event with a stable UID, from the start of the tour to the end
 * of its last day, as UTC instants, in the current language. Outlook opens a file without a name as one appointment ([MS-OXCICAL], X-WR-CALNAME). Its link asks for a
 * sign-in or the e-mail address, because calendars are shared with people who must not be able to cancel the booking.
 * @param origin of the link; null if unknown
 */
export function writeCalendar(
  origin: string | null,
  { id, booking, lastDay, tour, operator, ...printed }: PrintedBooking,
): string {
  const { calendar: m } = documentMessages();
  const language = currentLanguage();
  const link = origin === null ? null : `${origin}${pathIn(language, findBookingPath(booking.bookingId))}`;
  const calendar = new ICalCalendar({
    prodId: { company: "Tour Bharat", product: "Bookings", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: calendarUid(id),
    sequence: printed.version,
    status: statuses[booking.status],
    stamp: new Date(printed.changedAt),
    start: new Date(startAt(tour, booking.travelDate)),
    end: new Date(endAt(lastDay, lastDay === booking.travelDate ? tour : null)),
    summary: booking.tourTitle,
    location: tour.meetingPoint,
    description: [
      m.booking(booking.bookingId, operator.name),
      m.start(startInWords(booking.travelDate, tour)),
      m.meetingPoint(tour.meetingPoint),
      m.carry(tour.carry.join("; ")),
      ...(link === null ? [] : [m.trip(link)]),
    ].join("\n"),
    url: link,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: alarmSeconds, description: booking.tourTitle });
  return `${calendar.toString()}\r\n`;
}
