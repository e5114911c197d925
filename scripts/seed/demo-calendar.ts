import { addDays } from "../../app/domain/calendar";
import type { TravelDate } from "../../app/domain/calendar";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import type { Traveller } from "./demo-travellers";

interface Stay {
  from: TravelDate;
  to: TravelDate;
  slug: string;
}

/** Who is where when, and how full each departure is, so that the demo data could have happened. */
export interface DemoCalendar {
  /** Whether a traveller has that time free and was not on that tour before. */
  isFree: (traveller: Traveller, tour: CatalogueTour, travelDate: TravelDate) => boolean;
  hasSeats: (tour: CatalogueTour, travelDate: TravelDate, party: number) => boolean;
  book: (traveller: Traveller, tour: CatalogueTour, travelDate: TravelDate, party: number) => void;
}

export function createCalendar(): DemoCalendar {
  const stays = new Map<string, Stay[]>();
  const seats = new Map<string, number>();
  const departure = (tour: CatalogueTour, travelDate: TravelDate) => `${tour.slug} ${travelDate}`;
  const lastDay = (tour: CatalogueTour, travelDate: TravelDate) => addDays(travelDate, tour.days - 1);
  return {
    isFree(traveller, tour, travelDate) {
      // Two days at home between two trips.
      const to = addDays(lastDay(tour, travelDate), 2);
      return (stays.get(traveller.id) ?? []).every(
        (stay) => stay.slug !== tour.slug && (stay.from > to || addDays(stay.to, 2) < travelDate),
      );
    },
    hasSeats(tour, travelDate, party) {
      return (seats.get(departure(tour, travelDate)) ?? 0) + party <= tour.capacity;
    },
    book(traveller, tour, travelDate, party) {
      const stay = { from: travelDate, to: lastDay(tour, travelDate), slug: tour.slug };
      stays.set(traveller.id, [...(stays.get(traveller.id) ?? []), stay]);
      const key = departure(tour, travelDate);
      seats.set(key, (seats.get(key) ?? 0) + party);
    },
  };
}
