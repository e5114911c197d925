import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { departureId } from "~/domain/departures/departure-change";
import {
  departuresByDay,
  type CalendarDeparture,
  type CalendarTour,
} from "~/domain/departures/operator-calendar";
import { seatsOfStart } from "~/domain/departures/start";
import type { CrewMember } from "~/domain/resources/resource";
import { offDayReason } from "~/domain/departures/off-days";
import type { Staff } from "../platform/authz/actors";
import { listMemberships } from "../platform/authz/operator-rights.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { listOperatorDepartures } from "./calendar.repo";
import { listCrews } from "../resources/crew.repo";
import { listDayGuests, listUnderWay, type DayGuest, type UnderWay } from "./day-guests.repo";

export interface DayDeparture extends CalendarDeparture {
  guests: DayGuest[];
  crew: CrewMember[];
  /** Seats on the tour's other dates. */
  tourCapacity: number;
  /** True if the person may open its bookings and write to its travelers. */
  opensBookings: boolean;
}

export interface DepartureDay {
  date: TravelDate;
  isPast: boolean;
  departures: DayDeparture[];
  /** Groups that left on an earlier day and are still on tour. */
  underWay: UnderWay[];
  /** Tours on chosen dates that do not leave on this day, and can. */
  addable: { slug: string; title: string }[];
}

function tourCapacity(tour: CalendarTour | undefined, { start = "", capacity }: CalendarDeparture): number {
  return tour ? seatsOfStart(tour.rules, start, tour.capacity) : capacity;
}

/** Returns a day of the calendar with its departures and their guests. */
export async function getDepartureDay(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"departures">,
  { date, tour, operator }: { date: TravelDate; tour?: string | undefined; operator?: string | undefined },
): Promise<DepartureDay> {
  const now = clock();
  const today = todayInIndia(now);
  const isPast = date < today;
  const [{ tours, stored }, guests, crews, memberships, underWay] = await Promise.all([
    listOperatorDepartures(db, staff.id, { from: date, to: date }, now),
    listDayGuests(db, staff.id, { travelDate: date, today }),
    listCrews(db, staff.id, date),
    listMemberships(db, staff.id),
    listUnderWay(db, staff.id, date),
  ]);
  const may = (right: "bookings" | "tours") =>
    new Set(memberships.filter(({ rights }) => rights.includes(right)).map((each) => each.operator));
  const [withBookings, withTours] = [may("bookings"), may("tours")];
  const ofOperator = tours.filter((each) => operator === undefined || each.operator === operator);
  const chosen = ofOperator.filter(({ slug }) => slug === tour);
  const shown = chosen.length > 0 ? chosen : ofOperator;
  const tourBySlug = new Map(shown.map((each) => [each.slug, each]));
  const [day] = departuresByDay(shown, stored, { from: date, to: date, now });
  const departures = day?.departures ?? [];
  return {
    date,
    isPast,
    departures: departures.map((departure) => ({
      ...departure,
      guests: guests.filter(
        (guest) => guest.tour === departure.slug && guest.start === (departure.start ?? ""),
      ),
      crew: crews.get(departureId({ ...departure, tour: departure.slug, travelDate: date })) ?? [],
      tourCapacity: tourCapacity(tourBySlug.get(departure.slug), departure),
      opensBookings: withBookings.has(tourBySlug.get(departure.slug)?.operator ?? ""),
    })),
    underWay: underWay.filter(({ slug }) => tourBySlug.has(slug)),
    addable: isPast
      ? []
      : shown
          .filter(
            ({ rules, isOnSale, operator: seller }) =>
              isOnSale &&
              withTours.has(seller) &&
              rules.pattern.kind === "dates" &&
              !rules.pattern.dates.includes(date) &&
              offDayReason({ ...rules, pattern: { kind: "daily" } }, date) === null,
          )
          .map(({ slug, title }) => ({ slug, title })),
  };
}
