import { isInSpan } from "~/domain/calendar/year-span";
import { weekdayNames, weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import { formatList } from "~/domain/language/lists";
import type { DeparturePattern, DepartureRules } from "./departure-rules";
import { departureMessages } from "./messages";
import { startsOn } from "./start";

/** Days without a departure, independent of today; departure.ts adds the rules that depend on it. */

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
  if (pattern.kind !== "weekdays") return departureMessages().onChosenDates;
  const names = weekdayNames()
    .filter((_, weekday) => pattern.weekdays.includes(weekday))
    .map(departureMessages().weekday);
  return departureMessages().onWeekdays(formatList(names));
}

/**
 * Returns why a tour doesn't depart on a day, as a sentence for travelers, or null if it does. Independent of today: booking
 * cut-offs are not considered.
 */
export function offDayReason(rules: DepartureRules, date: TravelDate): string | null {
  if (!inSeason(rules, date.slice(5))) return rules.offSeason ?? departureMessages().offSeason;
  const blackOut = rules.blackOuts.find(({ from, to }) => from <= date && date <= to);
  if (blackOut) return blackOut.reason;
  if (!leavesOn(rules.pattern, date)) return patternInWords(rules.pattern);
  return startsOn(rules, date).length > 0 ? null : departureMessages().noStart;
}
