import { addDays, monthNames, startOfDayInIndia, type TravelDate } from "./calendar";
import { calendarMessages } from "./messages";

/** A month in India, yyyy-MM. Computed without date-fns, which few pages need. */
export type Month = string;

export function monthOf(date: TravelDate): Month {
  return date.slice(0, 7);
}

/** Returns the month `count` months later, or earlier if negative. */
export function addMonths(month: Month, count: number): Month {
  return writeMonth(monthNumber(month) + count);
}

/** Returns the last `count` months, including the current one, oldest first. */
export function lastMonths(today: TravelDate, count: number): Month[] {
  return monthsFrom(addMonths(monthOf(today), 1 - count), count);
}

/** Returns `count` months from the given one, oldest first. */
export function monthsFrom(month: Month, count: number): Month[] {
  const first = monthNumber(month);
  return Array.from({ length: count }, (_, index) => writeMonth(first + index));
}

/** Counts the months between two months, inclusive; below 1 if the last is before the first. */
export function countMonths(first: Month, last: Month): number {
  return monthNumber(last) - monthNumber(first) + 1;
}

/** Returns the months between two months, inclusive, oldest first; empty if the last is before the first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  return monthsFrom(first, Math.max(0, countMonths(first, last)));
}

/** Returns the first and the last day of a month. */
export function daysOfMonth(month: Month): { from: TravelDate; to: TravelDate } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Months since the year 0. */
function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function writeMonth(number: number): Month {
  return `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;
}

/** Returns the instant at which a month begins in India, UTC milliseconds. */
export function startOfMonth(month: Month): number {
  return startOfDayInIndia(`${month}-01`);
}

/** Formats a month: "2026-11" becomes "Nov 2026". */
export function formatShortMonth(month: Month): string {
  return `${shortMonthName(month)} ${month.slice(0, 4)}`;
}

/** Returns the name of a month where there is little room: "2026-11" is "Nov". */
export function shortMonthName(month: Month): string {
  return calendarMessages().shortMonth(monthNames()[Number(month.slice(5, 7)) - 1] ?? "");
}
