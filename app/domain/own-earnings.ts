import type { Earnings } from "./earnings";
import type { LedgerAccount, LedgerKind } from "./ledger";
import { monthsBetween } from "./months";
import type { Month } from "./months";

/** What the ledger tells operators of their own companies. All amounts are whole rupees. */

/** A company whose earnings a person may see. */
export interface EarningsCompany {
  company: string;
  companyName: string;
}

/** What moved on an operator's account, apart from sales: above zero it was added to what we owe them. */
export interface AccountChanges {
  /** Of customers' payments the operator received themselves, and what they returned of them. */
  direct: number;
  payouts: number;
  premium: number;
  other: number;
}

/** A month of an operator, by the clock in India. */
export interface OwnMonth extends Earnings, AccountChanges {
  month: Month;
  /** What we owed at its end. */
  balance: number;
}

/** The same as the ledger holds it: months without a movement are left out. */
export type MonthMovements = Omit<OwnMonth, "gross" | "balance">;

/** Every month from the first movement to the present one, each with what was owed at its end. */
export function monthsOf(movements: readonly MonthMovements[], thisMonth: Month): OwnMonth[] {
  const known = new Map(movements.map((row) => [row.month, row]));
  const [first] = [...known.keys()].toSorted();
  if (first === undefined) return [];
  let balance = 0;
  return monthsBetween(first, thisMonth > first ? thisMonth : first).map((month) => {
    const row = known.get(month) ?? { month, ...nothing };
    balance += row.net + row.direct + row.payouts + row.premium + row.other;
    return { ...row, gross: row.net + row.commission, balance };
  });
}

const nothing = { bookings: 0, commission: 0, net: 0, direct: 0, payouts: 0, premium: 0, other: 0 };

/** What one tour brought in a period, and what was paid to promote it. */
export interface OwnTourEarnings extends Earnings {
  /** Its slug; null for what belongs to no tour. */
  tour: string | null;
  title: string | null;
  companyName: string;
  /** What its featured places cost. */
  premium: number;
}

/** A row of the ledger as an operator reads it. */
export interface OwnLedgerRow {
  id: number;
  kind: LedgerKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
  /** What it adds to what we owe the company; below zero it takes off. */
  change: number;
  /** The booking's reference. */
  booking: string | null;
  tour: string | null;
  tourTitle: string | null;
  companyName: string;
  note: string | null;
  /** UTC instant. */
  createdAt: number;
}

/** A payout as its company sees it. */
export interface OwnPayout {
  id: string;
  companyName: string;
  amount: number;
  status: "due" | "paid";
  reference: string | null;
  /** UTC instant. */
  createdAt: number;
  /** The day of the transfer, in India. */
  paidOn: string | null;
}
