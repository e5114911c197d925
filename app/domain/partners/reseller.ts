import { z } from "zod";
import { emailSchema, nameSchema } from "~/domain/accounts/person-fields";
import type { SoldCoupon } from "~/domain/coupons/coupon";
import { orNull, whole } from "~/domain/form-fields";
import { refundBearers, type RefundBearer } from "~/domain/money/bearers";
import { gstinProblem } from "~/domain/operators/gstin";
import { invoiceDetailsFields } from "~/domain/money/invoices/invoice-details";
import { notPlainText, plainText } from "~/domain/plain-text";
import { readCode } from "~/domain/typed-input/code";
import { bookingStateMessages } from "~/domain/bookings/state-messages/messages";

/**
 * Companies that sell our tours under their own name: the guest pays them, they pay us from a prepaid balance or on credit. Source: issue 46,
 * docs/tax.md ("Resellers").
 */

export const resellerTerms = ["commission", "net"] as const;
export type ResellerTerms = (typeof resellerTerms)[number];

export const resellerTermsLabels: Record<ResellerTerms, string> = {
  commission: "Our price, less a commission",
  net: "Net rates: it sets its own price",
};

const maxCredit = 100_000_000;

/** The form of a reseller. */
export const resellerSchema = z.object({
  name: nameSchema("Please enter the company's name."),
  email: emailSchema,
  gstin: orNull(
    z
      .string()
      .overwrite(readCode)
      .superRefine((gstin, context) => {
        const message = gstinProblem(gstin);
        if (message !== null) context.addIssue({ code: "custom", message });
      }),
  ).default(null),
  state: invoiceDetailsFields.state.transform((state, context) => {
    if (state !== null) return state;
    context.addIssue({ code: "custom", message: "Please choose the State on the invoices." });
    return z.NEVER;
  }),
  address: z
    .string("Please enter the address.")
    .trim()
    .normalize("NFC")
    .min(5, "Please enter the address for the invoices.")
    .max(300, "Please keep it to 300 characters.")
    .regex(plainText, notPlainText),
  terms: z.enum(resellerTerms, "Please choose the terms."),
  commissionPercent: whole("the percentage", 0, 50),
  bearer: z.enum(refundBearers, "Please choose whose money it is."),
  creditLimit: whole("the credit limit in rupees", 0, maxCredit),
  isAdvanced: z.preprocess((value) => value === "yes", z.boolean()),
});
export type ResellerFields = z.output<typeof resellerSchema>;

/** The form of money that a reseller has paid in. */
export const paidInSchema = z.object({
  amount: whole("the amount in rupees", 1, maxCredit),
  note: nameSchema("Please enter the bank's reference, e.g. NEFT N123.", 80),
  receiptId: z.uuid(),
});
export type PaidIn = z.output<typeof paidInSchema>;

export interface Reseller extends ResellerFields {
  id: string;
  /** Paid in and returned, less what its bookings cost; below zero it owes us. Whole rupees. */
  balance: number;
  isActive: boolean;
  version: number;
}

export const movementKindLabels = {
  booking: "Booking",
  refund: "Refund",
  "paid-in": "Paid in",
  "paid-out": "Paid back",
} as const;
export type MovementKind = keyof typeof movementKindLabels;

/** A line of a reseller's statement. */
export interface ResellerMovement {
  id: string;
  kind: MovementKind;
  /** Whole rupees, as it changes the balance. */
  amount: number;
  /** Reference of the booking. */
  bookingId: string | null;
  note: string | null;
  /** UTC instant. */
  createdAt: number;
}

/** Returns the discount of a reseller's bookings: its percentage is taken off like a coupon, extras included, and borne as agreed. */
export function resellerDiscount({
  name,
  terms,
  commissionPercent: value,
  bearer,
}: {
  name: string;
  terms: ResellerTerms;
  commissionPercent: number;
  bearer: RefundBearer;
}): SoldCoupon {
  return {
    code: name,
    kind: "percent",
    value,
    maxDiscount: null,
    minimumPurchase: null,
    minimumTravelers: null,
    bearer,
    reseller: terms,
  };
}

/** Returns the name of the reseller that sold a booking, or null: its guest sees no prices. */
export function soldByOf(basis: { coupon: SoldCoupon | null } | null): string | null {
  return basis?.coupon?.reseller ? basis.coupon.code : null;
}

/** Shown to the guest instead of prices and the ways to change or cancel. */
export function changedByReseller(name: string): string {
  return bookingStateMessages().changedByReseller(name);
}
