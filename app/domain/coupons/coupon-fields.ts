import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import { bearerLabels } from "~/domain/money/bearers";
import { daySchema } from "~/domain/calendar/day-schema";
import { typedSchemas, wholeNumber, type FieldDescriptions, type ValuesOf } from "~/domain/field-description";
import { asCount, oneOf, rupees } from "~/domain/formats";
import { readCode } from "~/domain/typed-input/code";

const codeRule = "Please use 3 to 40 letters and digits, e.g. MONSOON20.";
const kinds = { percent: "Percentage", fixed: "Fixed amount" } as const;
const bearers = { operator: bearerLabels.operator, shared: bearerLabels.shared };
const aboveZero = "Please enter a whole number above 0, or leave it empty.";
const slugs = z.array(z.string().max(120)).max(200).nullable();

/**
 * The fields of a coupon, in the order of its form. Source: specification 2, section 3 (Create Coupon form). To add one, describe it
 * here, add its column to `coupons` (worker/platform/db/schema/coupons.ts), and its rule to `coupon.ts`.
 */
export const couponFields = {
  code: {
    label: "Coupon Code",
    hint: "3 to 40 letters and digits. Not case-sensitive.",
    input: "text",
    schema: z
      .string(codeRule)
      .overwrite(readCode)
      .regex(/^[A-Z0-9]{3,40}$/, codeRule),
  },
  kind: {
    label: "Discount Type",
    input: "choice",
    schema: z.enum(["percent", "fixed"], "Please choose a discount type."),
    text: oneOf(kinds),
    options: kinds,
  },
  /** Percent, or whole rupees. */
  value: {
    label: "Discount Value",
    input: "number",
    schema: wholeNumber("Please enter a whole number above 0.", 1),
  },
  /** Days in India, inclusive. */
  validFrom: {
    label: "Valid From",
    hint: "Date in India. A future date schedules the coupon.",
    input: "day",
    schema: daySchema("Please choose the start date."),
  },
  validUntil: {
    label: "Valid To",
    hint: "The last day the coupon can be used.",
    input: "day",
    schema: daySchema("Please choose the end date."),
  },
  /** Whole rupees. */
  maxDiscount: {
    label: "Maximum Discount",
    hint: "In whole rupees, for a percentage. Leave empty for no maximum.",
    input: "number",
    schema: wholeNumber(aboveZero, 1).nullable(),
    text: rupees,
    none: "no maximum",
  },
  /** Null for the platform. Until an operator agrees to its part, the platform bears all of it. */
  borneBy: {
    label: "Borne by",
    hint: "Until an operator agrees to its part, Tour Bharat bears the discount.",
    input: "choice",
    schema: z.enum(["operator", "shared"]).nullable(),
    text: oneOf(bearers),
    none: bearerLabels.platform,
    options: bearers,
  },
  /** Price before the coupon, whole rupees. */
  minimumPurchase: {
    label: "Minimum Purchase",
    hint: "Booking total before the coupon, in whole rupees.",
    input: "number",
    schema: wholeNumber("Please enter whole rupees, or leave it empty.").nullable(),
    text: rupees,
  },
  minimumTravelers: {
    label: "Minimum Travelers",
    hint: "Adults and children of a booking. Leave empty for no minimum.",
    input: "number",
    schema: wholeNumber(aboveZero, 1).nullable(),
    text: asCount("traveler"),
  },
  usageLimit: {
    label: "Usage Limit",
    hint: "Total number of uses. Leave empty for no limit.",
    input: "number",
    schema: wholeNumber(aboveZero, 1).nullable(),
    none: "no limit",
  },
  perCustomerLimit: {
    label: "Limit per customer",
    hint: "Per e-mail address. Leave empty for no limit.",
    input: "number",
    schema: wholeNumber(aboveZero, 1).nullable(),
    none: "no limit",
  },
  description: {
    label: "Description",
    hint: "Visible to administrators only.",
    input: "text",
    schema: z
      .string()
      .normalize("NFC")
      .max(300, "Please keep it to 300 characters.")
      .regex(/^[^\p{Cs}\0]*$/u, "Please leave out characters that cannot be stored.")
      .nullable(),
    text: String,
  },
  /** Slugs. A coupon with both lists applies if either one matches. */
  operators: { label: "Operators", input: "choices", schema: slugs, none: "all" },
  tours: { label: "Tours", input: "choices", schema: slugs, none: "all" },
} as const satisfies FieldDescriptions;

export type CouponFieldName = keyof typeof couponFields;
export type CouponForm = ValuesOf<typeof couponFields>;

export interface Coupon extends CouponForm {
  /** Redemptions that stand. */
  used: number;
  /** Incremented by each edit. */
  version: number;
  /** UTC instant of deactivation; null while active. */
  deactivatedAt: number | null;
  /** UTC instant. */
  createdAt: number;
}

/** A coupon that asks an operator to bear a part of its discounts. */
export interface OfferedCoupon extends Coupon {
  /** Slug. */
  operator: string;
  companyName: string;
  /** UTC instant of the operator's agreement to its present terms; null without one. */
  agreedAt: number | null;
}

/** Requires that validity does not end before it begins. */
const daysInOrder = {
  path: ["validUntil"],
  message: "The end date is before the start date. Please choose a later one.",
};
const areInOrder = ({ validFrom, validUntil }: CouponDates) => validUntil >= validFrom;

export const couponFormSchema = z
  .object(typedSchemas(couponFields))
  .refine(({ kind, value }) => kind !== "percent" || value <= 100, {
    path: ["value"],
    message: "Please enter a percentage of at most 100.",
  })
  .refine(areInOrder, daysInOrder);

/** New validity dates for reactivating a coupon. */
export const couponDatesSchema = z
  .object({
    validFrom: couponFields.validFrom.schema,
    validUntil: couponFields.validUntil.schema,
  })
  .refine(areInOrder, daysInOrder);
export interface CouponDates {
  validFrom: TravelDate;
  validUntil: TravelDate;
}

/** A redemption of a coupon by a booking. */
export interface CouponUse {
  bookingId: string;
  customerName: string;
  customerEmail: string;
  /** Whole rupees. */
  discount: number;
  totalAmount: number;
  /** UTC instants. */
  usedAt: number;
  releasedAt: number | null;
}
