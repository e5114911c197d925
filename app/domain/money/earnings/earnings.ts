import type { Month } from "~/domain/calendar/months";

/** Ledger totals of a month's sales, whole rupees. Gross is what customers pay; net is the operator's part of it. */
export interface Earnings {
  /** Bookings sold, whatever their status now. */
  bookings: number;
  gross: number;
  commission: number;
  net: number;
}

/** Ledger totals of one month, in Indian time. A reduction counts in the month in which it happens. */
export interface MonthSales extends Omit<Earnings, "gross"> {
  month: Month;
}

/** Adds up the sales of several months. */
export function earningsOf(sales: readonly Omit<MonthSales, "month">[]): Earnings {
  const earnings = { bookings: 0, gross: 0, commission: 0, net: 0 };
  for (const { bookings, commission, net } of sales) {
    earnings.bookings += bookings;
    earnings.gross += commission + net;
    earnings.commission += commission;
    earnings.net += net;
  }
  return earnings;
}

/** Returns the earnings of each month, including months without a ledger entry. */
export function earningsByMonth(months: readonly Month[], sales: readonly MonthSales[]) {
  return months.map((month) => ({ month, ...earningsOf(sales.filter((row) => row.month === month)) }));
}
