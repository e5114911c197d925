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

/** Departures of a tour in a period. */
interface DepartureSums {
  tourId: number;
  /** Departures with sold seats. */
  departures: number;
  seats: number;
  seatsSold: number;
  /** Days with sold seats or a closed departure, as "yyyy-MM:bits" with commas; a month can repeat. */
  taken: string;
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
  const byTour = new Map(sums.map((each) => [each.tourId, each]));
  const known = new Map<DepartureRules, Map<TravelDate, Offered>>();
  /** Thousands of tours share their rules and their first day. */
  const offeredSince = (rules: DepartureRules, from: TravelDate) => {
    const ofRules = known.get(rules) ?? new Map<TravelDate, Offered>();
    const offered = ofRules.get(from) ?? offeredBy(rules, months, { from, to: days.to });
    known.set(rules, ofRules.set(from, offered));
    return offered;
  };
  return tours.flatMap((tour) => {
    const { id, slug, title, capacity, isOnSale } = tour;
    const sold = byTour.get(id);
    let { departures, seats } = sold ?? { departures: 0, seats: 0 };
    if (isOnSale) {
      const since = tour.createdAt === null ? firstDay : later(firstDay, todayInIndia(tour.createdAt));
      const offered = offeredSince(tour.rules, later(days.from, since));
      let unsold = offered.count;
      for (const [month, bits] of takenDays(sold?.taken)) {
        unsold -= countBits((offered.byMonth.get(month) ?? 0) & bits);
      }
      departures += unsold;
      seats += unsold * capacity;
    }
    return departures === 0 ? [] : [{ slug, title, departures, seatsSold: sold?.seatsSold ?? 0, seats }];
  });
}

/** Days that rules offer within a period: their bits by month, and their number. */
interface Offered {
  byMonth: ReadonlyMap<Month, number>;
  count: number;
}

function offeredBy(rules: DepartureRules, months: readonly Month[], days: Days): Offered {
  const offered = offeredDaysOf(rules);
  const byMonth = new Map(months.map((month) => [month, offered(month) & within(month, days)]));
  const count = [...byMonth.values()].reduce((sum, bits) => sum + countBits(bits), 0);
  return { byMonth, count };
}

function takenDays(taken = ""): Map<Month, number> {
  const byMonth = new Map<Month, number>();
  for (const part of taken === "" ? [] : taken.split(",")) {
    const month = part.slice(0, 7);
    byMonth.set(month, (byMonth.get(month) ?? 0) | Number(part.slice(8)));
  }
  return byMonth;
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
