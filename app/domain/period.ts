import { z } from "zod";
import { addDays, daysBetween, isTravelDate, startOfDayInIndia } from "./calendar";
import type { TravelDate } from "./calendar";
import { addMonths, countMonths, monthOf, monthsFrom } from "./months";
import type { Month } from "./months";

/**
 * The stretch of days that figures are asked for, by the clock in India. The named ones end with today and have a fixed
 * number of days, so that the days right before them, as many again, are a fair comparison: a calendar month would be
 * held against one of another length, and on its first day be nearly empty.
 */
export const periodNames = ["week", "month", "quarter", "year", "all", "custom"] as const;
export type PeriodName = (typeof periodNames)[number];

/** Days in a row, both ends included. */
export interface Days {
  from: TravelDate;
  to: TravelDate;
}

export interface Period extends Days {
  name: PeriodName;
}

const lengths = { week: 7, month: 30, quarter: 90, year: 365 } as const;

// No booking is older, and none can be made for a day this far ahead.
const earliest = "2000-01-01";
const latest = "2099-12-31";

const daySchema = z
  .string()
  .refine(isTravelDate, { error: "Please give the date as yyyy-MM-dd.", abort: true })
  .refine((day) => day >= earliest && day <= latest, {
    error: "Please give a day from 2000 to 2099.",
    abort: true,
  });

/** The query of the analytics page and of `GET /api/admin/analytics`. `from` and `to` belong to a custom period alone. */
export const periodQuerySchema = z
  .strictObject({
    period: z.enum(periodNames).default("month").meta({
      description: "The last 7, 30, 90 or 365 days, all there is, or the days from `from` to `to`",
    }),
    from: daySchema.optional(),
    to: daySchema.optional(),
  })
  .superRefine(({ period, from, to }, context) => {
    const refuse = (path: "from" | "to", message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (period !== "custom") {
      if (from !== undefined) refuse("from", "Only a custom period has a first day.");
      if (to !== undefined) refuse("to", "Only a custom period has a last day.");
      return;
    }
    if (from === undefined) refuse("from", "Please choose the first day.");
    if (to === undefined) refuse("to", "Please choose the last day.");
    if (from !== undefined && to !== undefined && to < from)
      refuse("to", "The last day is before the first.");
  });
export type PeriodQuery = z.output<typeof periodQuerySchema>;

/**
 * The days a query asks for.
 * @param today in India
 * @param firstDay on which anything was stored: where "all" begins
 */
export function periodOf(query: PeriodQuery, today: TravelDate, firstDay: TravelDate): Period {
  const { period: name, from = today, to = today } = query;
  if (name === "custom") return { name, from, to };
  if (name === "all") return { name, from: firstDay < today ? firstDay : today, to: today };
  return { name, from: addDays(today, 1 - lengths[name]), to: today };
}

/** How many days there are, both ends included. */
export function lengthOf({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

/** The days right before, as many; null for "all", before which there is nothing. */
export function previousPeriod(period: Period): Days | null {
  if (period.name === "all") return null;
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - lengthOf(period)), to };
}

/** The instants, UTC milliseconds, at which the days begin and are over: `start` included, `end` not. */
export function instantsOf({ from, to }: Days): { start: number; end: number } {
  return { start: startOfDayInIndia(from), end: startOfDayInIndia(addDays(to, 1)) };
}

const fewestMonths = 13;
const mostMonths = 60;

/**
 * The whole months that charts show: up to the last of the period that has begun, and at least thirteen, so that the same
 * month of the year before stands beside it.
 */
export function monthsShown(period: Days, today: TravelDate): Month[] {
  const last = monthOf(period.to < today ? period.to : today);
  const count = Math.min(mostMonths, Math.max(fewestMonths, countMonths(monthOf(period.from), last)));
  return monthsFrom(addMonths(last, 1 - count), count);
}

/** How many days two stretches have in common. */
export function daysInCommon(a: Days, b: Days): number {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return Math.max(0, lengthOf({ from, to }));
}
