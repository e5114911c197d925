import { addDays, type TravelDate } from "../../app/domain/calendar/calendar";
import { offDayReason } from "../../app/domain/departures/off-days";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import type { Traveler } from "./demo-travelers";

interface Stay {
  from: TravelDate;
  to: TravelDate;
  slug: string;
}

/** Returns true if a tour leaves on a day, past or future. */
export function leavesOn({ departures }: CatalogueTour, travelDate: TravelDate): boolean {
  return offDayReason(departures, travelDate) === null;
}

function departure(tour: CatalogueTour, travelDate: TravelDate): string {
  return `${tour.slug} ${travelDate}`;
}

function lastDay(tour: CatalogueTour, travelDate: TravelDate): TravelDate {
  return addDays(travelDate, tour.days - 1);
}

export type DemoCalendar = ReturnType<typeof createCalendar>;

/** Remembers the trips of each traveler and the seats of each departure, so that the demo data is plausible. */
export function createCalendar() {
  const stays = new Map<string, Stay[]>();
  const seats = new Map<string, number>();
  /** Returns true if the traveler is free at that time and has not been on that tour. */
  function isFree(traveler: Traveler, tour: CatalogueTour, travelDate: TravelDate): boolean {
    const stay = stays.get(traveler.id);
    if (!stay) return true;
    // Two days at home between two trips.
    const from = addDays(travelDate, -2);
    const to = addDays(lastDay(tour, travelDate), 2);
    return stay.every((each) => each.slug !== tour.slug && (each.from > to || each.to < from));
  }
  return {
    isFree,
    /** Finds the first free traveler from index `start` on, wrapping around. */
    findFree(people: readonly Traveler[], start: number, tour: CatalogueTour, travelDate: TravelDate) {
      const turned = [...people.slice(start % people.length), ...people.slice(0, start % people.length)];
      return turned.find((traveler) => isFree(traveler, tour, travelDate));
    },
    hasSeats(tour: CatalogueTour, travelDate: TravelDate, party: number): boolean {
      return (seats.get(departure(tour, travelDate)) ?? 0) + party <= tour.capacity;
    },
    book(traveler: Traveler, tour: CatalogueTour, travelDate: TravelDate, party: number): void {
      const stay = { from: travelDate, to: lastDay(tour, travelDate), slug: tour.slug };
      stays.set(traveler.id, [...(stays.get(traveler.id) ?? []), stay]);
      const key = departure(tour, travelDate);
      seats.set(key, (seats.get(key) ?? 0) + party);
    },
  };
}
