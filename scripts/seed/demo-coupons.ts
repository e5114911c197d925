import { addDays, todayInIndia } from "../../app/domain/calendar/calendar";
import type { CouponValue } from "../../app/domain/coupons/coupon";
import type { DemoBooking } from "./demo-booking";
import { insertAll } from "./sql";

/** A coupon without a maximum. */
type DemoCoupon = Omit<CouponValue, "maxDiscount">;

const values = {
  WELCOME15: { code: "WELCOME15", kind: "percent", value: 15 },
  FLAT500: { code: "FLAT500", kind: "fixed", value: 500 },
  MONSOON20: { code: "MONSOON20", kind: "percent", value: 20 },
  SUMMER1000: { code: "SUMMER1000", kind: "fixed", value: 1000 },
  DECCAN10: { code: "DECCAN10", kind: "percent", value: 10 },
  FIRST3: { code: "FIRST3", kind: "fixed", value: 1500 },
} as const satisfies Record<string, DemoCoupon>;

const flatMinimum = 10_000;

/** Upcoming bookings with FIRST3, which can be used once more. */
const firstUses = new Set(["demo-booking-50", "demo-booking-52"]);

/** Returns the first and the last day of the coupons that can be used, and of the expired one. */
function validDays(today: string) {
  return {
    lasting: { valid_from: addDays(today, -30), valid_until: addDays(today, 365) },
    expired: { valid_from: addDays(today, -120), valid_until: addDays(today, -30) },
  };
}

/**
 * Returns the coupon with which a booking was made; null for most.
 * @param price before the coupon
 */
export function couponOf(
  { id, tour, status, createdAt }: DemoBooking,
  index: number,
  price: number,
  now: number,
): DemoCoupon | null {
  if (status !== "confirmed" && status !== "completed") return null;
  const { lasting, expired } = validDays(todayInIndia(now));
  const day = todayInIndia(createdAt);
  if (firstUses.has(id)) return values.FIRST3;
  if (day > lasting.valid_from) {
    if (tour.operator === "deccan-and-coast" && index % 3 === 0) return values.DECCAN10;
    if (index % 4 === 1) return values.WELCOME15;
    return index % 4 === 3 && price >= flatMinimum ? values.FLAT500 : null;
  }
  const isMonsoon = day >= expired.valid_from && day <= expired.valid_until;
  return isMonsoon && index % 6 === 2 ? values.MONSOON20 : null;
}

/** Coupons: four usable, one of them nearly used up, one expired, one not yet valid; and their uses by the bookings. */
export function couponStatements(now: number): string[] {
  const today = todayInIndia(now);
  const { lasting, expired } = validDays(today);
  const coupon = {
    minimum_purchase: null,
    usage_limit: null,
    per_customer_limit: null,
    tours: null,
    operators: null,
    created_at: now - 130 * 86_400_000,
    ...lasting,
  };
  const coming = { valid_from: addDays(today, 60), valid_until: addDays(today, 150) };
  return [
    ...insertAll("coupons", [
      { ...coupon, ...values.WELCOME15 },
      { ...coupon, ...values.FLAT500, minimum_purchase: flatMinimum },
      { ...coupon, ...values.MONSOON20, ...expired },
      { ...coupon, ...values.SUMMER1000, ...coming },
      { ...coupon, ...values.DECCAN10, operators: ["deccan-and-coast"] },
      { ...coupon, ...values.FIRST3, usage_limit: 3, per_customer_limit: 1 },
    ]),
    `INSERT INTO coupon_uses (booking, coupon, email_key, created_at)
      SELECT id, coupon_code, email_key, created_at FROM bookings WHERE coupon_code IS NOT NULL`,
    `INSERT INTO coupon_customers (coupon, email_key, used, usage_limit)
      SELECT u.coupon, u.email_key, count(*), c.per_customer_limit
      FROM coupon_uses u JOIN coupons c ON c.code = u.coupon GROUP BY u.coupon, u.email_key`,
    "UPDATE coupons SET used = (SELECT count(*) FROM coupon_uses u WHERE u.coupon = coupons.code)",
  ];
}
