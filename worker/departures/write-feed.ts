import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { calendarUid } from "~/domain/calendar/own-uid";
import { lastDayOf } from "~/domain/trips/trip";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import type { StartKey } from "~/domain/departures/start";
import type { TravelDate } from "~/domain/calendar/calendar";
import { endAt, startAt } from "~/domain/departures/cut-off";

export interface FedDeparture {
  slug: string;
  title: string;
  days: number;
  travelDate: TravelDate;
  start: StartKey;
  /** IST, "HH:mm". */
  startTime: string;
  lasts?: DepartureRules["lasts"];
  openUntil?: DepartureRules["openUntil"];
  meetingPoint: string;
  booked: number;
  capacity: number;
  /** Null while it is open. */
  closedReason: string | null;
}

/**
 * Formats the departures of an operator or a resource as a calendar (RFC 5545) for apps that poll it: start, tour names and seat counts, no
 * personal names. Deterministic, so that its digest shows whether anything changed.
 */
export function writeFeed(of: string, departures: readonly FedDeparture[]): string {
  const calendar = new ICalCalendar({
    name: `Departures of ${of}`,
    prodId: { company: "Tour Bharat", product: "Departures", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const departure of departures) {
    const { slug, title, days, travelDate, start: key, booked, capacity, closedReason } = departure;
    const start = new Date(startAt(departure, travelDate));
    const seats = `${booked} of ${capacity}`;
    calendar.createEvent({
      id: calendarUid([slug, travelDate, ...(key === "" ? [] : [key.replace(":", "")])].join("-")),
      // Not the current time, which would change every response.
      stamp: start,
      status: closedReason === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      start,
      end: new Date(endAt(lastDayOf({ travelDate, days }), days === 1 ? departure : null)),
      location: departure.meetingPoint,
      summary: closedReason === null ? `${title}: ${seats}` : `Closed: ${title}: ${seats}`,
      description:
        closedReason === null ? `${seats} seats sold.` : `${seats} seats sold. Closed: ${closedReason}`,
    });
  }
  return calendar.toString();
}
