import { addDays, formatDay, startOfDayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { sameDaysLastYear, previousPeriod, type Days } from "~/domain/calendar/period";
import { daySchema } from "~/domain/calendar/day-schema";
import { addMonths, countMonths, daysOfMonth, monthOf, type Month } from "~/domain/calendar/months";
import type { ReportPeriod } from "./report-period";

/** Revenue reports: ledger sums over a period. All amounts are whole rupees. */

const dayInAddress = daySchema().optional().catch(undefined);

/** URL parameters of a period. */
export const periodFields = { from: dayInAddress, to: dayInAddress };

/** Returns the URL parameters of a period. */
export function periodQuery({ from, to }: ReportPeriod): {
  from: string | undefined;
  to: string | undefined;
} {
  return { from: from ?? undefined, to: to ?? undefined };
}

/** Returns the start (inclusive) and end (exclusive) of the period as instants, UTC milliseconds. */
export function reportInstantsOf({ from, to }: ReportPeriod): { since: number | null; until: number | null } {
  return {
    since: from === null ? null : startOfDayInIndia(from),
    until: to === null ? null : startOfDayInIndia(addDays(to, 1)),
  };
}

/** Formats a period: "1 November 2026 to 30 November 2026". */
export function periodInWords({ from, to }: ReportPeriod): string {
  if (from === null && to === null) return "All time";
  if (from === null) return `Up to ${formatDay(to ?? "")}`;
  if (to === null) return `From ${formatDay(from)}`;
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

export function periodOfMonth(month: Month): ReportPeriod {
  return daysOfMonth(month);
}

/** Returns the period of `count` consecutive months. */
function periodOfMonths(first: Month, count: number): ReportPeriod {
  return { from: daysOfMonth(first).from, to: daysOfMonth(addMonths(first, count - 1)).to };
}

/**
 * Returns the periods to compare with: the one before, and the same days of last year. Calendar months are compared with as many months
 * before; a period that is not over, only up to today. Null for a period without a beginning.
 */
export function comparedPeriods(
  { from, to }: ReportPeriod,
  today: TravelDate,
): { before: Days; lastYear: Days } | null {
  if (from === null || from > today) return null;
  const shown = { from, to: to === null || to > today ? today : to };
  const end = to ?? today;
  const isMonths = from.endsWith("-01") && daysOfMonth(monthOf(end)).to === end;
  const months = countMonths(monthOf(from), monthOf(end));
  const before = isMonths
    ? { from: monthsEarlier(shown.from, months), to: monthsEarlier(shown.to, months) }
    : previousPeriod({ name: "custom", ...shown });
  return before && { before, lastYear: sameDaysLastYear(shown) };
}

/** Returns the same day of an earlier month; the last day of a month stays its last. */
function monthsEarlier(day: TravelDate, count: number): TravelDate {
  const month = addMonths(monthOf(day), -count);
  const last = daysOfMonth(month).to;
  const same = `${month}${day.slice(7)}`;
  return day === daysOfMonth(monthOf(day)).to || same > last ? last : same;
}

/** Months in the chart of a report. */
const monthsCharted = 13;

/** Returns the months of the chart: those up to the end of the period, at most up to now. */
export function chartedMonths({ to }: ReportPeriod, today: TravelDate): Days {
  const end = to === null || to > today ? today : to;
  return { from: daysOfMonth(addMonths(monthOf(end), 1 - monthsCharted)).from, to: end };
}

/** Returns the revenue that the platform keeps: its income less what it bears. */
export function platformShareOf({
  commissionReceived,
  premium,
  other,
  compensation,
  discountBorne,
  fees,
}: Omit<RevenueSums, "gross">): number {
  return commissionReceived + premium + other - compensation - discountBorne - fees;
}

/** Returns the usual periods, in Indian time. The financial year is April to March. */
export function periodPresets(today: TravelDate): { label: string; period: ReportPeriod }[] {
  const month = monthOf(today);
  const number = Number(month.slice(5));
  const quarter = `${month.slice(0, 4)}-${String(number - ((number - 1) % 3)).padStart(2, "0")}`;
  const year = Number(month.slice(0, 4)) - (number < 4 ? 1 : 0);
  return [
    { label: "This month", period: periodOfMonth(month) },
    { label: "Last month", period: periodOfMonth(addMonths(month, -1)) },
    { label: "This quarter", period: periodOfMonths(quarter, 3) },
    { label: "Financial year", period: periodOfMonths(`${year}-04`, 12) },
    { label: "All", period: { from: null, to: null } },
  ];
}

/** Ledger sums of a period, or of a part of it. */
export interface RevenueSums {
  /** Bookings sold, whatever their status now. */
  bookings: number;
  /** Total price of the bookings sold, minus reductions from changes. */
  gross: number;
  /** Discounts on the bookings sold; from the bookings, not the ledger. */
  discounts: number;
  /** Received from customers, by the platform or an operator. */
  payments: number;
  /** Returned to customers. */
  refunds: number;
  /** Withheld by customers' banks for disputes, less what they released. */
  disputed: number;
  /** Payments minus refunds and disputes. */
  netReceived: number;
  /** The platform's part of the gross. */
  commission: number;
  /** Change of the commission that is covered by received money; each booking's first money is the commission. */
  commissionReceived: number;
  /** Paid to operators in place of money that customers don't pay. */
  compensation: number;
  /** Discounts that the platform bears. */
  discountBorne: number;
  /** Charged by the payment service. */
  fees: number;
  /** The operators' share: the gross less commission, with compensation and discounts that the platform bears. */
  accrued: number;
  /** Paid out to operators. */
  payouts: number;
  /** Charged to operators for featured places. */
  premium: number;
  /** Manual entries. */
  other: number;
}

export const noRevenue: RevenueSums = {
  bookings: 0,
  gross: 0,
  discounts: 0,
  payments: 0,
  refunds: 0,
  disputed: 0,
  netReceived: 0,
  commission: 0,
  commissionReceived: 0,
  compensation: 0,
  discountBorne: 0,
  fees: 0,
  accrued: 0,
  payouts: 0,
  premium: 0,
  other: 0,
};

export interface RevenueMonth extends RevenueSums {
  month: Month;
}

export interface RevenueOperator extends RevenueSums {
  /** Null for entries without an operator. */
  operator: string | null;
  companyName: string | null;
  owedNow: number;
}

/** Sums of a period, and the amounts owed at the time of the report, for any period. */
export interface RevenueReport extends ReportPeriod {
  /** Time of the report, ISO 8601. */
  at: string;
  total: RevenueSums;
  now: {
    /** Owed to operators by the ledger, of received money. */
    operatorPayable: number;
    /** The part that may be paid out: received, for trips that are over. */
    payableForTripsOver: number;
    /** Operators' share of trips that are over which their customers have not paid: no part of it. */
    notReceived: number;
    /** Owed by customers; negative if owed to them. */
    receivable: number;
  };
  months: RevenueMonth[];
  /** The last months up to the end of the period, oldest first. */
  chart: RevenueMonth[];
  /** Sums of the periods compared with; null if there is nothing to compare. */
  compared: { before: RevenueSums; lastYear: RevenueSums } | null;
  operators: RevenueOperator[];
}

/** Lists the platform's revenue streams with their share of the income; null for a loss or if there is no income. */
export function streamsOf({
  commissionReceived,
  premium,
  other,
  compensation,
  discountBorne,
  fees,
}: RevenueSums) {
  const streams = [
    { name: "Tour bookings", explained: "Our commission on received money", amount: commissionReceived },
    { name: "Premium listings", explained: "Paid by operators for featured places", amount: premium },
    { name: "Other", explained: "Manual entries, in minus out", amount: other },
    {
      name: "Compensation",
      explained: "Paid to operators and travelers for what we bear",
      amount: 0 - compensation,
    },
    {
      name: "Discounts by Tour Bharat",
      explained: "Coupons and lower prices that we bear",
      amount: 0 - discountBorne,
    },
    { name: "Payment service fees", explained: "Charged for lost disputes", amount: 0 - fees },
  ];
  const income = streams.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return streams.map((stream) => ({
    ...stream,
    share: income === 0 || stream.amount < 0 ? null : stream.amount / income,
  }));
}

export const monthSorts = [
  "-month",
  "month",
  ...bothWays("gross", "netReceived", "commission", "commissionReceived"),
] as const;
export const operatorSorts = [
  "-gross",
  "gross",
  ...bothWays(
    "companyName",
    "netReceived",
    "commission",
    "commissionReceived",
    "accrued",
    "payouts",
    "owedNow",
  ),
] as const;

function bothWays<const Name extends string>(...names: Name[]): (Name | `-${Name}`)[] {
  return names.flatMap((name) => [name, `-${name}` as const]);
}

/** Sorts rows by a member, descending with a leading "-"; null values come last. */
export function sortedBy<Row extends object>(rows: readonly Row[], sort: string): Row[] {
  const isDown = sort.startsWith("-");
  const name = isDown ? sort.slice(1) : sort;
  const valueOf = (row: Row) => new Map(Object.entries(row)).get(name);
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === "number" && typeof other === "number"
        ? one - other
        : String(one).localeCompare(String(other), "en");
    return isDown ? -order : order;
  });
  return sorted;
}
