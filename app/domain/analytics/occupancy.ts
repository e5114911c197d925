import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { daysOfMonth, monthOf, monthsBetween, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { startsOn } from "~/domain/departures/start";
import { offDayReason } from "~/domain/departures/off-days";
import { shareOf, type Analytics, type Counts, type TourOccupancy } from "./analytics";

/** Occupancy: seats sold on departures with guests, and the number of those without. Days of a month are bits: 1 is the first. */

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

/** Departures of a day that are sold or closed, in columns: thousands of small objects would take longer. */
export interface DayOfDepartures {
  day: TravelDate;
  /** Numbers of the tours; the other columns are in the same order. */
  tours: readonly number[];
  booked: readonly number[];
  capacity: readonly number[];
}

/** Places of tours by their number. */
const placesOf = new WeakMap<readonly OfferedTour[], ReadonlyMap<number, number>>();

function placesIn(tours: readonly OfferedTour[]): ReadonlyMap<number, number> {
  const places = placesOf.get(tours) ?? new Map(tours.map(({ id }, place) => [id, place]));
  placesOf.set(tours, places);
  return places;
}

function add(numbers: Float64Array, place: number, number = 0): void {
  numbers[place] = (numbers[place] ?? 0) + number;
}

/**
 * Sums the departures of each tour: those with sold seats, and those that its present rules offer and that have no booking.
 * @param firstDay first day with stored data: nothing was offered before
 */
export function occupancyByTour(
  tours: readonly OfferedTour[],
  sold: readonly DayOfDepartures[],
  days: Days,
  firstDay: TravelDate,
): TourOccupancy[] {
  const months = monthsBetween(monthOf(days.from), monthOf(days.to));
  const known = new Map<DepartureRules, Map<TravelDate, Offered>>();
  /** Thousands of tours share their rules and their first day. */
  const offeredBy = ({ rules, createdAt }: OfferedTour) => {
    const since = createdAt === null ? firstDay : later(firstDay, todayInIndia(createdAt));
    const from = later(days.from, since);
    const ofRules = known.get(rules) ?? new Map<TravelDate, Offered>();
    const offered = ofRules.get(from) ?? offeredWithin(rules, months, { from, to: days.to });
    known.set(rules, ofRules.set(from, offered));
    return offered;
  };
  const offered = tours.map((tour) => (tour.isOnSale ? offeredBy(tour) : null));
  const sums = {
    departures: new Float64Array(tours.length),
    seats: new Float64Array(tours.length),
    seatsSold: new Float64Array(tours.length),
    /** Offered days that are sold or closed. */
    taken: new Float64Array(tours.length),
  };
  const places = placesIn(tours);
  for (const { day, tours: ids, booked, capacity } of sold) {
    const [month, bit] = [monthOf(day), 1 << (dayNumber(day) - 1)];
    ids.forEach((id, row) => {
      const place = places.get(id);
      if (place === undefined) return;
      if (booked[row]) {
        add(sums.departures, place, 1);
        add(sums.seats, place, capacity[row]);
        add(sums.seatsSold, place, booked[row]);
      }
      if ((offered[place]?.byMonth.get(month) ?? 0) & bit) add(sums.taken, place, 1);
    });
  }
  return tours.flatMap(({ slug, title }, place) => {
    // Departures at a start that is no longer offered are none of the offered ones.
    const unsold = Math.max(0, (offered[place]?.count ?? 0) - (sums.taken[place] ?? 0));
    const departures = sums.departures[place] ?? 0;
    return departures + unsold === 0
      ? []
      : [
          {
            slug,
            title,
            departures,
            seatsSold: sums.seatsSold[place] ?? 0,
            seats: sums.seats[place] ?? 0,
            empty: unsold,
          },
        ];
  });
}

/** Days that rules offer within a period: their bits by month, and their number. */
interface Offered {
  byMonth: ReadonlyMap<Month, number>;
  count: number;
}

function offeredWithin(rules: DepartureRules, months: readonly Month[], days: Days): Offered {
  const byMonth = new Map(months.map((month) => [month, offeredDays(rules, month) & within(month, days)]));
  const count = [...byMonth].reduce((sum, [month, bits]) => sum + countOffered(rules, month, bits), 0);
  return { byMonth, count };
}

/** Counts the departures on days of a month: on each as many as there are starts. */
function countOffered(rules: DepartureRules, month: Month, bits: number): number {
  if (rules.starts === undefined) return countBits(bits);
  let count = 0;
  const { from, to } = daysOfMonth(month);
  for (let date = from, bit = 1; date <= to; date = addDays(date, 1), bit <<= 1)
    if (bits & bit) count += startsOn(rules, date).length;
  return count;
}

/** Adds up the tours. */
export function seatCounts(
  tours: readonly TourOccupancy[],
): Pick<Counts, "departures" | "seatsSold" | "seats" | "empty"> {
  const sum = (of: "departures" | "seatsSold" | "seats" | "empty") =>
    tours.reduce((total, tour) => total + tour[of], 0);
  return {
    departures: sum("departures"),
    seatsSold: sum("seatsSold"),
    seats: sum("seats"),
    empty: sum("empty"),
  };
}

function share({ seatsSold, seats }: TourOccupancy): number {
  return shareOf(seatsSold, seats) ?? 0;
}

function bySlug(a: TourOccupancy, b: TourOccupancy): number {
  return a.slug < b.slug ? -1 : 1;
}

/** Returns the tours with the fullest and the emptiest departures; a tour is in one list only. */
export function occupancyExtremes(tours: readonly TourOccupancy[], count: number): Analytics["occupancy"] {
  const fullest = firstOf(tours, count, {
    isWanted: ({ seatsSold }) => seatsSold > 0,
    compare: (a, b) => share(b) - share(a) || bySlug(a, b),
  });
  const emptiest = firstOf(tours, count, {
    isWanted: (tour) => !fullest.includes(tour),
    // Tours without sales are ordered by their departures, most first.
    compare: (a, b) => share(a) - share(b) || b.empty - a.empty || bySlug(a, b),
  });
  return { fullest, emptiest };
}

/** Returns the first of the wanted tours in an order; sorting tens of thousands for a few would take longer. */
function firstOf(
  tours: readonly TourOccupancy[],
  count: number,
  {
    isWanted,
    compare,
  }: { isWanted: (tour: TourOccupancy) => boolean; compare: (a: TourOccupancy, b: TourOccupancy) => number },
): TourOccupancy[] {
  const first: TourOccupancy[] = [];
  for (const tour of tours) {
    const last = first[count - 1];
    if ((last && compare(tour, last) > 0) || !isWanted(tour)) continue;
    const place = first.findIndex((other) => compare(tour, other) < 0);
    first.splice(place === -1 ? first.length : place, 0, tour);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Offered days by rules and month. The tours are kept in memory (`readKnownTours`), so that the same objects are asked for with every request. */
const offeredByRules = new WeakMap<DepartureRules, Map<Month, number>>();

/** Returns the days of a month on which a tour departs, whether they have passed or not. */
function offeredDays(rules: DepartureRules, month: Month): number {
  const byMonth = offeredByRules.get(rules) ?? new Map<Month, number>();
  offeredByRules.set(rules, byMonth);
  const known = byMonth.get(month);
  if (known !== undefined) return known;
  let bits = 0;
  const { from, to } = daysOfMonth(month);
  for (let date = from, bit = 1; date <= to; date = addDays(date, 1), bit <<= 1)
    if (offDayReason(rules, date) === null) bits |= bit;
  byMonth.set(month, bits);
  return bits;
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
