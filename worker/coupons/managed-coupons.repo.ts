import { and, asc, eq, gt, isNotNull, isNull, lt, lte, gte, notExists, sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { CouponState } from "~/domain/coupons/coupon";
import type { Coupon, CouponDates, CouponForm, CouponUse } from "~/domain/coupons/coupon-fields";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { keyset } from "../platform/db/keyset";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import { bookings, couponCustomers, coupons, couponUses, operators, tours } from "../platform/db/schema";
import { sortedPageOf } from "../platform/db/cursor";
import { couponColumns, isNotDeleted } from "./coupons.repo";

const couponSorts = [
  "-created",
  "created",
  "code",
  "-code",
  "from",
  "-from",
  "until",
  "-until",
  "used",
  "-used",
] as const;
export type CouponSort = (typeof couponSorts)[number];

/** True for coupons in a state on a day, by the rules of `couponState`. */
function inState(state: CouponState, today: TravelDate): SQL | undefined {
  if (state === "inactive") return isNotNull(coupons.deactivatedAt);
  const byDates = {
    scheduled: gt(coupons.validFrom, today),
    expired: lt(coupons.validUntil, today),
    active: and(lte(coupons.validFrom, today), gte(coupons.validUntil, today)),
  };
  return and(isNull(coupons.deactivatedAt), byDates[state]);
}

/**
 * Returns one page of coupons.
 * @param filter.today date in India that their states depend on
 */
export async function listManagedCoupons(
  db: Database,
  filter: { state?: CouponState | undefined; q?: string | undefined; today: TravelDate },
  page: PageRequest & { sort: CouponSort },
): Promise<{ coupons: Coupon[] } & PageEnd> {
  const sorts = {
    created: coupons.createdAt,
    code: coupons.code,
    from: coupons.validFrom,
    until: coupons.validUntil,
    used: coupons.used,
  };
  const { shown, ...end } = await readListPage(
    db,
    { columns: sorts, id: coupons.code, table: coupons },
    ({ key, after, table }) =>
      db
        .select({ sortKey: key, ...couponColumns })
        .from(table)
        .where(
          and(
            isNotDeleted,
            filter.state && inState(filter.state, filter.today),
            filter.q
              ? containsText(sql`${coupons.code} || ' ' || coalesce(${coupons.description}, '')`, filter.q)
              : undefined,
            after,
          ),
        ),
    page,
    ({ code }) => code,
  );
  return { coupons: shown, ...end };
}

/**
 * Stores a new coupon. Fails with UNIQUE `coupons.code` if the code was ever used.
 * @param at UTC instant
 */
export async function insertCoupon(
  db: Database,
  coupon: CouponForm,
  at: number,
  audit: AuditStatements,
): Promise<void> {
  await db.batch([db.insert(coupons).values({ ...coupon, createdAt: at }), ...audit]);
}

/**
 * Updates a coupon. Fails with the CHECK `coupons_not_overused` if the new limit is below its uses.
 * @param version as it was read
 * @returns true if that version was current
 */
export async function updateCoupon(
  db: Database,
  { code, ...coupon }: CouponForm,
  version: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(coupons)
      .set({ ...coupon, version: version + 1 })
      .where(and(eq(coupons.code, code), eq(coupons.version, version), isNotDeleted)),
    audit,
  });
  return written.meta.changes > 0;
}

/**
 * Deactivates a coupon.
 * @returns true if it was active
 */
export async function endCoupon(
  db: Database,
  code: string,
  at: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(coupons)
      .set({ deactivatedAt: at, version: sql`${coupons.version} + 1` })
      .where(and(eq(coupons.code, code), isNull(coupons.deactivatedAt), isNotDeleted)),
    audit,
  });
  return written.meta.changes > 0;
}

/**
 * Reactivates a coupon, with a new validity if given.
 * @param version as it was read
 * @returns true if that version was current
 */
export async function reopenCoupon(
  db: Database,
  code: string,
  { version, dates }: { version: number; dates: CouponDates | null },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(coupons)
      .set({ ...dates, deactivatedAt: null, version: version + 1 })
      .where(and(eq(coupons.code, code), eq(coupons.version, version), isNotDeleted)),
    audit,
  });
  return written.meta.changes > 0;
}

/**
 * Deletes a coupon: an unused one is removed, a used one stays for its bookings and cannot be redeemed.
 * @returns true if it existed
 */
export async function eraseCoupon(
  db: Database,
  code: string,
  at: number,
  audit: AuditStatements,
): Promise<boolean> {
  const isUsed = db
    .select({ one: sql`1` })
    .from(couponUses)
    .where(eq(couponUses.coupon, coupons.code));
  const hasCustomers = db
    .select({ one: sql`1` })
    .from(couponCustomers)
    .where(eq(couponCustomers.coupon, coupons.code));
  const { written } = await batchNamed(db, {
    written: db
      .update(coupons)
      .set({ deletedAt: at })
      .where(and(eq(coupons.code, code), isNotDeleted)),
    audit,
    unusedCoupon: db
      .delete(coupons)
      .where(
        and(eq(coupons.code, code), isNotNull(coupons.deletedAt), notExists(isUsed), notExists(hasCustomers)),
      ),
  });
  return written.meta.changes > 0;
}

/** Returns one page of the bookings that used a coupon, newest first. */
export async function listCouponUses(
  db: Database,
  code: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ uses: CouponUse[]; nextCursor: string | null }> {
  const order = keyset({ used: couponUses.createdAt }, "-used", couponUses.booking, page.cursor);
  const rows = await db
    .select({
      sortKey: order.key,
      booking: couponUses.booking,
      bookingId: bookings.bookingId,
      customerName: bookings.customerName,
      customerEmail: bookings.customerEmail,
      discount: bookings.discount,
      totalAmount: bookings.totalAmount,
      usedAt: couponUses.createdAt,
      releasedAt: couponUses.releasedAt,
    })
    .from(couponUses)
    .innerJoin(bookings, eq(couponUses.booking, bookings.id))
    .where(and(eq(couponUses.coupon, code), order.after))
    .orderBy(...order.order)
    .limit(page.limit + 1);
  const { shown, nextCursor } = sortedPageOf(rows, page.limit, "-used", ({ booking }) => booking);
  return { uses: shown, nextCursor };
}

/** Returns the options for a coupon's scope: operators, and tours that are not deleted, by name. */
export async function listCouponScopes(db: Database) {
  const { operatorRows, tourRows } = await batchNamed(db, {
    operatorRows: db
      .select({ slug: operators.slug, name: operators.companyName })
      .from(operators)
      .orderBy(asc(operators.companyName)),
    tourRows: db
      .select({ slug: tours.slug, name: tours.title })
      .from(tours)
      .where(isNull(tours.deletedAt))
      .orderBy(asc(tours.title)),
  });
  return { operators: operatorRows, tours: tourRows };
}
