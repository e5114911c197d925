import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { daysOfMonth, monthOf, monthsBetween, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { offDayReason } from "~/domain/departures/off-days";
import { shareOf, type Analytics, type Counts, type TourOccupancy } from "./analytics";

/** Occupancy: seats sold on departures with and without bookings. Days of a month are bits: 1 is the first. */

/** A tour whose departures are counted. */
export interface OfferedTour {
  id: number;
  slug: string;
  title: string;
  capacity: number;
  rules: DepartureRules;
  /** Its unsold departures count only while it is on sale. */
  isOnSale: boolean;
  /** UTC instant from which it departs; null for a tour from the catalogue. */
  createdAt: number | null;
}

/** Departures of a tour in a month, or in its days within the period. */
interface DepartureSums {
  tourId: number;
  month: Month;
  /** Departures with sold seats. */
  departures: number;
  seats: number;
  seatsSold: number;
  /** Days with sold seats or a closed departure. */
  takenDays: number;
}

/**
 * Sums the departures of each tour: those with sold seats, and those that its present rules offer and that have no booking.
 * @param firstDay first day with stored data: nothing was offered before
 */
export function occupancyByTour(
  tours: readonly OfferedTour[],
  sums: readonly DepartureSums[],
  days: Days,
  firstDay: TravelDate,
): TourOccupancy[] {
  const months = monthsBetween(monthOf(days.from), monthOf(days.to));
  const byTour = Map.groupBy(sums, ({ tourId }) => tourId);
  return tours.flatMap((tour) => {
    const { id, slug, title, capacity, isOnSale } = tour;
    const sold = byTour.get(id) ?? [];
    let departures = 0;
    let seats = 0;
    let seatsSold = 0;
    for (const each of sold) {
      departures += each.departures;
      seats += each.seats;
      seatsSold += each.seatsSold;
    }
    if (isOnSale) {
      const taken = new Map(sold.map(({ month, takenDays }) => [month, takenDays]));
      const since = tour.createdAt === null ? firstDay : later(firstDay, todayInIndia(tour.createdAt));
      const from = later(days.from, since);
      const offered = offeredDaysOf(tour.rules);
      for (const month of months) {
        const unsold = offered(month) & within(month, { from, to: days.to }) & ~(taken.get(month) ?? 0);
        departures += countBits(unsold);
        seats += countBits(unsold) * capacity;
      }
    }
    return departures === 0 ? [] : [{ slug, title, departures, seatsSold, seats }];
  });
}

/** Adds up the tours. */
export function seatCounts(
  tours: readonly TourOccupancy[],
): Pick<Counts, "departures" | "seatsSold" | "seats"> {
  const sum = (of: "departures" | "seatsSold" | "seats") =>
    tours.reduce((total, tour) => total + tour[of], 0);
  return { departures: sum("departures"), seatsSold: sum("seatsSold"), seats: sum("seats") };
}

function share({ seatsSold, seats }: TourOccupancy): number {
  return shareOf(seatsSold, seats) ?? 0;
}

function bySlug(a: TourOccupancy, b: TourOccupancy): number {
  return a.slug < b.slug ? -1 : 1;
}

/** Returns the tours with the fullest and the emptiest departures; a tour is in one list only. */
export function occupancyExtremes(tours: readonly TourOccupancy[], count: number): Analytics["occupancy"] {
  const fullest = tours
    .filter(({ seatsSold }) => seatsSold > 0)
    .toSorted((a, b) => share(b) - share(a) || bySlug(a, b))
    .slice(0, count);
  const emptiest = tours
    .filter((tour) => !fullest.includes(tour))
    // Tours without sales are ordered by their seats, most first.
    .toSorted((a, b) => share(a) - share(b) || b.seats - a.seats || bySlug(a, b))
    .slice(0, count);
  return { fullest, emptiest };
}

/** Offered days by rules and month; the same rules are asked for with every request. */
const cache = new Map<string, number>();
const cacheSize = 20_000;

/** Returns a function with the days of a month on which a tour departs, whether they have passed or not. */
function offeredDaysOf(rules: DepartureRules): (month: Month) => number {
  const { pattern, season, blackOuts } = rules;
  const key = JSON.stringify([pattern, season, blackOuts.map(({ from, to }) => [from, to])]);
  return (month) => {
    const known = cache.get(`${month}${key}`);
    if (known !== undefined) return known;
    let bits = 0;
    const { from, to } = daysOfMonth(month);
    for (let date = from, bit = 1; date <= to; date = addDays(date, 1), bit <<= 1)
      if (offDayReason(rules, date) === null) bits |= bit;
    if (cache.size >= cacheSize) cache.clear();
    cache.set(`${month}${key}`, bits);
    return bits;
  };
}

/** Returns the days of a month that lie within a period. */
function within(month: Month, { from, to }: Days): number {
  const whole = daysOfMonth(month);
  if (to < whole.from || from > whole.to) return 0;
  const first = from > whole.from ? dayNumber(from) : 1;
  const last = dayNumber(to < whole.to ? to : whole.to);
  return upTo(last) & ~upTo(first - 1);
}

function dayNumber(date: TravelDate): number {
  return Number(date.slice(8));
}

/** Returns the first days of a month. A month has at most 31 days, so no bit is a sign. */
function upTo(day: number): number {
  return day === 0 ? 0 : 0x7fffffff >>> (31 - day);
}

function later(a: TravelDate, b: TravelDate): TravelDate {
  return a > b ? a : b;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
