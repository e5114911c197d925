import { daysOfMonth, type Month } from "~/domain/calendar/months";
import { withoutTax } from "~/domain/money/money";
import { lineOfSale } from "~/domain/money/payouts/settlement";

/** Ledger totals of an operator's sales, whole rupees. */
export interface Sales {
  /** Bookings sold, whatever their status now. */
  bookings: number;
  commission: number;
  /** Paid by the platform beside the gross: compensation, and the discounts that it bears. */
  borne: number;
  /** The operator's share, with what the platform bears, before taxes. */
  share: number;
}

/** Ledger totals of a month's sales. Gross is what customers pay; net is what is paid out of it, after GST on commission, TCS and TDS. */
export interface Earnings extends Sales {
  gross: number;
  net: number;
}

/** Ledger totals of an operator in one month, in Indian time. A reduction counts in the month in which it happens. */
export interface MonthSales extends Sales {
  month: Month;
  /** GST in the operator's prices in percent, at the month's end; 0 without a GSTIN. */
  gstPercent: number;
}

/** Returns what customers pay, from the operator's share. */
export function grossOf({ share, commission, borne }: Omit<Sales, "bookings">): number {
  return share + commission - borne;
}

/** Returns what a payout in a month makes of an operator's sales. */
export function netOfSales({ month, gstPercent, ...sales }: MonthSales): number {
  const sale = {
    total: grossOf(sales),
    commission: sales.commission,
    compensation: sales.borne,
    discount: 0,
  };
  const gst = sale.total - withoutTax(sale.total, gstPercent);
  return lineOfSale(sale, { day: daysOfMonth(month).to, gst }).net;
}

/** Adds up the sales of several months and operators. */
export function earningsOf(sales: readonly MonthSales[]): Earnings {
  const earnings = { bookings: 0, gross: 0, commission: 0, borne: 0, share: 0, net: 0 };
  for (const month of sales) {
    earnings.bookings += month.bookings;
    earnings.gross += grossOf(month);
    earnings.commission += month.commission;
    earnings.borne += month.borne;
    earnings.share += month.share;
    earnings.net += netOfSales(month);
  }
  return earnings;
}

/** Returns the earnings of each month, including months without a ledger entry. */
export function earningsByMonth(months: readonly Month[], sales: readonly MonthSales[]) {
  return months.map((month) => ({ month, ...earningsOf(sales.filter((row) => row.month === month)) }));
}
