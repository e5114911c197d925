import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import { addMonths, monthOf, type Month } from "~/domain/calendar/months";
import type { LedgerAccount } from "~/domain/money/ledger/ledger";
import { rupeesTypedSchema } from "~/domain/money/payouts/payout";
import { readSlashedCode } from "~/domain/typed-input/code";
import { readDate } from "~/domain/typed-input/day";
import { daySchema } from "~/domain/calendar/day-schema";

/** Taxes that we owe to the government, and their payment. Amounts are whole rupees. */

export const owedTaxes = ["gst", "tcs", "tds"] as const;
export type OwedTax = (typeof owedTaxes)[number];

export const owedTaxLabels: Record<OwedTax, string> = {
  gst: "GST on our services",
  tcs: "TCS",
  tds: "TDS",
};

export const taxAccounts = {
  gst: "gst-payable",
  tcs: "tcs-payable",
  tds: "tds-payable",
} as const satisfies Record<OwedTax, LedgerAccount>;

/** State of a tax at the end of a month. */
export interface TaxOwed {
  tax: OwedTax;
  /** Posted in the month. */
  posted: number;
  /** Paid for the month. */
  paid: number;
  /** Still to pay for the month and those before it. */
  owed: number;
  /** Still to pay in all. */
  balance: number;
  /** Last day to pay for the month. */
  dueOn: TravelDate;
}

/**
 * Returns the last day to pay a month's tax. Sources: section 52(3) of the CGST Act (TCS), rule 61 of the CGST Rules (GST), rule 30 of
 * the Income-tax Rules, 1962 (TDS; that of March until April 30).
 */
export function taxDueOn(tax: OwedTax, month: Month): TravelDate {
  const next = addMonths(month, 1);
  if (tax === "tds") return month.endsWith("-03") ? `${next}-30` : `${next}-07`;
  return tax === "tcs" ? `${next}-10` : `${next}-20`;
}

/** Taxes deducted from an operator on a day at one rate, for the return of TDS. Whole rupees. */
export interface TdsDeduction {
  pan: string | null;
  operator: string;
  companyName: string;
  /** Day of credit and deduction, in India. */
  day: TravelDate;
  base: number;
  percent: number;
  tds: number;
}

/** Finds the challan of each deduction, as far as payments of its month cover it: the first deductions by the first payment. */
export function withChallans<Row extends Pick<TdsDeduction, "day" | "tds">>(
  deductions: readonly Row[],
  payments: readonly Pick<TaxPayment, "month" | "amount" | "paidOn" | "reference">[],
): (Row & { challan: Pick<TaxPayment, "paidOn" | "reference"> | null })[] {
  const deducted = new Map<Month, number>();
  return deductions.map((row) => {
    const month = monthOf(row.day);
    const until = (deducted.get(month) ?? 0) + row.tds;
    deducted.set(month, until);
    let paid = 0;
    const challan = payments
      .filter((payment) => payment.month === month)
      .toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : 1))
      .find(({ amount }) => (paid += amount) >= until);
    return { ...row, challan: challan ?? null };
  });
}

/** A payment of tax to the government. */
export const taxPaymentSchema = z.object({
  tax: z.enum(owedTaxes, "Please choose the tax."),
  month: z
    .string()
    .overwrite(readDate)
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Please choose a month."),
  amount: rupeesTypedSchema.pipe(z.int().min(1, "Please enter at least one rupee.").max(1_000_000_000)),
  paidOn: daySchema("Please enter the date of the payment."),
  reference: z
    .string("Please enter the number of the challan.")
    .overwrite(readSlashedCode)
    .regex(/^[A-Z0-9/-]{5,30}$/, "Please enter the challan number or CPIN: 5 to 30 letters and digits."),
});
export type TaxPayment = z.output<typeof taxPaymentSchema>;

export interface RecordedTaxPayment extends TaxPayment {
  id: string;
  /** Name of the administrator; null if the account is deleted. */
  recordedBy: string | null;
  /** UTC instant. */
  reversedAt: number | null;
}
