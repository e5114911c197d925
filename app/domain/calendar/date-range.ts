import { daysBetween, isTravelDate, monthNames, type TravelDate } from "./calendar";
import { calendarMessages } from "./messages";

/** Days selected in a range picker. `to` is never before `from`; one day alone is a range whose end is still open. */
export interface DateRange {
  from: TravelDate | null;
  to: TravelDate | null;
}

export const emptyRange: DateRange = { from: null, to: null };

/** Returns the range between two days in either order. */
export function rangeBetween(one: TravelDate, other: TravelDate): DateRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/**
 * Returns the range after a day is pressed. The first press sets the start, the second the end, in order; the same single day
 * clears. With both ends set, an end shortens the range to that day, and another day begins a new range. Source: specification 1,
 * section 4.
 */
export function selectDay({ from, to }: DateRange, day: TravelDate): DateRange {
  if (from !== null && to !== null) {
    if (from === to && day === from) return emptyRange;
    return day === from || day === to ? { from: day, to: day } : { from: day, to: null };
  }
  const end = from ?? to;
  if (end === null) return { from: day, to: null };
  return day === end ? emptyRange : rangeBetween(end, day);
}

/** Formats a selected day: "Jan 05, 2027". */
export function formatRangeDay(day: TravelDate): string {
  const [year = "", month, dayOfMonth = ""] = day.split("-");
  return calendarMessages().rangeDay(dayOfMonth, monthNames()[Number(month) - 1] ?? "", year);
}

/** Formats a range: "Jan 05, 2027 - Jan 12, 2027", or the only day of one; "" if empty. */
export function formatRange({ from, to }: DateRange): string {
  if (from === null) return to === null ? "" : calendarMessages().until(formatRangeDay(to));
  return to === null || to === from
    ? formatRangeDay(from)
    : `${formatRangeDay(from)} - ${formatRangeDay(to)}`;
}

/** Counts the days of a range, inclusive; null unless both ends are set. */
export function countDays({ from, to }: DateRange): number | null {
  return from === null || to === null ? null : daysBetween(from, to) + 1;
}

/** Reads the ends of a range as typed or from a URL: what is no day is left out, and reversed ends are put in order. */
export function readRange(from: string | undefined, to: string | undefined): DateRange {
  const [first, last] = [from, to].map((end) => (end !== undefined && isTravelDate(end) ? end : null));
  if (first && last) return rangeBetween(first, last);
  return { from: first ?? null, to: last ?? null };
}
