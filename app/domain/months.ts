import { addDays, monthNames, startOfDayInIndia } from "./calendar";
import type { TravelDate } from "./calendar";

/** A month in India, yyyy-MM. Reckoned without date-fns, which few pages need. */
export type Month = string;

/** The month of a day. */
export function monthOf(date: TravelDate): Month {
  return date.slice(0, 7);
}

/** The month `count` after (or, negative, before) one. */
export function addMonths(month: Month, count: number): Month {
  return writeMonth(monthNumber(month) + count);
}

/** The last `count` months up to and with the one of `today`, oldest first. */
export function lastMonths(today: TravelDate, count: number): Month[] {
  return monthsFrom(addMonths(monthOf(today), 1 - count), count);
}

/** `count` months from one on, oldest first. */
export function monthsFrom(month: Month, count: number): Month[] {
  const first = monthNumber(month);
  return Array.from({ length: count }, (_, index) => writeMonth(first + index));
}

/** How many months there are from one to another, both included; below 1 where the last is before the first. */
export function countMonths(first: Month, last: Month): number {
  return monthNumber(last) - monthNumber(first) + 1;
}

/** The months from one to another, both included, oldest first; none where the last is before the first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  return monthsFrom(first, Math.max(0, countMonths(first, last)));
}

/** The first and the last day of a month. */
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

/** The instant a month begins in India, UTC milliseconds. */
export function startOfMonth(month: Month): number {
  return startOfDayInIndia(`${month}-01`);
}

/** "2026-11" as "Nov 2026". */
export function formatMonth(month: Month): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]?.slice(0, 3) ?? ""} ${month.slice(0, 4)}`;
}
