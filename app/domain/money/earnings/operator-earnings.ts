import { earningsOf, type Earnings, type MonthSales } from "./earnings";
import type { LedgerRow } from "~/domain/money/ledger/ledger";
import { monthsBetween, type Month } from "~/domain/calendar/months";

/** Ledger views for operators. All amounts are whole rupees. */

/** An operator whose earnings a user may see. */
export interface EarningsOperator {
  operator: string;
  companyName: string;
}

/** Changes of an operator's balance other than sales. Positive values increase what we owe them. */
interface AccountChanges {
  /** Customer payments received by the operator, less the refunds they made. */
  direct: number;
  payouts: number;
  premium: number;
  /** Charged for travelers whose trips the operator canceled. */
  compensation: number;
  /** Taxes on sales, withheld from payouts. */
  taxes: number;
  other: number;
}

/** A month of an operator, in Indian time. */
export interface EarningsMonth extends Earnings, AccountChanges {
  month: Month;
  /** Amount owed at the end of the month. */
  balance: number;
}

/** Stored ledger totals of an operator in a month; months without movements are omitted. */
export interface MonthMovements extends MonthSales, AccountChanges {}

/** Returns every month from the first movement to the current one, with its closing balance. */
export function monthsOf(movements: readonly MonthMovements[], thisMonth: Month): EarningsMonth[] {
  const [first] = movements.map(({ month }) => month).toSorted();
  if (first === undefined) return [];
  let balance = 0;
  return monthsBetween(first, thisMonth > first ? thisMonth : first).map((month) => {
    const rows = movements.filter((row) => row.month === month);
    const sum = (of: keyof AccountChanges) => rows.reduce((all, row) => all + row[of], 0);
    const earnings = earningsOf(rows);
    const changes = {
      direct: sum("direct"),
      payouts: sum("payouts"),
      premium: sum("premium"),
      compensation: sum("compensation"),
      taxes: sum("taxes"),
      other: sum("other"),
    };
    balance += Object.values(changes).reduce((all, change) => all + change, earnings.share);
    return { month, ...earnings, ...changes, balance };
  });
}

/** Earnings of one tour in a period, and the cost of its promotion. */
export interface TourEarnings extends Earnings {
  /** Tour slug; null for entries without a tour. */
  tour: string | null;
  title: string | null;
  companyName: string;
  /** Cost of its featured places. */
  premium: number;
}

/** A ledger row, as shown to an operator. */
export interface OperatorLedgerRow extends Omit<LedgerRow, "operator"> {
  /** Effect on what we owe the operator; negative reduces it. */
  change: number;
  tour: string | null;
  tourTitle: string | null;
  companyName: string;
}

/** A payout, as shown to its operator. */
export interface OperatorPayout {
  id: string;
  companyName: string;
  amount: number;
  status: "due" | "paid" | "returned";
  reference: string | null;
  /** UTC instant. */
  createdAt: number;
  /** Day of the transfer, in India. */
  paidOn: string | null;
}
