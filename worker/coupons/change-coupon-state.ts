import { todayInIndia } from "~/domain/calendar/calendar";
import { couponState } from "~/domain/coupons/coupon";
import type { CouponDates, ManagedCoupon } from "~/domain/coupons/coupon-form";
import { AppError, staleEdit } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import * as repo from "./managed-coupons.repo";
import type { Admin } from "../authz/actors";

/**
 * Deactivates a coupon immediately.
 * @throws AppError `not_found`, `illegal_transition` (already inactive)
 */
export async function deactivateCoupon(audit: AuditDependencies, admin: Admin, code: string): Promise<void> {
  await find(audit, code);
  const entry = { action: "coupon.deactivate" as const, subjectId: code };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.deactivateCoupon(audit.db, code, audit.clock(), statements),
  );
  if (!isDone) throw new AppError("illegal_transition", `Coupon ${code} is already inactive.`);
}

/**
 * Reactivates a coupon.
 * @param change.version as it was read
 * @param change.dates new validity; without it the current one, which must not be past
 * @throws AppError `not_found`, `illegal_transition` (it is active), `invalid` (validity is past, and no new or a
 * past one is given), `conflict` (changed since it was read)
 */
export async function reactivateCoupon(
  audit: AuditDependencies,
  admin: Admin,
  { code, version, dates = null }: { code: string; version: number; dates?: CouponDates | null | undefined },
): Promise<void> {
  const coupon = await find(audit, code);
  const today = todayInIndia(audit.clock());
  const { validFrom, validUntil } = coupon;
  const state = couponState(coupon, today);
  if (state === "active" || state === "scheduled") {
    throw new AppError("illegal_transition", `Coupon ${code} is already ${state}.`);
  }
  if ((dates ?? coupon).validUntil < today) {
    const message = "The last day is past. Please choose new dates.";
    throw new AppError("invalid", message, { errors: { validUntil: [message] } });
  }
  const entry = {
    action: "coupon.reactivate" as const,
    subjectId: code,
    ...(dates && { before: { validFrom, validUntil }, after: { ...dates } }),
  };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.reactivateCoupon(audit.db, code, { version, dates }, statements),
  );
  if (!isDone) {
    throw staleEdit(`coupon ${code}`);
  }
}

/**
 * Deletes a coupon. Bookings that used it keep their price.
 * @throws AppError `not_found`
 */
export async function deleteCoupon(audit: AuditDependencies, admin: Admin, code: string): Promise<void> {
  const { kind, value, used } = await find(audit, code);
  const entry = { action: "coupon.delete" as const, subjectId: code, before: { kind, value, used } };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.deleteCoupon(audit.db, code, audit.clock(), statements),
  );
  if (!isDone) throw noSuchCoupon();
}

async function find({ db }: AuditDependencies, code: string): Promise<ManagedCoupon> {
  const coupon = await repo.findManagedCoupon(db, code);
  if (!coupon) throw noSuchCoupon();
  return coupon;
}

function noSuchCoupon(): AppError {
  return new AppError("not_found", "Coupon not found.");
}
