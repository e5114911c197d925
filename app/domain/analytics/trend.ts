import { addDays } from "~/domain/calendar/calendar";
import { daysOfMonth, monthOf, monthsBetween } from "~/domain/calendar/months";
import { lengthOf, type Days } from "~/domain/calendar/period";

/** Sales of a day or of a month's days within the period. */
export interface TrendPoint extends Days {
  bookings: number;
  /** Accrued, whole rupees. */
  revenue: number;
}

/** Sales over a period, beside the period before and the same days of last year; null if there are none to compare. */
export interface Trend {
  unit: "day" | "month";
  current: TrendPoint[];
  before: TrendPoint[] | null;
  lastYear: TrendPoint[] | null;
}

/** Longest period that is shown by day. */
const maxDays = 92;

export function trendUnit(days: Days): Trend["unit"] {
  return lengthOf(days) <= maxDays ? "day" : "month";
}

/** Returns the days of each point: single days, or months cut at the ends of the period. */
export function trendSteps(days: Days, unit: Trend["unit"]): Days[] {
  if (unit === "day") {
    return Array.from({ length: lengthOf(days) }, (_, index) => {
      const day = addDays(days.from, index);
      return { from: day, to: day };
    });
  }
  return monthsBetween(monthOf(days.from), monthOf(days.to)).map((month) => {
    const whole = daysOfMonth(month);
    return {
      from: whole.from < days.from ? days.from : whole.from,
      to: whole.to > days.to ? days.to : whole.to,
    };
  });
}

/** Assigns sums to the points of a period. @param rows by day or by month, in the unit */
export function trendPoints(
  days: Days,
  unit: Trend["unit"],
  rows: readonly { period: string; bookings: number; revenue: number }[],
): TrendPoint[] {
  const byPeriod = new Map(rows.map((row) => [row.period, row]));
  return trendSteps(days, unit).map((step) => {
    const row = byPeriod.get(unit === "day" ? step.from : monthOf(step.from));
    return { ...step, bookings: row?.bookings ?? 0, revenue: row?.revenue ?? 0 };
  });
}
