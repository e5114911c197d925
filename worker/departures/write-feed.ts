import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { addDays } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";

export interface FedDeparture {
  slug: string;
  title: string;
  days: number;
  travelDate: TravelDate;
  booked: number;
  capacity: number;
  /** Null while it is open. */
  closedReason: string | null;
}

/**
 * Formats an operator's departures as a calendar (RFC 5545) for apps that poll it: whole days, tour names and seat
 * counts, no personal names. Deterministic, so that its digest shows whether anything changed.
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
      // Not the current time, which would change every response.
      stamp: startOf(travelDate),
      status: closedReason === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      allDay: true,
      // The end is exclusive.
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
