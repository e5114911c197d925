import type { CouponForm } from "~/domain/coupons/coupon-form";
import { AppError, staleEdit } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import { differenceOf } from "../audit/difference-of";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { violates } from "../db/errors";
import * as repo from "./managed-coupons.repo";
import type { Admin } from "../authz/actors";

/**
 * Creates a coupon on behalf of an administrator.
 * @throws AppError `invalid` (the code was used before)
 */
export async function createCoupon(
  audit: AuditDependencies,
  admin: Admin,
  coupon: CouponForm,
): Promise<void> {
  const { code, ...after } = coupon;
  const entry = { action: "coupon.create" as const, subjectId: code, after };
  try {
    await withAudit(audit, admin, entry, (statements) =>
      repo.createCoupon(audit.db, coupon, audit.clock(), statements),
    );
  } catch (error) {
    if (!violates(error, "coupons.code") && !violates(error, "index 'coupons_code_in_any_case'")) throw error;
    throw refused({ code: [await whyTaken(audit, code)] }, error);
  }
}

async function whyTaken({ db }: AuditDependencies, code: string): Promise<string> {
  return (await repo.findManagedCoupon(db, code))
    ? `Coupon ${code} already exists. Please choose another code, or edit that coupon.`
    : `The code ${code} belongs to a deleted coupon that was used. Please choose another code.`;
}

/**
 * Updates a coupon on behalf of an administrator. Bookings that used it keep their price.
 * @param version as it was read
 * @throws AppError `not_found`, `conflict` (changed since it was read), `invalid` (new limit below its uses)
 */
export async function editCoupon(
  audit: AuditDependencies,
  admin: Admin,
  coupon: CouponForm,
  version: number,
): Promise<void> {
  const stored = await repo.findManagedCoupon(audit.db, coupon.code);
  if (!stored) throw new AppError("not_found", "Coupon not found.");
  const entry = { action: "coupon.edit" as const, subjectId: coupon.code, ...differenceOf(stored, coupon) };
  try {
    const isDone = await withAudit(audit, admin, entry, (statements) =>
      repo.updateCoupon(audit.db, coupon, version, statements),
    );
    if (!isDone) {
      throw staleEdit("this coupon");
    }
  } catch (error) {
    if (!violates(error, "coupons_not_overused")) throw error;
    const message = `It has already been used ${stored.used} times. Please enter at least that many, or leave it empty.`;
    throw refused({ usageLimit: [message] }, error);
  }
}

function refused(errors: FieldErrors, cause: unknown): AppError {
  return new AppError("invalid", Object.values(errors).flat().join(" "), { errors, cause });
}
