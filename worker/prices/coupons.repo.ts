import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Coupon } from "~/domain/coupon";
import type { Database } from "../db/client";
import { bookings, couponCustomers, coupons, couponUses } from "../db/schema";

/** A coupon by its code in capitals, or null; a deleted one is none. */
export async function findCoupon(db: Database, code: string): Promise<Coupon | null> {
  const {
    perCustomerLimit: _,
    description: __,
    version: ___,
    deletedAt: ____,
    createdAt: _____,
    ...columns
  } = getTableColumns(coupons);
  const row = await db
    .select(columns)
    .from(coupons)
    .where(and(eq(coupons.code, code), isNull(coupons.deletedAt)))
    .get();
  return row ?? null;
}

/**
 * Counts a booking's use of its coupon; part of the batch that writes the booking, and after it. The CHECKs
 * `coupons_not_overused` and `coupon_customers_not_overused` fail the batch when there is none left, NOT NULL `coupon_uses.coupon`
 * when it has been taken out of use.
 * @param use.createdAt UTC instant
 */
export function takeCoupon(
  db: Database,
  use: { booking: string; coupon: string; customerEmail: string; createdAt: number },
) {
  return [
    db
      .update(coupons)
      .set({ used: sql`${coupons.used} + 1` })
      .where(eq(coupons.code, use.coupon)),
    db
      .insert(couponCustomers)
      .select(
        db
          .select({
            coupon: coupons.code,
            customerEmail: sql`${use.customerEmail}`.as("customer_email"),
            used: sql`1`.as("used"),
            most: sql`${coupons.perCustomerLimit}`.as("most"),
          })
          .from(coupons)
          .where(eq(coupons.code, use.coupon)),
      )
      .onConflictDoUpdate({
        target: [couponCustomers.coupon, couponCustomers.customerEmail],
        set: { used: sql`${couponCustomers.used} + 1`, most: sql`excluded.most` },
      }),
    db.insert(couponUses).values({
      ...use,
      // None where it has been taken out of use since it was looked at: then nothing is written.
      coupon: sql`(${db
        .select({ code: coupons.code })
        .from(coupons)
        .where(
          and(eq(coupons.code, use.coupon), isNull(coupons.deactivatedAt), isNull(coupons.deletedAt)),
        )})`,
    }),
  ] as const;
}

/**
 * Gives back the coupon of the booking that `condition` finds, once; part of the batch that cancels it, and before the
 * change, so that all see the same booking.
 * @param at UTC instant
 */
export function giveCouponBack(db: Database, condition: SQL | undefined, at: number) {
  const booking = db.select({ id: bookings.id }).from(bookings).where(condition);
  const isHeld = and(inArray(couponUses.booking, booking), isNull(couponUses.givenBackAt));
  const code = db.select({ coupon: couponUses.coupon }).from(couponUses).where(isHeld);
  const customer = db
    .select({ coupon: couponUses.coupon, customerEmail: couponUses.customerEmail })
    .from(couponUses)
    .where(isHeld);
  return [
    db
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(inArray(coupons.code, code)),
    db
      .update(couponCustomers)
      .set({ used: sql`${couponCustomers.used} - 1` })
      .where(sql`(${couponCustomers.coupon}, ${couponCustomers.customerEmail}) IN (${customer})`),
    db.update(couponUses).set({ givenBackAt: at }).where(isHeld),
  ] as const;
}

/**
 * Counts the use of a coupon anew for a booking it was given back for; part of the batch that confirms it after all. Fails as
 * `takeCoupon` does.
 */
export function takeCouponAgain(db: Database, booking: string) {
  const isGivenBack = and(eq(couponUses.booking, booking), isNotNull(couponUses.givenBackAt));
  const code = db.select({ coupon: couponUses.coupon }).from(couponUses).where(isGivenBack);
  const customer = db
    .select({ coupon: couponUses.coupon, customerEmail: couponUses.customerEmail })
    .from(couponUses)
    .where(isGivenBack);
  return [
    db
      .update(coupons)
      .set({ used: sql`${coupons.used} + 1` })
      .where(inArray(coupons.code, code)),
    db
      .update(couponCustomers)
      .set({ used: sql`${couponCustomers.used} + 1` })
      .where(sql`(${couponCustomers.coupon}, ${couponCustomers.customerEmail}) IN (${customer})`),
    db.update(couponUses).set({ givenBackAt: null }).where(isGivenBack),
  ] as const;
}
