import { weekdayNames, weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import type { DeparturePattern, DepartureRules, YearSpan } from "./departure-rules";

/** Days without a departure, independent of today; departure.ts adds the rules that depend on it. */

/** Returns true if a day of the year, MM-dd, is in a span. One that ends on 28 February includes 29 February in leap years. */
export function isInSpan({ from, to }: YearSpan, monthAndDay: string): boolean {
  const end = to === "02-28" ? "02-29" : to;
  return from <= end ? from <= monthAndDay && monthAndDay <= end : from <= monthAndDay || monthAndDay <= end;
}

/** Returns true if a day of the year, MM-dd, is in season. */
export function inSeason({ season }: DepartureRules, monthAndDay: string): boolean {
  return season.length === 0 || season.some((span) => isInSpan(span, monthAndDay));
}

function leavesOn(pattern: DeparturePattern, date: TravelDate): boolean {
  if (pattern.kind === "weekdays") return pattern.weekdays.includes(weekdayOf(date));
  return pattern.kind === "daily" || pattern.dates.includes(date);
}

/** Describes the departure days of a tour that doesn't depart daily. */
function patternInWords(pattern: DeparturePattern): string {
  if (pattern.kind !== "weekdays") return "This tour leaves on chosen dates only.";
  const names = weekdayNames
    .filter((_, weekday) => pattern.weekdays.includes(weekday))
    .map((name) => `${name}s`);
  return `This tour leaves on ${new Intl.ListFormat("en-GB").format(names)}.`;
}

/**
 * Returns why a tour doesn't depart on a day, as a sentence for travelers, or null if it does. Independent of today: booking
 * cut-offs are not considered.
 */
export function offDayReason(rules: DepartureRules, date: TravelDate): string | null {
  if (!inSeason(rules, date.slice(5)))
    return rules.offSeason ?? "This tour does not run at this time of the year.";
  const blackOut = rules.blackOuts.find(({ from, to }) => from <= date && date <= to);
  if (blackOut) return blackOut.reason;
  return leavesOn(rules.pattern, date) ? null : patternInWords(rules.pattern);
}
