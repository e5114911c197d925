import { weekdayNames, weekdayOf } from "./calendar";
import type { TravelDate } from "./calendar";
import type { DeparturePattern, DepartureRules, YearSpan } from "./departure-rules";

/** On which days a tour does not leave, whenever it is asked; departure.ts has what depends on today. */

/** A span that ends on 28 February ends with the month, in leap years too. */
function holds({ from, to }: YearSpan, monthAndDay: string): boolean {
  const end = to === "02-28" ? "02-29" : to;
  return from <= end ? from <= monthAndDay && monthAndDay <= end : from <= monthAndDay || monthAndDay <= end;
}

/** Whether a day of the year, MM-dd, is in an open part of it. */
export function inSeason({ season }: DepartureRules, monthAndDay: string): boolean {
  return season.length === 0 || season.some((span) => holds(span, monthAndDay));
}

function leavesOn(pattern: DeparturePattern, date: TravelDate): boolean {
  if (pattern.kind === "weekdays") return pattern.weekdays.includes(weekdayOf(date));
  return pattern.kind === "daily" || pattern.dates.includes(date);
}

/** On which days a tour leaves that does not leave daily, a sentence. */
function patternInWords(pattern: DeparturePattern): string {
  if (pattern.kind !== "weekdays") return "This tour leaves on chosen dates only.";
  const names = weekdayNames
    .filter((_, weekday) => pattern.weekdays.includes(weekday))
    .map((name) => `${name}s`);
  return `This tour leaves on ${new Intl.ListFormat("en-GB").format(names)}.`;
}

/**
 * Why a tour does not leave on a day, a sentence for travellers, or null when it does. The same whenever it is asked:
 * whether it is still early enough to book is left out.
 */
export function offDayReason(rules: DepartureRules, date: TravelDate): string | null {
  if (!inSeason(rules, date.slice(5)))
    return rules.offSeason ?? "This tour does not run at this time of the year.";
  const blackOut = rules.blackOuts.find(({ from, to }) => from <= date && date <= to);
  if (blackOut) return blackOut.reason;
  return leavesOn(rules.pattern, date) ? null : patternInWords(rules.pattern);
}
