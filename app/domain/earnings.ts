import type { Month } from "./months";

/** What the sales of a month come to in the ledger. Whole rupees. Gross is what customers pay, net what the operator gets of it. */
export interface Earnings {
  /** Bookings that were sold, whatever became of them. */
  bookings: number;
  gross: number;
  commission: number;
  net: number;
}

/** What the ledger holds of one month, by the clock in India. A sale that shrinks counts in the month in which it does. */
export interface MonthSales extends Omit<Earnings, "gross"> {
  month: Month;
}

/** The sales of several months together. */
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

/** The same for each of these months, those without a movement included. */
export function earningsByMonth(months: readonly Month[], sales: readonly MonthSales[]) {
  return months.map((month) => ({ month, ...earningsOf(sales.filter((row) => row.month === month)) }));
}
