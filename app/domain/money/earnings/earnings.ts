import type { Month } from "~/domain/calendar/months";

/** Ledger totals of a month's sales, whole rupees. Gross is what customers pay; net is the operator's share, with what the platform bears. */
export interface Earnings {
  /** Bookings sold, whatever their status now. */
  bookings: number;
  gross: number;
  commission: number;
  /** Paid by the platform beside the gross: compensation, and the discounts that it bears. */
  borne: number;
  net: number;
}

/** Ledger totals of one month, in Indian time. A reduction counts in the month in which it happens. */
export interface MonthSales extends Omit<Earnings, "gross"> {
  month: Month;
}

/** Returns what customers pay, from the operator's share. */
export function grossOf({ net, commission, borne }: Pick<Earnings, "net" | "commission" | "borne">): number {
  return net + commission - borne;
}

/** Adds up the sales of several months. */
export function earningsOf(sales: readonly Omit<MonthSales, "month">[]): Earnings {
  const earnings = { bookings: 0, gross: 0, commission: 0, borne: 0, net: 0 };
  for (const month of sales) {
    earnings.bookings += month.bookings;
    earnings.gross += grossOf(month);
    earnings.commission += month.commission;
    earnings.borne += month.borne;
    earnings.net += month.net;
  }
  return earnings;
}

/** Returns the earnings of each month, including months without a ledger entry. */
export function earningsByMonth(months: readonly Month[], sales: readonly MonthSales[]) {
  return months.map((month) => ({ month, ...earningsOf(sales.filter((row) => row.month === month)) }));
}
