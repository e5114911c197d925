import { addDays, formatDay, weekdayNames, weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import { eachDay } from "~/domain/departures/departure";
import type { DepartureRules, YearSpan } from "~/domain/departures/departure-rules";
import { isInSpan } from "~/domain/calendar/year-span";
import { offDayReason } from "~/domain/departures/off-days";
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
  return formatDay(`2028-${monthAndDay}`).split(",")[0] ?? monthAndDay;
}

/** A span of days of the year: "from Jun 15 to Sep 15". */
function spanInWords({ from, to }: YearSpan): string {
  return from === to ? `on ${dayOfYear(from)}` : `from ${dayOfYear(from)} to ${dayOfYear(to)}`;
}

const list = new Intl.ListFormat("en-US");

/** Says for travelers when a site is closed, and how the tour copes. */
export function closureSentence({ site, weekdays, dates, day, plan, withDay, instead }: Closure): string {
  const when = weekdays
    ? `on ${list.format(weekdays.map((weekday) => `${weekdayNames()[weekday]}s`))}`
    : list.format((dates ?? []).map(spanInWords));
  const closed = `${site} is closed ${when}`;
  if (plan === "avoided") return `${closed}. Our dates avoid it.`;
  if (plan === "swapped") return `${closed}. If day ${day} is one, we see it on day ${withDay} instead.`;
  return `${closed}. We then see ${instead} instead.`;
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
