import { env } from "cloudflare:workers";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { couponCustomers, couponUses } from "../../worker/db/schema";
import { book, post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { coupon } from "../support/coupon";
import { db } from "../support/database";
import { problemOf } from "../support/problem";

test("the migration joins the spellings of an address, and keeps every use", async () => {
  const couponCode = await coupon({ perCustomerLimit: 1 });
  const { bookingId } = await book({ couponCode, email: "meera@example.com" });
  // As before the migration.
  for (const table of ["coupon_uses", "coupon_customers"])
    await env.DB.prepare(`ALTER TABLE ${table} RENAME COLUMN email_key TO customer_email`).run();
  await env.DB.prepare("UPDATE coupon_uses SET customer_email = 'm.e.e.r.a+2@googlemail.com'").run();
  await env.DB.prepare("DELETE FROM coupon_customers").run();
  const former = ["m.e.e.r.a+2@googlemail.com", "meera@gmail.com", "meera+x@example.com", ""];
  for (const email of former)
    await env.DB.prepare("INSERT INTO coupon_customers VALUES (?, ?, 1, 1)").bind(couponCode, email).run();

  const queries = env.TEST_MIGRATIONS.find(({ name }) => name.includes("exact-limits"))?.queries ?? [];
  const first = queries.findIndex((query) => query.includes("UPDATE `coupon_uses`"));
  for (const query of queries.slice(first)) await env.DB.prepare(query).run();

  const customers = await db.select().from(couponCustomers).orderBy(asc(couponCustomers.emailKey));
  expect(customers.map(({ emailKey, used, usageLimit }) => [emailKey, used, usageLimit])).toStrictEqual([
    ["", 1, 1],
    ["meera@example.com", 1, 1],
    ["meera@gmail.com", 2, 2],
  ]);
  expect(await db.select({ emailKey: couponUses.emailKey }).from(couponUses)).toStrictEqual([
    { emailKey: "meera@gmail.com" },
  ]);
  for (const email of ["mee.ra@gmail.com", "meera+3@example.com"])
    await problemOf(await post("/api/bookings", bookingRequest({ couponCode, email })), "invalid");
  const cancelled = await post(`/api/bookings/${bookingId}/cancel`, { email: "meera@example.com" });
  expect(cancelled.status).toBe(200);
});
