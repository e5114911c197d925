import { z } from "zod";
import { partOf } from "~/domain/money/money";
import { daysOfMonth } from "~/domain/calendar/months";
import type { Month } from "~/domain/calendar/months";
import { daysInCommon, lengthOf, periodNames } from "~/domain/calendar/period";
import type { Days } from "~/domain/calendar/period";

/** Raw counts for the days of a period, before any division. Amounts are whole rupees. */
export interface Counts {
  bookings: number;
  cancelled: number;
  /** E-mail addresses that booked; `newCustomers` had never booked before. */
  customers: number;
  newCustomers: number;
  activeOperators: number;
  activeTravelers: number;
  /** From the ledger: sales and later changes to them. */
  revenue: number;
  commission: number;
  /** Bookings sold in the period, and their total price. */
  sold: number;
  soldFor: number;
  visits: number;
  /** Departures in the period with at least one seat sold, their sold seats and their capacity. */
  departures: number;
  seatsSold: number;
  seats: number;
}

const count = z.int().min(0);
const rupees = z.int().meta({ description: "Whole rupees" });
const share = z.number().nullable().meta({ description: "0 or more; null if the divisor is 0" });

const figuresSchema = z.object({
  bookings: count.meta({ description: "Made in the period, whatever their status now" }),
  cancelled: count.meta({ description: "Bookings of the period that are now canceled" }),
  cancellationShare: share,
  revenue: rupees.meta({ description: "Ledger sales minus reductions from changes and cancellations" }),
  commission: rupees,
  averageOrderValue: rupees.nullable().meta({ description: "Average sale price of a booking" }),
  visits: count,
  conversion: share.meta({ description: "Bookings per visit" }),
  activeTravelers: count.meta({ description: "Traveler accounts that joined, booked or reviewed a trip" }),
  activeOperators: count.meta({ description: "Operators whose tours were booked" }),
  customers: count.meta({ description: "E-mail addresses that booked" }),
  newCustomers: count.meta({ description: "Customers who had never booked before" }),
  bookingsPerCustomer: share,
  marketingSpend: rupees.nullable().meta({
    description: "Prorated by the days of each month in the period; null if none was entered",
  }),
  acquisitionCost: rupees.nullable().meta({ description: "Marketing spend per new customer" }),
  departures: count.meta({ description: "Departures in the period with at least one seat sold" }),
  seatsSold: count,
  seats: count,
  occupancy: share.meta({ description: "Seats sold divided by the capacity of those departures" }),
});
export type Figures = z.output<typeof figuresSchema>;

const monthSeriesSchema = z.object({
  month: z.string().meta({ example: "2026-11" }),
  bookings: count,
  revenue: rupees,
  commission: rupees,
  visits: count,
  conversion: share,
  newAccounts: count,
  accounts: count.meta({ description: "Total at the end of the month, or now" }),
});
export type MonthSeries = z.output<typeof monthSeriesSchema>;

/** Lower bound in days of each bucket of booking lead time. */
export const leadTimeSteps = [0, 7, 14, 30, 60, 90, 180] as const;

const tourOccupancySchema = z.object({
  slug: z.string(),
  title: z.string(),
  departures: count,
  seatsSold: count,
  seats: count,
});
export type TourOccupancy = z.output<typeof tourOccupancySchema>;

const destinationSchema = z.object({
  name: z.string(),
  bookings: count,
  revenue: rupees,
  tour: z.string().nullable().meta({ description: "The tour's slug if the destination has a single tour" }),
});

const demandSchema = z.object({
  origin: z.string(),
  months: z.array(count).length(12).meta({ description: "Bookings by month of travel, January first" }),
});
export type Demand = z.output<typeof demandSchema>;

const daysSchema = z.object({ from: z.string(), to: z.string() });

export const analyticsSchema = z.object({
  period: daysSchema.extend({ name: z.enum(periodNames) }),
  previous: daysSchema
    .nullable()
    .meta({ description: "The same number of days directly before; null for `all`" }),
  figures: figuresSchema,
  previousFigures: figuresSchema.nullable(),
  months: z.array(monthSeriesSchema),
  destinations: z.array(destinationSchema),
  leadTime: z.object({
    buckets: z.array(z.object({ from: count, to: count.nullable(), bookings: count })),
    median: z.number().nullable(),
  }),
  occupancy: z.object({ fullest: z.array(tourOccupancySchema), emptiest: z.array(tourOccupancySchema) }),
  demand: z.array(demandSchema),
});
export type Analytics = z.output<typeof analyticsSchema>;

/** Marketing spend of a month, whole rupees. */
export interface MonthSpend {
  month: Month;
  amount: number;
}

/** Returns the marketing spend for the given days, prorating each month evenly; null if none was entered. */
export function spendWithin(days: Days, spend: readonly MonthSpend[]): number | null {
  const parts = spend.flatMap(({ month, amount }) => {
    const ofMonth = daysOfMonth(month);
    const common = daysInCommon(ofMonth, days);
    return common === 0 ? [] : partOf(amount, common, lengthOf(ofMonth));
  });
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
}

/** Divides a part by a whole; null if the whole is 0. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Derives the figures from the counts. */
export function figuresOf({ sold, soldFor, ...counts }: Counts, marketingSpend: number | null): Figures {
  const { bookings, newCustomers } = counts;
  return {
    ...counts,
    cancellationShare: shareOf(counts.cancelled, bookings),
    averageOrderValue: sold === 0 ? null : partOf(soldFor, 1, sold),
    conversion: shareOf(bookings, counts.visits),
    bookingsPerCustomer: shareOf(bookings, counts.customers),
    marketingSpend,
    acquisitionCost:
      marketingSpend === null || newCustomers === 0 ? null : partOf(marketingSpend, 1, newCustomers),
    occupancy: shareOf(counts.seatsSold, counts.seats),
  };
}
