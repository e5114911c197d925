import { addDays, type TravelDate } from "../../app/domain/calendar/calendar";
import { offDayReason } from "../../app/domain/departures/off-days";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import type { Traveler } from "./demo-travelers";

/** A trip of a traveler on a departure. */
interface Trip {
  tour: CatalogueTour;
  travelDate: TravelDate;
  customer: Traveler;
  party: number;
}

/** Returns true if a tour leaves on a day, past or future. */
export function leavesOn({ departures }: CatalogueTour, travelDate: TravelDate): boolean {
  return offDayReason(departures, travelDate) === null;
}

export type DemoCalendar = ReturnType<typeof createCalendar>;

/** Remembers the trips of each traveler and the seats of each departure, so that the demo data is plausible. */
export function createCalendar() {
  const trips: Trip[] = [];
  const lastDay = ({ tour, travelDate }: Pick<Trip, "tour" | "travelDate">) =>
    addDays(travelDate, tour.days - 1);
  /** Returns true if there are seats, the traveler is free, two days before and after too, and has not been on that tour. */
  function fits(trip: Trip): boolean {
    const { tour, travelDate, customer, party } = trip;
    const others = trips.filter((each) => each.tour === tour && each.travelDate === travelDate);
    const [from, to] = [addDays(travelDate, -2), addDays(lastDay(trip), 2)];
    return (
      others.reduce((sum, each) => sum + each.party, party) <= tour.capacity &&
      trips
        .filter((each) => each.customer === customer)
        .every((each) => each.tour !== tour && (each.travelDate > to || lastDay(each) < from))
    );
  }
  return {
    book: (trip: Trip) => void trips.push(trip),
    /** Finds the first trip that fits, by tours, days and people in their orders. @throws Error if there is none */
    find(
      choices: { tours: readonly CatalogueTour[]; people: readonly Traveler[]; party: number },
      daysOf: (tour: CatalogueTour) => readonly TravelDate[],
    ): Trip {
      const { tours, people, party } = choices;
      for (const tour of tours)
        for (const travelDate of daysOf(tour).filter((day) => leavesOn(tour, day)))
          for (const customer of people) {
            const trip = { tour, travelDate, customer, party };
            if (fits(trip)) return trip;
          }
      throw new Error(`no trip for ${people[0]?.name} on ${tours[0]?.slug}`);
    },
  };
}

/** Returns the items from an index on, wrapping around. */
export function turned<Item>(items: readonly Item[], start: number): Item[] {
  const from = start % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}
