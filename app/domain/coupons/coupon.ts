import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees, percentOf } from "~/domain/money/money";
import type { RefundBearer } from "~/domain/money/bearers";
import type { Coupon } from "./coupon-fields";
import { couponMessages } from "./messages";

/** The discount of a coupon. */
export type CouponValue = Pick<Coupon, "code" | "kind" | "value" | "maxDiscount">;

/**
 * Part of a coupon that a booking keeps: the discount, and the conditions that the booking must meet after each change. A condition that
 * is added later is not stored with earlier bookings: its migration adds it to their `price_basis`.
 */
export type SoldCoupon = CouponValue &
  Pick<Coupon, "minimumPurchase" | "minimumTravelers"> & {
    /** The party that bears the discount by the operator's agreement at the sale. */
    bearer: RefundBearer;
    /** Set if it is no coupon, but the terms of the reseller that sold the booking. */
    reseller?: "commission" | "net";
  };

/** @param hasAgreed true if the operator has agreed to bear its part */
export function soldCoupon(
  { code, kind, value, maxDiscount, minimumPurchase, minimumTravelers, borneBy }: Coupon,
  hasAgreed: boolean,
): SoldCoupon {
  const bearer = hasAgreed ? (borneBy ?? "platform") : "platform";
  return { code, kind, value, maxDiscount, minimumPurchase, minimumTravelers, bearer };
}

export const couponStates = ["active", "scheduled", "expired", "inactive"] as const;
export type CouponState = (typeof couponStates)[number];

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
export function couponDiscount({ kind, value, maxDiscount }: CouponValue, purchase: number): number {
  if (kind === "fixed") return Math.min(purchase, value);
  return Math.min(purchase, percentOf(purchase, Math.min(value, 100)), maxDiscount ?? purchase);
}

/** A booking as its coupon's conditions see it. */
interface Purchase {
  /** Price before the coupon, whole rupees. */
  total: number;
  /** Adults and children. */
  numberOfTravelers: number;
}

/** Returns the condition of a coupon that a booking doesn't meet, as a sentence, or null if it meets all. */
export function unmetCondition(
  { minimumPurchase, minimumTravelers }: Pick<SoldCoupon, "minimumPurchase" | "minimumTravelers">,
  { total, numberOfTravelers }: Purchase,
): string | null {
  if (minimumPurchase !== null && total < minimumPurchase)
    return couponMessages().minimumPurchase(formatRupees(minimumPurchase), formatRupees(total));
  if (minimumTravelers !== null && numberOfTravelers < minimumTravelers)
    return couponMessages().minimumTravelers(minimumTravelers, numberOfTravelers);
  return null;
}

/**
 * Returns why a coupon can't be redeemed, as a sentence, or null if it can. The usage limit is only a preview here: the
 * database enforces it when the booking is written.
 */
export function couponProblem(
  coupon: Omit<Coupon, "version" | "createdAt"> | null,
  purchase: Purchase & {
    today: TravelDate;
    /** Tour slug. */
    tour: string;
    operator: string;
  },
): string | null {
  const m = couponMessages();
  if (coupon === null) return m.unknown;
  const state = couponState(coupon, purchase.today);
  if (state === "inactive") return m.inactive;
  if (state === "scheduled") return m.validFrom(formatDay(coupon.validFrom));
  if (state === "expired") return m.expired(formatDay(coupon.validUntil));
  if (!isFor(coupon, purchase)) return m.otherTour;
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return m.usedUp;
  return unmetCondition(coupon, purchase);
}

/** A coupon with both lists applies if either one matches. */
function isFor(
  { tours, operators }: Pick<Coupon, "tours" | "operators">,
  { tour, operator }: { tour: string; operator: string },
) {
  if (tours === null && operators === null) return true;
  return Boolean(tours?.includes(tour)) || Boolean(operators?.includes(operator));
}
