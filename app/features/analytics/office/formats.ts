import type { Trend } from "~/domain/analytics/trend";
import { formatDay } from "~/domain/calendar/calendar";
import { formatShortMonth, monthOf } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
const counted = new Intl.NumberFormat("en-IN");
const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 });
const decimal = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2, minimumFractionDigits: 2 });
const compact = new Intl.NumberFormat("en-IN", { notation: "compact", maximumFractionDigits: 1 });

export function formatCount(value: number): string {
  return counted.format(value);
}

/** Formats 0.031 as "3.1%". */
export function formatShare(value: number): string {
  return percent.format(value);
}

export function formatRatio(value: number): string {
  return decimal.format(value);
}

/** Formats whole rupees for chart axes: 450000 as "₹4.5L". */
export function formatCompactRupees(value: number): string {
  return value < 0 ? `-₹${compact.format(-value)}` : `₹${compact.format(value)}`;
}

export function formatShareOrNone(value: number | null): string {
  return value === null ? "none" : formatShare(value);
}

/** Names a point of a trend: "Nov 21" for a day, "Nov 2026" for a month. */
export function stepName({ from }: Days, unit: Trend["unit"]): string {
  return unit === "month" ? formatShortMonth(monthOf(from)) : formatDay(from).replace(/, \d{4}$/, "");
}
