import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Coupon } from "~/domain/coupons/coupon-fields";
import type { Database } from "../platform/db/client";
import { bookings, couponAgreements, couponCustomers, coupons, couponUses } from "../platform/db/schema";

/** Columns of a coupon. */
const { deletedAt: _, ...columns } = getTableColumns(coupons);
export const couponColumns = columns;
export const isNotDeleted = isNull(coupons.deletedAt);

/** Finds a coupon by its upper-case code; deleted ones are not found. */
export async function findCoupon(db: Database, code: string): Promise<Coupon | null> {
  const row = await db
    .select(couponColumns)
    .from(coupons)
    .where(and(eq(coupons.code, code), isNotDeleted))
    .get();
  return row ?? null;
}

/** Returns true if an operator has agreed to bear its part of a coupon as it is now. */
export async function hasAgreed(
  db: Database,
  { code, version, borneBy }: Pick<Coupon, "code" | "version" | "borneBy">,
  operator: string,
): Promise<boolean> {
  if (borneBy === null) return false;
  const agreed = and(
    eq(couponAgreements.coupon, code),
    eq(couponAgreements.operatorSlug, operator),
    eq(couponAgreements.version, version),
  );
  return (await db.$count(couponAgreements, agreed)) > 0;
}

/**
 * Counts a booking's redemption of its coupon; part of the batch that writes the booking, and after it. The CHECKs `coupons_not_overused`
 * and `coupon_customers_not_overused` fail the batch if no redemptions are left, NOT NULL `coupon_uses.coupon` if the coupon has been
 * deactivated or deleted.
 * @param use.emailKey the customer's address by `emailKeyOf`
 * @param use.createdAt UTC instant
 */
export function redeemCoupon(
  db: Database,
  use: { booking: string; coupon: string; emailKey: string; createdAt: number },
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
            emailKey: sql`${use.emailKey}`.as("email_key"),
            used: sql`1`.as("used"),
            usageLimit: sql`${coupons.perCustomerLimit}`.as("usage_limit"),
          })
          .from(coupons)
          .where(eq(coupons.code, use.coupon)),
      )
      .onConflictDoUpdate({
        target: [couponCustomers.coupon, couponCustomers.emailKey],
        set: { used: sql`${couponCustomers.used} + 1`, usageLimit: sql`excluded.usage_limit` },
      }),
    db.insert(couponUses).values({
      ...use,
      // NULL if the coupon was withdrawn after it was checked: then nothing is written.
      coupon: sql`(${db
        .select({ code: coupons.code })
        .from(coupons)
        .where(and(eq(coupons.code, use.coupon), isNull(coupons.deactivatedAt), isNotDeleted))})`,
    }),
  ] as const;
}

/**
 * Releases the coupon of the booking that `condition` selects, once; part of the batch that cancels it, and before the change, so that all
 * statements see the same booking.
 * @param at UTC instant
 */
export function giveCouponBack(db: Database, condition: SQL | undefined, at: number) {
  const booking = db.select({ id: bookings.id }).from(bookings).where(condition);
  const isHeld = and(inArray(couponUses.booking, booking), isNull(couponUses.releasedAt));
  const code = db.select({ coupon: couponUses.coupon }).from(couponUses).where(isHeld);
  const customer = db
    .select({ coupon: couponUses.coupon, emailKey: couponUses.emailKey })
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
      .where(sql`(${couponCustomers.coupon}, ${couponCustomers.emailKey}) IN (${customer})`),
    db.update(couponUses).set({ releasedAt: at }).where(isHeld),
  ] as const;
}

/** Redeems a released coupon again for the same booking; part of the batch that confirms the booking after all. Fails like `redeemCoupon`. */
export function redeemCouponAgain(db: Database, booking: string) {
  const isGivenBack = and(eq(couponUses.booking, booking), isNotNull(couponUses.releasedAt));
  const code = db.select({ coupon: couponUses.coupon }).from(couponUses).where(isGivenBack);
  const customer = db
    .select({ coupon: couponUses.coupon, emailKey: couponUses.emailKey })
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
      .where(sql`(${couponCustomers.coupon}, ${couponCustomers.emailKey}) IN (${customer})`),
    db.update(couponUses).set({ releasedAt: null }).where(isGivenBack),
  ] as const;
}
