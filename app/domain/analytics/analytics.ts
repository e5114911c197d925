import type { BookingSource } from "~/domain/bookings/booking-source";
import type { Trend } from "./trend";
import { partOf } from "~/domain/money/money";
import { daysOfMonth, type Month } from "~/domain/calendar/months";
import { daysInCommon, lengthOf, type Days, type Period } from "~/domain/calendar/period";

/** Rows of a growing table that a page reads at most. */
export const maxRows = 10_000;

/** Raw counts for the days of a period, before any division. Amounts are whole rupees. */
export interface Counts {
  /** Made in the period, whatever their status now. */
  bookings: number;
  /** Bookings of the period made by travelers themselves and confirmed at some time. */
  converted: number;
  /** Bookings of the period that are now canceled. */
  cancelled: number;
  /** Bookings canceled in the period, whenever they were made. */
  cancellations: number;
  /** E-mail addresses among the newest bookings of the period (at most `maxRows`), and the number of those bookings. */
  customers: number;
  customerBookings: number;
  /** E-mail addresses that booked for the first time. */
  newCustomers: number;
  /** Operators whose tours were booked. */
  activeOperators: number;
  /** Traveler accounts that joined, booked or reviewed a trip: of the newest `maxRows` of each. */
  activeTravelers: number;
  /** From the ledger: sales and later changes to them. */
  revenue: number;
  /** Payments of customers less refunds. */
  received: number;
  /** Owed by customers at the end of the period, less what is owed to them. */
  outstanding: number;
  commission: number;
  /** Change of the commission covered by received money. */
  commissionReceived: number;
  /** Bookings sold in the period, and their total price. */
  sold: number;
  soldFor: number;
  visits: number;
  /** Departures with guests in the period, their sold seats and all their seats. */
  departures: number;
  seatsSold: number;
  seats: number;
  /** Departures without guests. */
  empty: number;
}

/** Key figures of a period. Amounts are whole rupees; a ratio is null if its divisor is 0. */
export interface Figures extends Omit<Counts, "sold" | "soldFor"> {
  cancellationShare: number | null;
  /** Average sale price of a booking. */
  averageOrderValue: number | null;
  /** Converted bookings per visit. */
  conversion: number | null;
  bookingsPerCustomer: number | null;
  /** Prorated by the days of each month in the period; null if none was entered. */
  marketingSpend: number | null;
  /** Marketing spend per new customer. */
  acquisitionCost: number | null;
  /** Seats sold divided by all seats of the departures with guests. */
  occupancy: number | null;
}

export interface MonthSeries extends Pick<
  Figures,
  "bookings" | "converted" | "revenue" | "received" | "commission" | "visits" | "conversion"
> {
  month: Month;
  newAccounts: number;
  /** Total at the end of the month, or now. */
  accounts: number;
}

/** Lower bound in days of each bucket of booking lead time. */
const leadTimeSteps = [0, 7, 14, 30, 60, 90, 180] as const;

export interface TourOccupancy extends Pick<Counts, "departures" | "seatsSold" | "seats" | "empty"> {
  slug: string;
  title: string;
}

export interface Demand {
  origin: string;
  /** Bookings by month of travel, January first. */
  months: number[];
}

export interface Analytics {
  period: Period;
  /** The days that the figures are compared with; null for `all`. */
  previous: Days | null;
  figures: Figures;
  previousFigures: Figures | null;
  trend: Trend;
  /** Bookings made, by source; all sources, in their order. */
  sources: { source: BookingSource; bookings: number }[];
  months: MonthSeries[];
  /** `tour` is the tour's slug if the destination has a single tour. */
  destinations: { name: string; bookings: number; revenue: number; tour: string | null }[];
  leadTime: { buckets: { from: number; to: number | null; bookings: number }[]; median: number | null };
  occupancy: { fullest: TourOccupancy[]; emptiest: TourOccupancy[] };
  demand: Demand[];
}

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

/**
 * Counts bookings by lead time in the buckets of `leadTimeSteps`, with the median in days.
 * @param rows one for each number of days ahead, ascending
 */
export function leadTimeOf(rows: readonly { daysAhead: number; bookings: number }[]): Analytics["leadTime"] {
  const buckets = leadTimeSteps.map((from, index) => {
    const to = (leadTimeSteps[index + 1] ?? Infinity) - 1;
    const within = rows.filter(({ daysAhead }) => daysAhead <= to && (index === 0 || daysAhead >= from));
    return { from, to: to === Infinity ? null : to, bookings: sumOf(within) };
  });
  const total = sumOf(rows);
  const daysOf = (place: number) => {
    let before = 0;
    return rows.find(({ bookings }) => (before += bookings) >= place)?.daysAhead ?? 0;
  };
  const median =
    total === 0 ? null : (daysOf(Math.floor((total + 1) / 2)) + daysOf(Math.floor((total + 2) / 2))) / 2;
  return { buckets, median };
}

function sumOf(rows: readonly { bookings: number }[]): number {
  return rows.reduce((sum, { bookings }) => sum + bookings, 0);
}

/** Derives the figures from the counts. */
export function figuresOf({ sold, soldFor, ...counts }: Counts, marketingSpend: number | null): Figures {
  const { bookings, newCustomers } = counts;
  return {
    ...counts,
    cancellationShare: shareOf(counts.cancelled, bookings),
    averageOrderValue: sold === 0 ? null : partOf(soldFor, 1, sold),
    conversion: shareOf(counts.converted, counts.visits),
    bookingsPerCustomer: shareOf(counts.customerBookings, counts.customers),
    marketingSpend,
    acquisitionCost:
      marketingSpend === null || newCustomers === 0 ? null : partOf(marketingSpend, 1, newCustomers),
    occupancy: shareOf(counts.seatsSold, counts.seats),
  };
}
