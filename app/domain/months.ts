import { monthNames } from "./calendar";
import type { TravelDate } from "./calendar";

/** A month in India, yyyy-MM. */
export type Month = string;

/** The last `count` months up to and with the one of `today`, oldest first. */
export function lastMonths(today: TravelDate, count: number): Month[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
}

/** `count` months from one on, oldest first. */
export function monthsFrom(month: Month, count: number): Month[] {
  const first = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => writeMonth(first + index));
}

/** @param number months since the year 0 */
function writeMonth(number: number): Month {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;
}

/** The instant a month begins in India, UTC milliseconds. */
export function startOfMonth(month: Month): number {
  return Date.parse(`${month}-01T00:00:00+05:30`);
}

/** "2026-11" as "Nov 2026". */
export function formatMonth(month: Month): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]?.slice(0, 3) ?? ""} ${month.slice(0, 4)}`;
}
