import {
  addDays,
  formatDayOfYear,
  weekdayNames,
  weekdayOf,
  type TravelDate,
} from "~/domain/calendar/calendar";
import { eachDay } from "~/domain/departures/departure";
import type { DepartureRules, YearSpan } from "~/domain/departures/departure-rules";
import { isInSpan } from "~/domain/calendar/year-span";
import { offDayReason } from "~/domain/departures/off-days";
import { formatSerialList } from "~/domain/language/lists";
import { tourFactMessages } from "./facts/messages";
import type { Closure } from "./practical-facts";

/** Returns true if the site is closed on a day. */
function isClosedOn({ weekdays, dates }: Closure, date: TravelDate): boolean {
  return weekdays?.includes(weekdayOf(date)) ?? dates?.some((span) => isInSpan(span, date.slice(5))) ?? false;
}

/** Returns the closures that travelers of a departure meet. */
export function closuresMet(closures: readonly Closure[], departure: TravelDate): Closure[] {
  return closures.filter((closure) => isClosedOn(closure, addDays(departure, closure.day - 1)));
}

/** A day of the year, "MM-dd", as "Jun 15". */
function dayOfYear(monthAndDay: string): string {
  return formatDayOfYear(`2028-${monthAndDay}`);
}

/** A span of days of the year: "from Jun 15 to Sep 15". */
function spanInWords({ from, to }: YearSpan): string {
  const m = tourFactMessages();
  return from === to ? m.onDay(dayOfYear(from)) : m.fromDayToDay(dayOfYear(from), dayOfYear(to));
}

/** Says for travelers when a site is closed, and how the tour copes. */
export function closureSentence({ site, weekdays, dates, day, plan, withDay, instead }: Closure): string {
  const m = tourFactMessages();
  const when = weekdays
    ? m.onWeekdays(formatSerialList(weekdays.map((weekday) => m.weekday(weekdayNames()[weekday] ?? ""))))
    : formatSerialList((dates ?? []).map(spanInWords));
  if (plan === "avoided") return m.closedAvoided(site, when);
  return withDay === undefined
    ? m.closedReplaced(site, when, instead ?? "")
    : m.closedSwapped(site, when, day, withDay);
}

/**
 * Returns contradictions between closures and departures over a range of days: a closed site that is to be avoided but met, and a swap
 * that meets the closure again.
 */
export function closureIssues(
  { closures, departures }: { closures: readonly Closure[]; departures: DepartureRules },
  from: TravelDate,
  to: TravelDate,
): string[] {
  const dates = eachDay(from, to).filter((date) => offDayReason(departures, date) === null);
  return closures.flatMap((closure) => {
    const met = dates.find((date) => {
      if (!isClosedOn(closure, addDays(date, closure.day - 1))) return false;
      if (closure.plan === "avoided") return true;
      return closure.withDay !== undefined && isClosedOn(closure, addDays(date, closure.withDay - 1));
    });
    return met === undefined
      ? []
      : [`${closure.site} is closed on day ${closure.day} of the departure on ${met}.`];
  });
}
