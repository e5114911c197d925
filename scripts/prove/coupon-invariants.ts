import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Tally } from "./tally.ts";

const couponsSchema = z.array(
  z.object({
    code: z.string(),
    usageLimit: z.number().nullable(),
    perCustomerLimit: z.number().nullable(),
    used: z.number(),
    live: z.number(),
    inBookings: z.number(),
    byCustomer: z.string(),
    customers: z.string(),
  }),
);
const pairsSchema = z.array(z.tuple([z.string(), z.number()]));

/** Parses the uses of each customer, by address. */
export function parsePairs(text: string): [string, number][] {
  return pairsSchema.parse(JSON.parse(text)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

// One statement, so one consistent snapshot. A use is live until it is released or its booking is canceled.
const usesOfCoupons = `
  SELECT c.code, c.usage_limit AS usageLimit, c.per_customer_limit AS perCustomerLimit, c.used,
    (SELECT count(*) FROM coupon_uses u WHERE u.coupon = c.code AND u.released_at IS NULL) AS live,
    (SELECT count(*) FROM bookings b JOIN tours t ON t.id = b.tour_id
      WHERE t.slug = 'proof-of-coupons' AND b.coupon_code = c.code AND b.status <> 'cancelled') AS inBookings,
    (SELECT json_group_array(json_array(email, uses)) FROM (
      SELECT u.email_key AS email, count(*) AS uses FROM coupon_uses u
      WHERE u.coupon = c.code AND u.released_at IS NULL GROUP BY u.email_key)) AS byCustomer,
    (SELECT json_group_array(json_array(email_key, used)) FROM (
      SELECT email_key, used FROM coupon_customers k
      WHERE k.coupon = c.code AND k.used > 0 ORDER BY email_key)) AS customers
  FROM coupons c WHERE c.code LIKE 'PROOF%'`;

/** Reads the coupons of the proof; `byCustomer` is JSON, [address, live uses] for each customer. */
export function readCoupons(database: DatabaseSync) {
  return couponsSchema.parse(database.prepare(usesOfCoupons).all());
}

/** Checks the coupon invariants, also while others write. */
export function checkCoupons(database: DatabaseSync, tally: Tally): void {
  tally.variants += 1;
  for (const coupon of readCoupons(database)) {
    const { usageLimit, perCustomerLimit, used, live, inBookings } = coupon;
    const byCustomer = parsePairs(coupon.byCustomer);
    if (usageLimit !== null) tally.seeOver("in total", live - usageLimit);
    if (perCustomerLimit !== null)
      for (const [, uses] of byCustomer) tally.seeOver("per customer", uses - perCustomerLimit);
    if (used !== live) tally.error("used is not the live uses of the coupon");
    if (live !== inBookings) tally.error("the live uses are not the bookings with the coupon");
    if (JSON.stringify(byCustomer) !== JSON.stringify(parsePairs(coupon.customers)))
      tally.error("used by a customer is not the customer's live uses");
  }
}
