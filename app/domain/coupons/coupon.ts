import { z } from "zod";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees, percentOf } from "~/domain/money/money";
import { readCode } from "~/domain/typed-input/code";

export interface CouponValue {
  code: string;
  kind: "percent" | "fixed";
  /** Percent, or whole rupees. */
  value: number;
}

export interface Coupon extends CouponValue {
  /** Price before the coupon, whole rupees. */
  minimumPurchase: number;
  /** Days in India, inclusive. */
  validFrom: TravelDate;
  validUntil: TravelDate;
  /** Total redemptions allowed; null for no limit. */
  usageLimit: number | null;
  used: number;
  /** Slugs; null for all. */
  tours: string[] | null;
  operators: string[] | null;
  /** UTC instant of deactivation; null while active. */
  deactivatedAt: number | null;
}

export const couponStates = ["active", "scheduled", "expired", "inactive"] as const;
export type CouponState = (typeof couponStates)[number];

/** A typed code; null if empty. */
export const couponCodeSchema = z
  .string()
  .overwrite(readCode)
  .max(40, "Please keep it to 40 characters.")
  .transform((value) => value || null);

/** The code of an API request, which leaves it out for none. */
export const requestedCouponSchema = couponCodeSchema
  .refine((code) => code !== null, "Please enter the code, or leave the coupon out.")
  .optional()
  .transform((code) => code ?? null);

/** Returns the state of a coupon on a day. Source: specification 2, section 4; inactive means deactivated by an admin. */
export function couponState(
  { validFrom, validUntil, deactivatedAt }: Pick<Coupon, "validFrom" | "validUntil" | "deactivatedAt">,
  today: TravelDate,
): CouponState {
  if (deactivatedAt !== null) return "inactive";
  if (today < validFrom) return "scheduled";
  return today > validUntil ? "expired" : "active";
}

/** Returns the discount in whole rupees, at most the whole purchase. */
export function couponDiscount({ kind, value }: CouponValue, purchase: number): number {
  return Math.min(purchase, kind === "percent" ? percentOf(purchase, Math.min(value, 100)) : value);
}

export const couponUnknown = "Coupon not found. Please check the code, or leave it out.";
export const couponInactive = "This coupon is no longer active.";
export const couponUsedUp = "This coupon has been fully redeemed.";
export const couponUsedByCustomer = "You have reached this coupon's limit per customer.";

/**
 * Returns why a coupon can't be redeemed, as a sentence, or null if it can. The usage limit is only a preview here: the
 * database enforces it when the booking is written.
 */
export function couponProblem(
  coupon: Coupon | null,
  purchase: {
    today: TravelDate;
    /** Tour slug. */
    tour: string;
    operator: string;
    /** Price before the coupon, whole rupees. */
    total: number;
  },
): string | null {
  if (coupon === null) return couponUnknown;
  const state = couponState(coupon, purchase.today);
  if (state === "inactive") return couponInactive;
  if (state === "scheduled") return `This coupon is valid from ${formatDay(coupon.validFrom)}.`;
  if (state === "expired") return `This coupon expired on ${formatDay(coupon.validUntil)}.`;
  if (!isFor(coupon, purchase)) return "This coupon is not valid for this tour.";
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return couponUsedUp;
  if (purchase.total < coupon.minimumPurchase) {
    return `This coupon needs a booking of at least ${formatRupees(coupon.minimumPurchase)}; this one is ${formatRupees(purchase.total)}.`;
  }
  return null;
}

/** A coupon with both lists applies if either one matches. */
function isFor({ tours, operators }: Coupon, { tour, operator }: { tour: string; operator: string }) {
  if (tours === null && operators === null) return true;
  return Boolean(tours?.includes(tour)) || Boolean(operators?.includes(operator));
}
