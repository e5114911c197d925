import { groupBy } from "~/domain/group-by";
import { addDays, todayInIndia, weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import { isPastCutOff } from "./cut-off";
import { bookingClosedOn } from "./cut-off-in-words";
import { eachDay, fewSeats } from "./departure";
import type { DepartureRules } from "./departure-rules";
import type { ComingDeparture } from "./tour-departures";
import { addMonths, daysOfMonth, monthOf } from "~/domain/calendar/months";
import { minimumLabel, type DepartureMinimum } from "./smallest-party";
import { rulesOfStart, seatsOfStart, startsOn, type StartKey } from "./start";
import { offDayReason } from "./off-days";

/** The calendar of an operator's departures, by month, week or day. */

export const calendarViews = ["month", "week", "day"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** late: past its booking cut-off. off: not scheduled by the tour's rules, but booked. */
export type DepartureState = "open" | "limited" | "sold-out" | "late" | "closed" | "black-out" | "off";

export const departureStateLabels: Record<DepartureState, string> = {
  open: "Open",
  limited: "Few seats left",
  "sold-out": "Sold out",
  late: "Booking closed",
  closed: "Closed",
  "black-out": "Black-out",
  off: "Not scheduled",
};

/** A tour with the inputs of its calendar. */
export interface CalendarTour {
  id: number;
  slug: string;
  title: string;
  rules: DepartureRules;
  /** Default seats of a date. */
  capacity: number;
  /** True if travelers can book it. Otherwise it departs only on days with bookings. */
  isOnSale: boolean;
}

export interface StoredDeparture extends ComingDeparture {
  tourId: number;
  /** Terms of a departure with a smallest party. */
  minimum?: DepartureMinimum | null;
}

export interface CalendarDeparture {
  slug: string;
  /** Key of one of several starts of the day; omitted for the only one. */
  start?: StartKey;
  title: string;
  booked: number;
  held: number;
  capacity: number;
  state: DepartureState;
  /** True if the seats were set for this date alone. */
  hasOwnCapacity?: true;
  /** From `minimumLabel`; only with a smallest party and bookings. */
  guarantee?: string;
  /** When booking closed, as a sentence; only of a departure past its cut-off. */
  lateReason?: string;
}

/** Days of the list on phones after today, when the displayed week ends earlier. */
const agendaDays = 14;

/** Min days of the present month, from the beginning of the present week: five weeks. */
const monthDays = 35;

/** Returns the part of a title that names the tour in a narrow column: "Goa, white churches …" is "Goa". */
export function shortTitle(title: string): string {
  return title.split(/[,:]/, 1)[0]?.trim() || title;
}

/** Returns true for a scheduled departure without bookings or holds. */
export function isQuiet({ state, booked, held }: CalendarDeparture): boolean {
  return (state === "open" || state === "late") && booked + held === 0;
}

export interface CalendarDay {
  date: TravelDate;
  /** True if it belongs to the displayed month, or to the weeks after the present one; always true in the other views. */
  isShown: boolean;
  /** True if it comes after the displayed weeks: only phones list it. */
  isAgendaOnly: boolean;
  /** Departures that the day lists; those without bookings are left out if it has more than `roomOfDay`. */
  departures: CalendarDeparture[];
  others: OtherDepartures;
}

/** Departures of a day that it does not list. */
export interface OtherDepartures {
  count: number;
  /** True if none has bookings or needs attention. */
  areQuiet: boolean;
  /** True if booking has closed for all of them. */
  areLate: boolean;
}

/** Max departures shown per day of a month. If a day has more, departures without bookings are collapsed. */
const roomOfDay = 3;

/** Max departures listed per day of a week. */
const roomOfWeekDay = 40;

/**
 * Returns the first and last day that a view shows: whole weeks from Sunday (P19).
 * @param date any day of the month or week
 */
export function calendarSpan(view: CalendarView, date: TravelDate): { from: TravelDate; to: TravelDate } {
  if (view === "day") return { from: date, to: date };
  if (view === "week") {
    const from = startOfWeek(date);
    return { from, to: addDays(from, 6) };
  }
  const { from, to } = daysOfMonth(monthOf(date));
  return { from: startOfWeek(from), to: addDays(startOfWeek(to), 6) };
}

/** A view of the calendar. `isWhole`: the present month begins with its first week, not with the present one. */
interface ShownCalendar {
  view: CalendarView;
  date: TravelDate;
  isWhole?: boolean;
}

/** Returns the first and last day that a view shows now: the present month begins with the present week. @param today in India */
export function shownSpan({ view, date, isWhole = false }: ShownCalendar, today: TravelDate) {
  const span = calendarSpan(view, date);
  if (isWhole || !isPresentMonth(view, date, today)) return span;
  const from = startOfWeek(today);
  const end = addDays(from, monthDays - 1);
  return { from, to: span.to < end ? end : span.to };
}

function isPresentMonth(view: CalendarView, date: TravelDate, today: TravelDate): boolean {
  return view === "month" && monthOf(date) === monthOf(today);
}

/**
 * Returns the days that a view reads: those that it shows, and after them the days of the list that phones show from today.
 * @param today in India
 */
export function agendaSpan(shown: ShownCalendar, today: TravelDate) {
  const { from, to } = shownSpan(shown, today);
  const isNow = from <= today && today <= to;
  const end = addDays(today, agendaDays);
  return { from, to: shown.view !== "day" && isNow && to < end ? end : to };
}

/** Returns the date that addresses the previous or next view. */
export function neighborOf(view: CalendarView, date: TravelDate, step: -1 | 1): TravelDate {
  if (view === "day") return addDays(date, step);
  if (view === "week") return addDays(startOfWeek(date), 7 * step);
  return `${addMonths(monthOf(date), step)}-01`;
}

function startOfWeek(date: TravelDate): TravelDate {
  return addDays(date, -weekdayOf(date));
}

/** Returns each day of a view with its departures. @param at.now UTC instant */
export function calendarDays(
  tours: readonly CalendarTour[],
  stored: readonly StoredDeparture[],
  { now, ...shown }: ShownCalendar & { now: number },
): CalendarDay[] {
  const { view, date } = shown;
  const today = todayInIndia(now);
  const { to } = shownSpan(shown, today);
  const isComing = isPresentMonth(view, date, today) && shown.isWhole !== true;
  const span = { ...agendaSpan(shown, today), now, maxQuiet: roomOfDay };
  return listDays(tours, stored, span).map((day) => ({
    ...listedOf(day, view),
    date: day.date,
    isShown: view !== "month" || monthOf(day.date) === monthOf(date) || (isComing && day.date >= today),
    isAgendaOnly: day.date > to,
  }));
}

/** Departures of a day: notable ones first, then by number of people, then by title. */
interface DayOfDepartures {
  date: TravelDate;
  notable: CalendarDeparture[];
  /** The first quiet ones, and the numbers of all of them and of those for which booking has closed. */
  quiet: CalendarDeparture[];
  quietCount: number;
  lateCount: number;
}

function listedOf({ notable, quiet, quietCount, lateCount }: DayOfDepartures, view: CalendarView) {
  const count = notable.length + quietCount;
  const relevant = count > roomOfDay ? notable : byTour([...notable, ...quiet]);
  const departures = relevant.slice(0, view === "month" ? roomOfDay : roomOfWeekDay);
  // The quiet ones are the last.
  const others = relevant.slice(departures.length);
  return {
    departures,
    others: {
      count: count - departures.length,
      areQuiet: others.every(isQuiet),
      areLate:
        others.every(({ state }) => state === "late") && (count <= roomOfDay || lateCount === quietCount),
    },
  };
}

/**
 * Returns each day from `from` to `to`, inclusive, with its departures: tours with notable ones first, by number of people. From
 * today on these are all days scheduled by a tour's rules or prevented by a black-out; on any day also those with bookings or
 * manual settings.
 * @param at.now UTC instant
 */
export function departuresByDay(
  tours: readonly CalendarTour[],
  stored: readonly StoredDeparture[],
  at: { from: TravelDate; to: TravelDate; now: number },
): { date: TravelDate; departures: CalendarDeparture[] }[] {
  return listDays(tours, stored, { ...at, maxQuiet: Infinity }).map(({ date, notable, quiet }) => ({
    date,
    departures: byTour([...notable, ...quiet]),
  }));
}

/** Puts the starts of each tour together, by time: at the place of its first. */
function byTour(departures: readonly CalendarDeparture[]): CalendarDeparture[] {
  return [...groupBy(departures, ({ slug }) => slug).values()].flatMap((starts) =>
    starts.toSorted((a, b) => (a.start ?? "").localeCompare(b.start ?? "")),
  );
}

const titles = new Intl.Collator();

/** Lists the departures of each day. @param at.maxQuiet quiet ones of a day, at most: an operator can have thousands, which are counted only */
export function listDays(
  tours: readonly CalendarTour[],
  stored: readonly StoredDeparture[],
  { from, to, now, maxQuiet }: { from: TravelDate; to: TravelDate; now: number; maxQuiet: number },
): DayOfDepartures[] {
  const storedOn = groupBy(stored, ({ travelDate }) => travelDate);
  const today = todayInIndia(now);
  // They are sorted once, and most share their rules with others.
  const byTitle = tours.toSorted((a, b) => titles.compare(a.title, b.title));
  const byDayRules = new Map<DepartureRules, DayByRules>();
  return eachDay(from, to).map((date) => {
    byDayRules.clear();
    const isComing = date >= today;
    const rows = new Map((storedOn.get(date) ?? []).map((row) => [`${row.tourId} ${row.start}`, row]));
    const others = groupBy(
      (storedOn.get(date) ?? []).filter(({ start }) => start !== ""),
      ({ tourId }) => tourId,
    );
    const day: DayOfDepartures = { date, notable: [], quiet: [], quietCount: 0, lateCount: 0 };
    const add = (tour: CalendarTour, row: StoredDeparture | undefined, start?: StartKey) => {
      if (row === undefined && !(isComing && tour.isOnSale)) return;
      let byRules = byDayRules.get(tour.rules);
      if (byRules === undefined) {
        byRules = dayByRules(tour.rules, date, { today, now });
        byDayRules.set(tour.rules, byRules);
      }
      if (row === undefined && !byRules.leaves && !byRules.isBlackOut) return;
      if (row === undefined && byRules.leaves && tour.capacity > fewSeats && day.quiet.length >= maxQuiet) {
        day.quietCount += 1;
        if (byRules.lateReason !== null) day.lateCount += 1;
        return;
      }
      const found = departureOn(tour, byRules, row, isComing);
      if (found === null) return;
      const departure = start === undefined ? found : { ...found, start };
      if (!isQuiet(departure)) {
        day.notable.push(departure);
        return;
      }
      day.quietCount += 1;
      if (departure.state === "late") day.lateCount += 1;
      if (day.quiet.length < maxQuiet) day.quiet.push(departure);
    };
    for (const tour of byTitle) {
      const timed = others.get(tour.id) ?? [];
      const starts = tour.rules.starts ? startsOn(tour.rules, date).map(({ start }) => start) : [];
      for (const start of [...new Set([...starts, ...timed.map((row) => row.start)])].toSorted())
        add(atStart(tour, start), rows.get(`${tour.id} ${start}`), start);
      const only = rows.get(`${tour.id} `);
      // A black-out, or a departure from before the tour had several starts.
      if (!tour.rules.starts || only || starts.length === 0) add(tour, only);
    }
    sortByPeople(day.notable);
    return day;
  });
}

const ofStarts = new WeakMap<DepartureRules, Map<StartKey, DepartureRules>>();

/** Returns the tour as if it had one start only. The rules of a start are made once, so that those of a day are found by them. */
function atStart(tour: CalendarTour, start: StartKey): CalendarTour {
  const known = ofStarts.get(tour.rules) ?? new Map<StartKey, DepartureRules>();
  ofStarts.set(tour.rules, known);
  const rules = known.get(start) ?? rulesOfStart(tour.rules, start);
  known.set(start, rules);
  return { ...tour, rules, capacity: seatsOfStart(tour.rules, start, tour.capacity) };
}

/** Sorts by number of people on all starts of a tour, so that these stay together, by time. */
function sortByPeople(departures: CalendarDeparture[]): void {
  const people = new Map<string, number>();
  for (const { slug, booked, held } of departures) people.set(slug, (people.get(slug) ?? 0) + booked + held);
  departures.sort((a, b) => (people.get(b.slug) ?? 0) - (people.get(a.slug) ?? 0));
}

/** Meaning of a tour's rules for a day. */
interface DayByRules {
  leaves: boolean;
  /** True if it would leave without their black-outs. */
  isBlackOut: boolean;
  /** When booking closed, as a sentence, if it has; null on days before today. */
  lateReason: string | null;
}

function dayByRules(
  rules: DepartureRules,
  day: TravelDate,
  { today, now }: { today: TravelDate; now: number },
): DayByRules {
  const leaves = offDayReason(rules, day) === null;
  const isBlackOut = !leaves && offDayReason({ ...rules, blackOuts: [] }, day) === null;
  const isLate = leaves && day >= today && isPastCutOff(rules, day, now);
  return { leaves, isBlackOut, lateReason: isLate ? bookingClosedOn(rules, day) : null };
}

function departureOn(
  { slug, title, capacity: seats, isOnSale }: CalendarTour,
  { leaves, isBlackOut, lateReason }: DayByRules,
  row: StoredDeparture | undefined,
  isComing: boolean,
): CalendarDeparture | null {
  const { booked = 0, held = 0, capacity = seats } = row ?? {};
  const isSet = row !== undefined && (booked > 0 || row.isClosed || (isComing && row.hasOwnCapacity));
  const isOffered = isOnSale && isComing && (leaves || isBlackOut);
  if (!isSet && !isOffered) return null;
  const departure = {
    slug,
    title,
    booked,
    held,
    capacity,
    ...(row?.hasOwnCapacity && { hasOwnCapacity: true as const }),
    ...(row?.minimum && booked > 0 && !row.isClosed && { guarantee: minimumLabel(row.minimum, booked) }),
  };
  if (row?.isClosed) return { ...departure, state: "closed" };
  if (!leaves) return { ...departure, state: isBlackOut ? "black-out" : "off" };
  return lateReason === null
    ? { ...departure, state: stateBySeats(capacity - booked - held) }
    : { ...departure, state: "late", lateReason };
}

function stateBySeats(left: number): DepartureState {
  if (left <= 0) return "sold-out";
  return left <= fewSeats ? "limited" : "open";
}
