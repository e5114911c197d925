import { z } from "zod";
import { formatDay } from "./calendar";
import type { TravelDate } from "./calendar";
import { formatRupees, percentOf } from "./money";

/** What a coupon takes off. */
export interface CouponValue {
  code: string;
  kind: "percent" | "fixed";
  /** Percent, or whole rupees. */
  value: number;
}

export interface Coupon extends CouponValue {
  /** Whole rupees before the coupon. */
  minimumPurchase: number;
  /** Both days included, India. */
  validFrom: TravelDate;
  validUntil: TravelDate;
  /** In all, or null for no limit. */
  usageLimit: number | null;
  used: number;
  /** Slugs; null for all. */
  tours: string[] | null;
  operators: string[] | null;
  /** UTC instant from which on it is out of use; null while it is not. */
  deactivatedAt: number | null;
}

export const couponStates = ["active", "scheduled", "expired", "inactive"] as const;
export type CouponState = (typeof couponStates)[number];

/** A code as people type it: any case, with spaces or dashes. Empty is none. */
export const couponCodeSchema = z
  .string()
  .trim()
  .max(40, "Please keep it to 40 characters.")
  .transform((value) => value.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase());

/** Where a coupon stands on a day. Source: specification 2, section 4; inactive is one that was taken out of use. */
export function couponState(
  { validFrom, validUntil, deactivatedAt }: Pick<Coupon, "validFrom" | "validUntil" | "deactivatedAt">,
  today: TravelDate,
): CouponState {
  if (deactivatedAt !== null) return "inactive";
  if (today < validFrom) return "scheduled";
  return today > validUntil ? "expired" : "active";
}

/** What a coupon takes off a purchase in whole rupees: never more than all of it. */
export function couponDiscount({ kind, value }: CouponValue, purchase: number): number {
  return Math.min(purchase, kind === "percent" ? percentOf(purchase, Math.min(value, 100)) : value);
}

export const couponUnknown = "There is no such coupon. Please check the code, or leave it out.";
export const couponInactive = "This coupon is not in use any more.";
export const couponUsedUp = "This coupon has been used up.";
export const couponUsedByCustomer = "You have used this coupon as often as one customer can.";

/**
 * Why a coupon cannot be used, as a sentence, or null when it can. Whether it is used up is only foretold here: what
 * decides is the database, when the booking is written.
 */
export function couponProblem(
  coupon: Coupon | null,
  purchase: {
    today: TravelDate;
    /** Slugs. */
    tour: string;
    operator: string;
    /** Whole rupees before the coupon. */
    total: number;
  },
): string | null {
  if (coupon === null) return couponUnknown;
  const state = couponState(coupon, purchase.today);
  if (state === "inactive") return couponInactive;
  if (state === "scheduled") return `This coupon can be used from ${formatDay(coupon.validFrom)} on.`;
  if (state === "expired") return `This coupon expired on ${formatDay(coupon.validUntil)}.`;
  if (!isFor(coupon, purchase)) return "This coupon is not for this tour.";
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return couponUsedUp;
  if (purchase.total < coupon.minimumPurchase) {
    return `This coupon is for bookings from ${formatRupees(coupon.minimumPurchase)}; this one comes to ${formatRupees(purchase.total)}.`;
  }
  return null;
}

/** A coupon of chosen tours and operators is for what either list names. */
function isFor({ tours, operators }: Coupon, { tour, operator }: { tour: string; operator: string }) {
  if (tours === null && operators === null) return true;
  return Boolean(tours?.includes(tour)) || Boolean(operators?.includes(operator));
}
