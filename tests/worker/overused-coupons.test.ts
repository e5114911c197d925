import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { coupon, usesOf } from "../support/coupon";

/** Rebuilds a table without one of its CHECKs: each file has its own storage. */
async function withoutCheck(table: string, constraint: string): Promise<void> {
  const row = await env.DB.prepare("SELECT sql FROM sqlite_master WHERE name = ?1").bind(table).first<{
    sql: string;
  }>();
  const guarded = row?.sql ?? "";
  const unguarded = guarded.replace(
    new RegExp(`,\\s*CONSTRAINT "${constraint}" CHECK\\([^\\n]*\\)(?=,?\\n)`),
    "",
  );
  expect(unguarded).not.toBe(guarded);
  await env.DB.batch([
    env.DB.prepare("PRAGMA defer_foreign_keys = on"),
    env.DB.prepare(`DROP TABLE ${table}`),
    env.DB.prepare(unguarded),
  ]);
}

// The negative control of coupons.test.ts.
test.for([
  ["coupons", "coupons_not_overused", { usageLimit: 3 }],
  ["coupon_customers", "coupon_customers_not_overused", { perCustomerLimit: 3 }],
] as const)(
  "without the CHECK of %s the same concurrent bookings overuse a coupon",
  async ([table, check, limit]) => {
    await withoutCheck(table, check);
    const couponCode = await coupon(limit);
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await post("/api/bookings", bookingRequest({ couponCode }))).status,
      ),
    );
    // The read before the write may have refused the last of them.
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(3);
    expect((await usesOf(couponCode)).inAll).toBeGreaterThan(3);
  },
);
