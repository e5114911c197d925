import { todayInIndia } from "~/domain/calendar/calendar";
import type { CouponState } from "~/domain/coupons/coupon";
import type { Coupon, CouponUse } from "~/domain/coupons/coupon-fields";
import { AppError } from "~/domain/errors";
import { listActions, type ActionHistory } from "../audit/action-list.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { PageEnd, PageRequest } from "../platform/db/list-page";
import { findCoupon } from "./coupons.repo";
import * as repo from "./managed-coupons.repo";
import type { CouponSort } from "./managed-coupons.repo";
import type { Admin } from "../platform/authz/actors";

/**
 * Returns one page of coupons, for an administrator.
 * @throws AppError `invalid` for an invalid cursor
 */
export async function listCoupons(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  {
    sort,
    cursor,
    limit,
    isCounted,
    ...filter
  }: PageRequest & {
    state?: CouponState | undefined;
    q?: string | undefined;
    sort: CouponSort;
  },
): Promise<{ coupons: Coupon[] } & PageEnd> {
  const page = { sort, cursor, limit, isCounted };
  return repo.listManagedCoupons(db, { ...filter, today: todayInIndia(clock()) }, page);
}

/**
 * Returns a coupon with one page of the bookings that used it, for an administrator.
 * @throws AppError `not_found`, `invalid`
 */
export async function getCoupon(
  { db }: { db: Database },
  _admin: Admin,
  code: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ coupon: Coupon; uses: CouponUse[]; nextCursor: string | null }> {
  const coupon = await findCoupon(db, code);
  if (!coupon) throw new AppError("not_found", "Coupon not found.");
  return { coupon, ...(await repo.listCouponUses(db, code, page)) };
}

/** Lists one page of a coupon's changes, newest first: for those who manage coupons, who may not read the log. @throws AppError `invalid` (cursor) */
export function listCouponChanges(
  { db }: { db: Database },
  _admin: Admin,
  code: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<ActionHistory> {
  return listActions(db, { anyOf: [["coupon", code]], sort: "-when", ...page });
}

/** Returns the tours and operators to which a coupon can be limited. */
export function getCouponChoices({ db }: { db: Database }, _admin: Admin) {
  return repo.listCouponScopes(db);
}
