import { addDays, weekdayOf, type TravelDate } from "./calendar";
import { calendarMessages } from "./messages";
import { formatRange } from "./date-range";
import { daysOfMonth, shortMonthName } from "./months";
import type { Days } from "./period";

/** Departure days that a search wants. All given conditions hold; without any, every day is wanted. */
export interface WantedDays {
  from?: TravelDate | undefined;
  to?: TravelDate | undefined;
  /** Days by which `from` may be earlier and `to` later. */
  flex?: number | undefined;
  /** Months, yyyy-MM, separated by commas: their Saturdays and Sundays. */
  weekends?: string | undefined;
  /** Months, yyyy-MM, separated by commas: all their days. */
  anytime?: string | undefined;
}

/** Choices of `flex` in the date picker. */
export const flexChoices = [1, 3, 7] as const;

/** Returns true if a search is for certain days. */
export function wantsDays({ from, to, weekends, anytime }: WantedDays): boolean {
  return [from, to, weekends, anytime].some((condition) => condition !== undefined);
}

/** Returns the conditions on days of a filter, without its other fields. */
export function daysOf({ from, to, flex, weekends, anytime }: WantedDays): WantedDays {
  return { from, to, flex, weekends, anytime };
}

/** Formats wanted days: "Jan 05, 2027 - Jan 12, 2027 ± 3 days", "Weekends in Mar 2027"; "" if every day is wanted. */
export function formatWantedDays({ from, to, flex, weekends, anytime }: WantedDays): string {
  const range = formatRange({ from: from ?? null, to: to ?? null });
  const messages = calendarMessages();
  return [
    range && (flex === undefined ? range : messages.leeway(range, flex)),
    weekends && messages.weekendsIn(formatMonths(weekends)),
    anytime && messages.anyDayIn(formatMonths(anytime)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Returns the wanted days within a period as spans, in order, without overlaps. */
export function wantedSpans(wanted: WantedDays, within: Days): Days[] {
  const { from, to, flex = 0 } = wanted;
  const range = {
    // Not moved beyond the period: the years of its days have four digits.
    from: from === undefined || from < within.from ? within.from : addDays(from, -flex),
    to: to === undefined || to > within.to ? within.to : addDays(to, flex),
  };
  let spans = inCommon([within], [range]);
  if (wanted.anytime !== undefined) spans = inCommon(spans, monthsIn(wanted.anytime).map(daysOfMonth));
  if (wanted.weekends !== undefined) spans = inCommon(spans, monthsIn(wanted.weekends).flatMap(weekendsOf));
  return spans;
}

/** Returns the months of a list, in order, each once. */
export function monthsIn(list: string): string[] {
  return [...new Set(list.split(","))].toSorted();
}

/** Adds a month to a list or removes it; undefined if none is left. */
export function toggleMonth(list: string | undefined, month: string): string | undefined {
  const months = list === undefined ? [] : monthsIn(list);
  const others = months.filter((each) => each !== month);
  const changed = others.length < months.length ? others : [...months, month].toSorted();
  return changed.length === 0 ? undefined : changed.join(",");
}

/** Formats a list of months: "Mar, Apr 2027", "Dec 2026, Jan 2027". */
export function formatMonths(list: string): string {
  const months = monthsIn(list);
  const years = new Set(months.map((month) => month.slice(0, 4)));
  return Array.from(years, (year) => {
    const names = months.filter((month) => month.startsWith(year)).map(shortMonthName);
    return `${names.join(", ")} ${year}`;
  }).join(", ");
}

/** Returns the weekends of a month; the day of one that lies in another month is left out. */
function weekendsOf(month: string): Days[] {
  const days = daysOfMonth(month);
  const firstSunday = addDays(days.from, (7 - weekdayOf(days.from)) % 7);
  const sundays = Array.from({ length: 6 }, (_, week) => addDays(firstSunday, 7 * week));
  return inCommon(
    [days],
    sundays.map((sunday) => ({ from: addDays(sunday, -1), to: sunday })),
  );
}

/** Returns the days that are in both, of spans in order. */
function inCommon(spans: readonly Days[], others: readonly Days[]): Days[] {
  return spans
    .flatMap((span) =>
      others.map((other) => ({
        from: span.from > other.from ? span.from : other.from,
        to: span.to < other.to ? span.to : other.to,
      })),
    )
    .filter(({ from, to }) => from <= to);
}
