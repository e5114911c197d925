import { z } from "zod";
import { addDays, formatDay, isTravelDate, startOfDayInIndia } from "./calendar";
import type { TravelDate } from "./calendar";
import { addMonths, daysOfMonth, monthOf } from "./months";
import type { Month } from "./months";

/** What the revenue reports tell: sums of the ledger over a period. All amounts are whole rupees. */

/** The days of a report in India, the first and the last included; null for no bound. */
export interface Period {
  from: TravelDate | null;
  to: TravelDate | null;
}

const dayInAddress = z.string().refine(isTravelDate).optional().catch(undefined);

/** A period as an address names it. */
export const periodFields = { from: dayInAddress, to: dayInAddress };

/** The period that an address names; what ends before it begins is meant the other way round. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Period {
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from };
  return { from: from ?? null, to: to ?? null };
}

/** The same as an address writes it. */
export function periodQuery({ from, to }: Period): { from: string | undefined; to: string | undefined } {
  return { from: from ?? undefined, to: to ?? undefined };
}

/** The instants from which on, and before which, something lies in the period. */
export function instantsOf({ from, to }: Period): { since: number | null; until: number | null } {
  return {
    since: from === null ? null : startOfDayInIndia(from),
    until: to === null ? null : startOfDayInIndia(addDays(to, 1)),
  };
}

/** "1 November 2026 to 30 November 2026", for people. */
export function periodInWords({ from, to }: Period): string {
  if (from === null && to === null) return "All time";
  if (from === null) return `Up to ${formatDay(to ?? "")}`;
  if (to === null) return `From ${formatDay(from)} on`;
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** A month as a period. */
export function periodOfMonth(month: Month): Period {
  return daysOfMonth(month);
}

/** The whole days of some months in a row. */
function periodOfMonths(first: Month, count: number): Period {
  return { from: daysOfMonth(first).from, to: daysOfMonth(addMonths(first, count - 1)).to };
}

/** The periods that are asked for most, by the clock in India. The financial year is April to March. */
export function periodPresets(today: TravelDate): { label: string; period: Period }[] {
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

const rupees = z.int();

/** What the ledger holds of a period, or of a part of it. */
const revenueSumsSchema = z.object({
  bookings: z.int().meta({ description: "Bookings that were sold, whatever became of them" }),
  gross: rupees.meta({ description: "What customers pay for what was sold, less what changes took off" }),
  discounts: rupees.meta({
    description: "What discounts took off the bookings sold; from the bookings, not the ledger",
  }),
  payments: rupees.meta({ description: "Received from customers, by us or by an operator" }),
  refunds: rupees.meta({ description: "Returned to customers" }),
  netReceived: rupees.meta({ description: "Payments less refunds" }),
  commission: rupees.meta({ description: "What the platform keeps of the gross" }),
  accrued: rupees.meta({ description: "What the operators get of the gross" }),
  payouts: rupees.meta({ description: "Paid out to operators" }),
  premium: rupees.meta({ description: "What operators were charged for featured places" }),
  other: rupees.meta({ description: "What was entered by hand" }),
});
export type RevenueSums = z.output<typeof revenueSumsSchema>;

export const noRevenue: RevenueSums = {
  bookings: 0,
  gross: 0,
  discounts: 0,
  payments: 0,
  refunds: 0,
  netReceived: 0,
  commission: 0,
  accrued: 0,
  payouts: 0,
  premium: 0,
  other: 0,
};

/** A report: sums of the period, and what is owed at the moment it is made, whatever the period. */
export const revenueReportSchema = z.object({
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** When it was made. */
  at: z.iso.datetime(),
  total: revenueSumsSchema.meta({ id: "RevenueSums" }),
  now: z.object({
    operatorPayable: rupees.meta({ description: "What the ledger owes the operators" }),
    payableForTripsOver: rupees.meta({
      description: "Of that, what may be paid out: for trips that are over",
    }),
    receivable: rupees.meta({ description: "What customers owe; below zero, what is owed to them" }),
  }),
  months: z.array(revenueSumsSchema.extend({ month: z.string().meta({ example: "2026-11" }) })),
  operators: z.array(
    revenueSumsSchema.extend({
      operator: z.string().nullable().meta({ description: "Null for what belongs to no operator" }),
      companyName: z.string().nullable(),
      owedNow: rupees,
    }),
  ),
});
export type RevenueReport = z.output<typeof revenueReportSchema>;
export type RevenueMonth = RevenueReport["months"][number];
export type RevenueOperator = RevenueReport["operators"][number];

/** Where the platform's own revenue comes from, each with its share of what came in: none while nothing has, or for a loss. */
export function streamsOf({ commission, premium, other }: RevenueSums) {
  const streams = [
    { name: "Tour bookings", explained: "Our commission on what was sold", amount: commission },
    { name: "Premium listings", explained: "What operators pay for featured places", amount: premium },
    { name: "Other", explained: "Entered by hand, in less out", amount: other },
  ];
  const income = streams.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return streams.map((stream) => ({
    ...stream,
    share: income === 0 || stream.amount < 0 ? null : stream.amount / income,
  }));
}

export const monthSorts = ["-month", "month", ...bothWays("gross", "netReceived", "commission")] as const;
export const operatorSorts = [
  "-gross",
  "gross",
  ...bothWays("companyName", "netReceived", "commission", "accrued", "payouts", "owedNow"),
] as const;

function bothWays<const Name extends string>(...names: Name[]): (Name | `-${Name}`)[] {
  return names.flatMap((name) => [name, `-${name}` as const]);
}

/** Rows by one of their members, "-" in front for downwards; who has none comes last. */
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
