import { z } from "zod";
import { partOf } from "./money";
import { daysOfMonth } from "./months";
import type { Month } from "./months";
import { daysInCommon, lengthOf, periodNames } from "./period";
import type { Days } from "./period";

/** What is counted in the days of a period, before anything is divided. Amounts are whole rupees. */
export interface Counts {
  bookings: number;
  cancelled: number;
  /** E-mail addresses that booked, and those of them that never had before. */
  customers: number;
  newCustomers: number;
  activeOperators: number;
  activeTravelers: number;
  /** By the ledger: sales and what changed them. */
  revenue: number;
  commission: number;
  /** Bookings that were sold in the period, and what for. */
  sold: number;
  soldFor: number;
  visits: number;
  /** Days of tours in the period on which a seat is sold, with the seats sold and those there are. */
  departures: number;
  seatsSold: number;
  seats: number;
}

const count = z.int().min(0);
const rupees = z.int().meta({ description: "Whole rupees" });
const share = z
  .number()
  .nullable()
  .meta({ description: "From 0 up; null where there is nothing to divide by" });

const figuresSchema = z.object({
  bookings: count.meta({ description: "Made in the period, whatever became of them" }),
  cancelled: count.meta({ description: "Of those, cancelled by now" }),
  cancellationShare: share,
  revenue: rupees.meta({ description: "Sales less what changes and cancellations took back, by the ledger" }),
  commission: rupees,
  averageOrderValue: rupees.nullable().meta({ description: "What bookings were sold for, on average" }),
  visits: count,
  conversion: share.meta({ description: "Bookings for each visit" }),
  activeTravelers: count.meta({ description: "Travellers' accounts that joined, booked or reviewed a trip" }),
  activeOperators: count.meta({ description: "Companies whose tours were booked" }),
  customers: count.meta({ description: "E-mail addresses that booked" }),
  newCustomers: count.meta({ description: "Of those, the ones that had never booked before" }),
  bookingsPerCustomer: share,
  marketingSpend: rupees.nullable().meta({
    description: "Each month's by its days in the period; null where none was entered",
  }),
  acquisitionCost: rupees.nullable().meta({ description: "Marketing spend for each new customer" }),
  departures: count.meta({ description: "Days of tours in the period on which a seat is sold" }),
  seatsSold: count,
  seats: count,
  occupancy: share.meta({ description: "Seats sold of the seats of those departures" }),
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
  accounts: count.meta({ description: "That there were when the month was over, or are now" }),
});
export type MonthSeries = z.output<typeof monthSeriesSchema>;

/** The first day of each bucket of days between booking and travelling. */
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
  tour: z.string().nullable().meta({ description: "Its slug, where it is one tour's" }),
});

const demandSchema = z.object({
  origin: z.string(),
  months: z.array(count).length(12).meta({ description: "Bookings by month of travel, January first" }),
});
export type Demand = z.output<typeof demandSchema>;

const daysSchema = z.object({ from: z.string(), to: z.string() });

export const analyticsSchema = z.object({
  period: daysSchema.extend({ name: z.enum(periodNames) }),
  previous: daysSchema.nullable().meta({ description: "As many days, right before; null for `all`" }),
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

/** What was spent in a month, in whole rupees. */
export interface MonthSpend {
  month: Month;
  amount: number;
}

/** What of the months' spending falls into some days, each month's divided evenly among its own; null where none is entered. */
export function spendWithin(days: Days, spend: readonly MonthSpend[]): number | null {
  const parts = spend.flatMap(({ month, amount }) => {
    const ofMonth = daysOfMonth(month);
    const common = daysInCommon(ofMonth, days);
    return common === 0 ? [] : partOf(amount, common, lengthOf(ofMonth));
  });
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
}

/** A part of a whole; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The figures that counts come to. */
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
