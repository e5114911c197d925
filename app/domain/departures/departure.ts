import {
  addDays,
  isTravelDate,
  lastBookableDate,
  monthNames,
  todayInIndia,
  type TravelDate,
  travelDateProblem,
} from "~/domain/calendar/calendar";
import { formatList } from "~/domain/language/lists";
import { firstDayBeforeCutOff, isPastCutOff } from "./cut-off";
import { cutOffReason } from "./cut-off-in-words";
import type { DepartureRules, RulesNow } from "./departure-rules";
import { departureMessages } from "./messages";
import { inSeason, offDayReason } from "./off-days";
import { offSaleReason } from "./smallest-party";
import { rulesOfStart, startsOn } from "./start";

/** Evaluation of departure rules. */

/** At or below this, a day is shown as limited. */
export const fewSeats = 5;

const monthNumbers = monthNames().map((_, index) => index + 1);

/**
 * Returns why a day of a tour can't be booked, as a sentence for travelers, or null if it can: with several starts, why none can. Does not
 * check seats.
 * @param now UTC instant
 */
export function closedReason(rules: RulesNow, date: TravelDate, now: number): string | null {
  const problem = travelDateProblem(date, todayInIndia(now));
  if (problem !== null) return problem;
  if (rules.starts && rules.starts.length > 1) {
    const reasons = startsOn(rules, date).map(({ start }) =>
      closedReason(rulesOfStart(rules, start), date, now),
    );
    return reasons.includes(null) ? null : (reasons.at(-1) ?? offDayReason(rules, date));
  }
  return (
    offDayReason(rules, date) ??
    offSaleReason(rules, date, now) ??
    (isPastCutOff(rules, date, now) ? cutOffReason(rules, date) : null)
  );
}

/** Returns the months, 1 to 12, that are entirely off season. */
export function closedMonths(rules: DepartureRules): number[] {
  return monthNumbers.filter((month) => {
    const days = Array.from({ length: 31 }, (_, index) => writeMonthAndDay(month, index + 1));
    return !days.some((each) => isTravelDate(`2028-${each}`) && inSeason(rules, each));
  });
}

function writeMonthAndDay(month: number, dayOfMonth: number): string {
  return `${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}

/** Returns the next bookable departure days, at most `count`. @param now UTC instant */
export function nextOpenDays(rules: RulesNow, now: number, count: number): TravelDate[] {
  if (rules.paused) return [];
  const last = lastBookableDate(todayInIndia(now));
  const days: TravelDate[] = [];
  for (
    let date = firstDayBeforeCutOff(rules, now);
    date <= last && days.length < count;
    date = addDays(date, 1)
  )
    if (
      rules.starts
        ? closedReason(rules, date, now) === null
        : offDayReason(rules, date) === null && offSaleReason(rules, date, now) === null
    )
      days.push(date);
  return days;
}

/** Returns the next bookable day of a tour that is off season today; otherwise null. @param now UTC instant */
export function runsAgainOn(rules: RulesNow, now: number): TravelDate | null {
  if (inSeason(rules, todayInIndia(now).slice(5))) return null;
  return nextOpenDays(rules, now, 1)[0] ?? null;
}

/** Describes the season, "June 1 to October 15"; null if the tour runs all year. */
export function seasonInWords({ season }: DepartureRules): string | null {
  if (season.length === 0) return null;
  return formatList(
    season.map(({ from, to }) => departureMessages().fromTo(dayAndMonth(from), dayAndMonth(to))),
  );
}

function dayAndMonth(monthAndDayOfYear: string): string {
  const [month = 1, dayOfMonth = 1] = monthAndDayOfYear.split("-").map(Number);
  return departureMessages().dayOfMonth(monthNames()[month - 1] ?? "", dayOfMonth);
}

/** Returns every day from `from` to `to`, inclusive; empty if `to` is before `from`. */
export function eachDay(from: TravelDate, to: TravelDate): TravelDate[] {
  const days: TravelDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

/**
 * Returns true if a day, or at least one of its starts, can be booked and is not full.
 * @param full days, and of tours with several starts "day start" ("2027-01-31 06:00")
 * @param now UTC instant
 */
export function isFreeOn(rules: RulesNow, date: TravelDate, full: ReadonlySet<string>, now: number): boolean {
  if (rules.starts === undefined) return !full.has(date) && closedReason(rules, date, now) === null;
  return startsOn(rules, date).some(
    ({ start }) =>
      !full.has(`${date} ${start}`) && closedReason(rulesOfStart(rules, start), date, now) === null,
  );
}

/**
 * Returns the first bookable departure day of a span that is not in `full` (`isFreeOn`), or null.
 * @param now UTC instant
 */
export function firstFreeDay(
  rules: RulesNow,
  { from, to }: { from: TravelDate; to: TravelDate },
  full: ReadonlySet<string>,
  now: number,
): TravelDate | null {
  for (let date = from; date <= to; date = addDays(date, 1))
    if (isFreeOn(rules, date, full, now)) return date;
  return null;
}
