import { addDays, formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees, shareRoundedUp } from "~/domain/money/money";
import { quoteMessages } from "./quote-messages/messages";

/** Part payments: a share of the total with the booking, and the balance by a date. Source: docs/decisions/018-deposits.md. */

/** Fewest days, so that an unpaid balance cancels the booking before the trip begins. */
export const minBalanceDays = 3;

/** Terms of a tour, copied to each booking sold with them. */
export interface DepositTerms {
  /** Share of the total paid with the booking. */
  percent: number;
  /** Days before departure by which the rest is due. */
  balanceDays: number;
}

/** A total split by its terms. Whole rupees. */
export interface Deposit {
  /** Due with the booking. */
  amount: number;
  /** The rest of the total. */
  balance: number;
  /** Day in India by which the balance is due. */
  balanceBy: TravelDate;
}

/** Splits a total by its terms, whole rupees; the share is rounded up. Null if there is nothing to split. */
export function splitTotal(
  total: number,
  travelDate: TravelDate,
  terms: DepositTerms | null | undefined,
): Deposit | null {
  if (!terms) return null;
  const amount = shareRoundedUp(total, terms.percent);
  const balance = total - amount;
  return balance > 0 ? { amount, balance, balanceBy: addDays(travelDate, -terms.balanceDays) } : null;
}

/** Returns the split for a payment on a day in India; null from the balance's day on, when everything is due at once. */
export function depositOn(
  today: TravelDate,
  total: number,
  travelDate: TravelDate,
  terms: DepositTerms | null | undefined,
): Deposit | null {
  const split = splitTotal(total, travelDate, terms);
  return split !== null && today < split.balanceBy ? split : null;
}

/** Describes a split: "Pay ₹6,000 now, ₹14,000 by Dec 3, 2026". */
export function depositInWords({ amount, balance, balanceBy }: Deposit): string {
  return quoteMessages().deposit(formatRupees(amount), formatRupees(balance), formatDay(balanceBy));
}
