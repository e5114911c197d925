import { addDays, weekdayOf } from "./calendar";
import type { TravelDate } from "./calendar";
import { eachDay, fewSeats } from "./departure";
import type { DepartureRules } from "./departure-rules";
import { addMonths, daysOfMonth, monthOf } from "./months";
import { offDayReason } from "./off-days";

/** The departures of a company's tours on the days of a month or a week, as their operator sees them. */

export const calendarViews = ["month", "week"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** off: not by the tour's rules, but somebody is booked. */
export type DepartureState = "open" | "limited" | "sold-out" | "closed" | "black-out" | "off";

export const departureStateLabels: Record<DepartureState, string> = {
  open: "Open",
  limited: "Few seats left",
  "sold-out": "Sold out",
  closed: "Closed",
  "black-out": "Black-out",
  off: "Not by the tour's rules",
};

/** A tour with what its days follow from. */
export interface CalendarTour {
  tourId: number;
  slug: string;
  title: string;
  rules: DepartureRules;
  /** Seats on a date that has no own number. */
  capacity: number;
  /** Whether travellers can book it: otherwise it leaves only where somebody is booked. */
  isOnSale: boolean;
}

/** What is stored of a date. */
export interface StoredDeparture {
  tourId: number;
  travelDate: TravelDate;
  capacity: number;
  booked: number;
  /** Kept for people who are booking just now. */
  held: number;
  isClosed: boolean;
  hasOwnCapacity: boolean;
}

/** A departure in the calendar. */
export interface CalendarDeparture {
  slug: string;
  title: string;
  booked: number;
  held: number;
  capacity: number;
  state: DepartureState;
}

/** Whether there is nothing to tell of a departure: it is open, and nobody has booked it. */
export function isQuiet({ state, booked, held }: CalendarDeparture): boolean {
  return state === "open" && booked + held === 0;
}

export interface CalendarDay {
  date: TravelDate;
  /** Whether it belongs to the month that is looked at; true of every day of a week. */
  isShown: boolean;
  departures: CalendarDeparture[];
}

/** The first and the last day that a view shows: whole weeks, which begin on Sunday (P19). @param date any day of it */
export function calendarSpan(view: CalendarView, date: TravelDate): { from: TravelDate; to: TravelDate } {
  if (view === "week") {
    const from = startOfWeek(date);
    return { from, to: addDays(from, 6) };
  }
  const { from, to } = daysOfMonth(monthOf(date));
  return { from: startOfWeek(from), to: addDays(startOfWeek(to), 6) };
}

/** The day by which the view before or after is known. */
export function neighbourOf(view: CalendarView, date: TravelDate, step: -1 | 1): TravelDate {
  if (view === "week") return addDays(startOfWeek(date), 7 * step);
  return `${addMonths(monthOf(date), step)}-01`;
}

function startOfWeek(date: TravelDate): TravelDate {
  return addDays(date, -weekdayOf(date));
}

/** Each day of a view with its departures. */
export function calendarDays(
  tours: readonly CalendarTour[],
  stored: readonly StoredDeparture[],
  { view, date, today }: { view: CalendarView; date: TravelDate; today: TravelDate },
): CalendarDay[] {
  return departuresByDay(tours, stored, { ...calendarSpan(view, date), today }).map((day) => ({
    ...day,
    isShown: view === "week" || monthOf(day.date) === monthOf(date),
  }));
}

/**
 * Each day from `from` to `to`, both included, with its departures: those with something to tell first, then those with most
 * people. A departure stands there when a tour leaves by its rules, or was kept from it by a black-out, from today on; and
 * whenever somebody is booked, or something was set for it.
 */
export function departuresByDay(
  tours: readonly CalendarTour[],
  stored: readonly StoredDeparture[],
  { from, to, today }: { from: TravelDate; to: TravelDate; today: TravelDate },
): { date: TravelDate; departures: CalendarDeparture[] }[] {
  const byKey = new Map(stored.map((row) => [`${row.tourId} ${row.travelDate}`, row]));
  return eachDay(from, to).map((day) => ({
    date: day,
    departures: tours
      .flatMap((tour) => departureOn(tour, byKey.get(`${tour.tourId} ${day}`), day, today) ?? [])
      .toSorted(
        (a, b) =>
          Number(isQuiet(a)) - Number(isQuiet(b)) ||
          b.booked + b.held - (a.booked + a.held) ||
          a.title.localeCompare(b.title),
      ),
  }));
}

function departureOn(
  { slug, title, rules, capacity: seats, isOnSale }: CalendarTour,
  row: StoredDeparture | undefined,
  day: TravelDate,
  today: TravelDate,
): CalendarDeparture | null {
  const { booked = 0, held = 0, capacity = seats } = row ?? {};
  const isSet = row !== undefined && (booked > 0 || row.isClosed || (day >= today && row.hasOwnCapacity));
  const leaves = offDayReason(rules, day) === null;
  const isBlackOut = !leaves && offDayReason({ ...rules, blackOuts: [] }, day) === null;
  const isOffered = isOnSale && day >= today && (leaves || isBlackOut);
  if (!isSet && !isOffered) return null;
  const bySeats = stateBySeats(capacity - booked - held);
  const byRules = leaves ? bySeats : isBlackOut ? "black-out" : "off";
  return { slug, title, booked, held, capacity, state: row?.isClosed ? "closed" : byRules };
}

function stateBySeats(left: number): DepartureState {
  if (left <= 0) return "sold-out";
  return left <= fewSeats ? "limited" : "open";
}
