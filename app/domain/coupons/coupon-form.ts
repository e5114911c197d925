import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import { daySchema } from "~/domain/calendar/day-schema";
import { readNumber } from "~/domain/typed-input/number";
import { couponCodeSchema, type Coupon } from "./coupon";

/** Admin form of a coupon. Source: specification 2, section 3 (Create Coupon form). */

const max = 10_000_000;

/** Whole rupees or a count; an empty field is null. */
function wholeNumber(message: string, { min = 0, isRequired = false } = {}) {
  return z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value, context) => {
      const text = String(value ?? "").trim();
      if (text === "" && !isRequired) return null;
      const { data } = z.int().min(min).max(max).safeParse(readNumber(text));
      if (data === undefined) context.addIssue({ code: "custom", message });
      return data ?? null;
    });
}

/** Unique slugs, sorted; null if empty. */
const slugs = z
  .preprocess(
    (value) => (typeof value === "string" ? [value] : value),
    z.array(z.string().max(120)).max(200).nullish(),
  )
  .transform((list) => (list && list.length > 0 ? [...new Set(list)].toSorted() : null));

const codeRule = "Please use 3 to 40 letters and digits, e.g. MONSOON20.";

export const couponFormSchema = z
  .object({
    code: couponCodeSchema.pipe(z.string(codeRule).regex(/^[A-Z0-9]{3,40}$/, codeRule)),
    kind: z.enum(["percent", "fixed"], "Please choose a discount type."),
    value: wholeNumber("Please enter a whole number above 0.", { min: 1, isRequired: true }).transform(
      (value) => value ?? 0,
    ),
    validFrom: daySchema("Please choose the start date."),
    validUntil: daySchema("Please choose the end date."),
    minimumPurchase: wholeNumber("Please enter whole rupees, or leave it empty.").transform(
      (value) => value ?? 0,
    ),
    usageLimit: wholeNumber("Please enter a whole number above 0, or leave it empty.", { min: 1 }),
    perCustomerLimit: wholeNumber("Please enter a whole number above 0, or leave it empty.", { min: 1 }),
    description: z
      .string()
      .trim()
      .normalize("NFC")
      .max(300, "Please keep it to 300 characters.")
      .regex(/^[^\p{Cs}\0]*$/u, "Please leave out characters that cannot be stored.")
      .nullish()
      .transform((text) => text || null),
    tours: slugs,
    operators: slugs,
  })
  .superRefine(({ kind, value, validFrom, validUntil }, context) => {
    if (kind === "percent" && value > 100)
      context.addIssue({
        code: "custom",
        path: ["value"],
        message: "Please enter a percentage of at most 100.",
      });
    if (validUntil < validFrom) {
      const message = "The end date is before the start date. Please choose a later one.";
      context.addIssue({ code: "custom", path: ["validUntil"], message });
    }
  });
export type CouponForm = z.output<typeof couponFormSchema>;

/** New validity dates for reactivating a coupon. */
export const couponDatesSchema = z
  .object({
    validFrom: daySchema("Please choose the start date."),
    validUntil: daySchema("Please choose the end date."),
  })
  .refine(({ validFrom, validUntil }) => validUntil >= validFrom, {
    path: ["validUntil"],
    message: "The end date is before the start date. Please choose a later one.",
  });
export interface CouponDates {
  validFrom: TravelDate;
  validUntil: TravelDate;
}

/** A coupon, as shown to admins. */
export interface ManagedCoupon extends Coupon {
  perCustomerLimit: number | null;
  description: string | null;
  /** Incremented by each edit. */
  version: number;
  /** UTC instant. */
  createdAt: number;
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
