import { z } from "zod";
import { daySchema } from "./day-schema";
import { addDays, daysBetween, isTravelDate, startOfDayInIndia, type TravelDate } from "./calendar";
import {
  addMonths,
  countMonths,
  daysOfMonth,
  monthOf,
  monthsBetween,
  monthsFrom,
  type Month,
} from "./months";

/**
 * Reporting period in days, in Indian time. Named periods end today and have a fixed length, so the same number of days before
 * them is a fair comparison. Calendar months would differ in length and be nearly empty on their first day.
 */
export const periodNames = ["week", "month", "quarter", "year", "all", "custom"] as const;
export type PeriodName = (typeof periodNames)[number];

/** Consecutive days, inclusive. */
export interface Days {
  from: TravelDate;
  to: TravelDate;
}

export interface Period extends Days {
  name: PeriodName;
}

const lengths = { week: 7, month: 30, quarter: 90, year: 365 } as const;

/** No booking is older, and none can be made this far ahead. */
const earliest = "2000-01-01";
const latest = "2099-12-31";

/** Returns all days after a day. */
export function daysAfter(day: TravelDate): Days {
  return { from: addDays(day, 1), to: latest };
}

/** Returns the days of a report that may be open at either end. */
export function boundedDays({ from, to }: { from: TravelDate | null; to: TravelDate | null }): Days {
  return { from: from ?? earliest, to: to ?? latest };
}

const boundedDay = daySchema().refine((day) => day >= earliest && day <= latest, {
  error: "Please enter a date from 2000 to 2099.",
  abort: true,
});

/** The query of the analytics page. `from` and `to` are for custom periods only. */
export const periodQuerySchema = z
  .strictObject({
    period: z.enum(periodNames).default("month").meta({
      description: "The last 7, 30, 90 or 365 days, all time, or the days from `from` to `to`",
    }),
    from: boundedDay.optional(),
    to: boundedDay.optional(),
  })
  .superRefine(({ period, from, to }, context) => {
    const refuse = (path: "from" | "to", message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (period !== "custom") {
      if (from !== undefined) refuse("from", "Only a custom period has a start date.");
      if (to !== undefined) refuse("to", "Only a custom period has an end date.");
      return;
    }
    if (from === undefined) refuse("from", "Please choose the start date.");
    if (to === undefined) refuse("to", "Please choose the end date.");
    if (from !== undefined && to !== undefined && to < from)
      refuse("to", "The end date is before the start date.");
  });
export type PeriodQuery = z.output<typeof periodQuerySchema>;

/**
 * Returns the days of a query.
 * @param today in India
 * @param firstDay first day with stored data, where "all" begins
 */
export function periodOf(query: PeriodQuery, today: TravelDate, firstDay: TravelDate): Period {
  const { period: name, from = today, to = today } = query;
  if (name === "custom") return { name, from, to };
  if (name === "all") return { name, from: firstDay < today ? firstDay : today, to: today };
  return { name, from: addDays(today, 1 - lengths[name]), to: today };
}

/** Returns the number of days, inclusive. */
export function lengthOf({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

/** Returns the same number of days directly before; null for "all". */
export function previousPeriod(period: Period): Days | null {
  if (period.name === "all") return null;
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - lengthOf(period)), to };
}

/** Returns the start (inclusive) and end (exclusive) of the days as instants, UTC milliseconds. */
export function instantsOf({ from, to }: Days): { start: number; end: number } {
  return { start: startOfDayInIndia(from), end: startOfDayInIndia(addDays(to, 1)) };
}

const minMonths = 13;
const maxMonths = 60;

/**
 * Returns the whole months that charts show, up to the last one of the period that has begun: at least thirteen, to include the
 * same month of the previous year.
 */
export function monthsShown(period: Days, today: TravelDate): Month[] {
  const last = monthOf(period.to < today ? period.to : today);
  const count = Math.min(maxMonths, Math.max(minMonths, countMonths(monthOf(period.from), last)));
  return monthsFrom(addMonths(last, 1 - count), count);
}

/** A part of a period that totals have a row for: a whole month, yyyy-MM, or a day. */
export interface Span {
  grain: "day" | "month";
  period: string;
}

/** Splits days into whole months and the days before and after them; empty if the last day is before the first. */
export function spansOf({ from, to }: Days): Span[] {
  return monthsBetween(monthOf(from), monthOf(to)).flatMap((month): Span[] => {
    const whole = daysOfMonth(month);
    const first = whole.from > from ? whole.from : from;
    const last = whole.to < to ? whole.to : to;
    if (first === whole.from && last === whole.to) return [{ grain: "month", period: month }];
    return eachDayOf({ from: first, to: last }).map((period) => ({ grain: "day", period }));
  });
}

function eachDayOf(days: Days): TravelDate[] {
  return Array.from({ length: Math.max(0, lengthOf(days)) }, (_, index) => addDays(days.from, index));
}

/** Returns the number of days that two periods share. */
export function daysInCommon(a: Days, b: Days): number {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return Math.max(0, lengthOf({ from, to }));
}

/** Returns the same days one year earlier; 29 February becomes the 28th. */
export function sameDaysLastYear({ from, to }: Days): Days {
  return { from: yearBefore(from), to: yearBefore(to) };
}

function yearBefore(date: TravelDate): TravelDate {
  const same = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return isTravelDate(same) ? same : `${same.slice(0, 8)}28`;
}
