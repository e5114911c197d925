import { addDays, todayInIndia } from "../../app/domain/calendar/calendar";
import { insertAll } from "./sql";

/** Coupons: two usable, one expired, one not yet valid, one for one operator's tours, one nearly used up. */
export function couponStatements(now: number): string[] {
  const today = todayInIndia(now);
  const lasting = { valid_from: addDays(today, -30), valid_until: addDays(today, 365) };
  const coupon = {
    minimum_purchase: 0,
    usage_limit: null,
    per_customer_limit: null,
    tours: null,
    operators: null,
    created_at: now - 40 * 86_400_000,
    ...lasting,
  };
  return insertAll("coupons", [
    { ...coupon, code: "WELCOME15", kind: "percent", value: 15 },
    { ...coupon, code: "FLAT500", kind: "fixed", value: 500, minimum_purchase: 10_000 },
    {
      ...coupon,
      code: "MONSOON20",
      kind: "percent",
      value: 20,
      valid_from: addDays(today, -120),
      valid_until: addDays(today, -30),
    },
    {
      ...coupon,
      code: "SUMMER1000",
      kind: "fixed",
      value: 1000,
      valid_from: addDays(today, 60),
      valid_until: addDays(today, 150),
    },
    { ...coupon, code: "DECCAN10", kind: "percent", value: 10, operators: ["deccan-and-coast"] },
    { ...coupon, code: "FIRST3", kind: "fixed", value: 1500, usage_limit: 3, per_customer_limit: 1 },
  ]);
}
