import { eq } from "drizzle-orm";
import { couponCustomers, coupons, couponUses } from "../../worker/platform/db/schema";
import { batchNamed } from "../../worker/platform/db/batch";
import { db } from "./database";

let made = 0;

/** Stores a coupon (default: 15 %, valid for years) and returns its code. */
export async function coupon(overrides: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  made += 1;
  const code = `TEST${made}`;
  await db.insert(coupons).values({
    code,
    kind: "percent",
    value: 15,
    validFrom: "2020-01-01",
    validUntil: "2099-12-31",
    createdAt: 1,
    ...overrides,
  });
  return code;
}

/** Counts the uses of a coupon: in total, by customer, and by unreleased redemptions. */
export async function usesOf(code: string) {
  const { inAll, customers, uses } = await batchNamed(db, {
    inAll: db.select({ used: coupons.used }).from(coupons).where(eq(coupons.code, code)),
    customers: db
      .select({ used: couponCustomers.used })
      .from(couponCustomers)
      .where(eq(couponCustomers.coupon, code)),
    uses: db
      .select({ releasedAt: couponUses.releasedAt })
      .from(couponUses)
      .where(eq(couponUses.coupon, code)),
  });
  return {
    inAll: inAll[0]?.used,
    byCustomers: customers.reduce((sum, { used }) => sum + used, 0),
    byBookings: uses.filter(({ releasedAt }) => releasedAt === null).length,
  };
}
