import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { addDays } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";

/** A departure as it stands in the calendar feed. */
export interface FedDeparture {
  slug: string;
  title: string;
  /** How long the tour is. */
  days: number;
  travelDate: TravelDate;
  booked: number;
  capacity: number;
  /** Null while it is open. */
  closedReason: string | null;
}

/**
 * A company's departures as a calendar (RFC 5545) for programs that ask for it again and again: whole days, names of tours and
 * numbers of seats, nobody's name. The same departures make the same text, so that its digest tells whether anything changed.
 */
export function writeFeed(companyName: string, departures: readonly FedDeparture[]): string {
  const calendar = new ICalCalendar({
    name: `Departures of ${companyName}`,
    prodId: { company: "Tour Bharat", product: "Departures", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const { slug, title, days, travelDate, booked, capacity, closedReason } of departures) {
    const seats = `${booked} of ${capacity}`;
    calendar.createEvent({
      id: `${slug}-${travelDate}@tourbharat.example`,
      // No instant of ours: a stamp that moves would make every answer another one.
      stamp: startOf(travelDate),
      status: closedReason === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      allDay: true,
      // The end is the first day that is no longer part of it.
      start: startOf(travelDate),
      end: startOf(addDays(travelDate, days)),
      summary: closedReason === null ? `${title}: ${seats}` : `Closed: ${title}: ${seats}`,
      description:
        closedReason === null ? `${seats} seats sold.` : `${seats} seats sold. Closed: ${closedReason}`,
    });
  }
  return calendar.toString();
}

function startOf(day: TravelDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
