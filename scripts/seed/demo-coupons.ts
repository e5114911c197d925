import { addDays, todayInIndia } from "../../app/domain/calendar/calendar";
import { emailKeyOf } from "../../app/domain/bookings/unpaid-booking";
import type { CouponValue } from "../../app/domain/coupons/coupon";
import type { DemoBooking, PricedBooking } from "./demo-booking";
import { insertAll } from "./sql";

const values = {
  WELCOME15: { code: "WELCOME15", kind: "percent", value: 15 },
  FLAT500: { code: "FLAT500", kind: "fixed", value: 500 },
  MONSOON20: { code: "MONSOON20", kind: "percent", value: 20 },
  SUMMER1000: { code: "SUMMER1000", kind: "fixed", value: 1000 },
  DECCAN10: { code: "DECCAN10", kind: "percent", value: 10 },
  FIRST3: { code: "FIRST3", kind: "fixed", value: 1500 },
} as const satisfies Record<string, CouponValue>;

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
): CouponValue | null {
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
export function couponStatements(bookings: readonly PricedBooking[], now: number): string[] {
  const today = todayInIndia(now);
  const { lasting, expired } = validDays(today);
  const uses = bookings.flatMap(({ id, couponCode, customer, createdAt }) =>
    couponCode === null
      ? []
      : [{ booking: id, coupon: couponCode, email_key: emailKeyOf(customer.email), created_at: createdAt }],
  );
  const coupon = {
    minimum_purchase: 0,
    usage_limit: null,
    per_customer_limit: null,
    tours: null,
    operators: null,
    created_at: now - 130 * 86_400_000,
    ...lasting,
  };
  const coming = { valid_from: addDays(today, 60), valid_until: addDays(today, 150) };
  const coupons = [
    { ...coupon, ...values.WELCOME15 },
    { ...coupon, ...values.FLAT500, minimum_purchase: flatMinimum },
    { ...coupon, ...values.MONSOON20, ...expired },
    { ...coupon, ...values.SUMMER1000, ...coming },
    { ...coupon, ...values.DECCAN10, operators: ["deccan-and-coast"] },
    { ...coupon, ...values.FIRST3, usage_limit: 3, per_customer_limit: 1 },
  ];
  const byCustomer = Map.groupBy(uses, (use) => `${use.coupon} ${use.email_key}`);
  const customers = Array.from(byCustomer.values(), (list) => ({
    coupon: list[0]?.coupon ?? "",
    email_key: list[0]?.email_key ?? "",
    used: list.length,
    usage_limit: coupons.find(({ code }) => code === list[0]?.coupon)?.per_customer_limit ?? null,
  }));
  return [
    ...insertAll(
      "coupons",
      coupons.map((row) => ({ ...row, used: uses.filter((use) => use.coupon === row.code).length })),
    ),
    ...insertAll("coupon_uses", uses),
    ...insertAll("coupon_customers", customers),
  ];
}
