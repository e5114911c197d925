import { commissionOn } from "./money";
import type { Month } from "./months";

/** How many confirmed bookings of one total were made in a month: sums are made of these, so that each is rounded as it is charged. */
export interface MonthTotals {
  month: Month;
  totalAmount: number;
  bookings: number;
}

/** Whole rupees. Net is what is left of the gross without the platform's commission. */
export interface Earnings {
  bookings: number;
  gross: number;
  commission: number;
  net: number;
}

/** What bookings come to, with the commission on each. */
export function earningsOf(totals: readonly Omit<MonthTotals, "month">[]): Earnings {
  const earnings = { bookings: 0, gross: 0, commission: 0, net: 0 };
  for (const { totalAmount, bookings } of totals) {
    const commission = commissionOn(totalAmount);
    earnings.bookings += bookings;
    earnings.gross += totalAmount * bookings;
    earnings.commission += commission * bookings;
    earnings.net += (totalAmount - commission) * bookings;
  }
  return earnings;
}

/** The same for each of these months, those without a booking included. */
export function earningsByMonth(months: readonly Month[], totals: readonly MonthTotals[]) {
  return months.map((month) => ({ month, ...earningsOf(totals.filter((row) => row.month === month)) }));
}
