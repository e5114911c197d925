import type { Coupon, CouponDates, CouponForm } from "~/domain/coupons/coupon-fields";
import { AppError, staleEdit, type FieldErrors } from "~/domain/errors";
import { todayInIndia } from "~/domain/calendar/calendar";
import { couponState } from "~/domain/coupons/coupon";
import { differenceOf } from "../audit/difference-of";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { violates } from "../platform/db/errors";
import type { Admin } from "../platform/authz/actors";
import { findCoupon } from "./coupons.repo";
import { offerCoupon } from "./offer-coupon";
import * as repo from "./managed-coupons.repo";

type WriteDependencies = AuditDependencies & { origin: string; startDelivery: () => void };

/**
 * Creates a coupon on behalf of an administrator, and notifies the operators that are asked to bear a part.
 * @throws AppError `invalid` (the code was used before)
 */
export async function createCoupon(
  { origin, startDelivery, ...audit }: WriteDependencies,
  admin: Admin,
  coupon: CouponForm,
): Promise<void> {
  const { code, ...after } = coupon;
  const entry = { action: "coupon.create" as const, subjectId: code, after };
  const at = audit.clock();
  const offers = await offerCoupon(audit.db, coupon, { version: 1, origin, at });
  try {
    await withAudit(audit, admin, entry, (statements) =>
      repo.insertCoupon(audit.db, coupon, at, [...statements, ...offers]),
    );
    if (offers.length > 0) startDelivery();
  } catch (error) {
    if (!violates(error, "coupons.code") && !violates(error, "index 'coupons_code_in_any_case'")) throw error;
    throw refused({ code: [await whyTaken(audit, code)] }, error);
  }
}

async function whyTaken({ db }: AuditDependencies, code: string): Promise<string> {
  return (await findCoupon(db, code))
    ? `Coupon ${code} already exists. Please choose another code, or edit that coupon.`
    : `The code ${code} belongs to a deleted coupon that was used. Please choose another code.`;
}

/**
 * Updates a coupon on behalf of an administrator. Bookings that used it keep their price.
 * @param version as it was read
 * @throws AppError `not_found`, `conflict` (changed since it was read), `invalid` (new limit below its uses)
 */
export async function editCoupon(
  { origin, startDelivery, ...audit }: WriteDependencies,
  admin: Admin,
  coupon: CouponForm,
  version: number,
): Promise<void> {
  const stored = await findCoupon(audit.db, coupon.code);
  if (!stored) throw new AppError("not_found", "Coupon not found.");
  const entry = { action: "coupon.edit" as const, subjectId: coupon.code, ...differenceOf(stored, coupon) };
  const offer = { version: version + 1, origin, at: audit.clock() };
  const offers = await offerCoupon(audit.db, coupon, offer);
  try {
    const isDone = await withAudit(audit, admin, entry, (statements) =>
      repo.updateCoupon(audit.db, coupon, version, [...statements, ...offers]),
    );
    if (!isDone) {
      throw staleEdit("this coupon");
    }
    if (offers.length > 0) startDelivery();
  } catch (error) {
    if (!violates(error, "coupons_not_overused")) throw error;
    const message = `It has already been used ${stored.used} times. Please enter at least that many, or leave it empty.`;
    throw refused({ usageLimit: [message] }, error);
  }
}

function refused(errors: FieldErrors, cause: unknown): AppError {
  return new AppError("invalid", Object.values(errors).flat().join(" "), { errors, cause });
}

/**
 * Deactivates a coupon immediately.
 * @throws AppError `not_found`, `illegal_transition` (already inactive)
 */
export async function deactivateCoupon(audit: AuditDependencies, admin: Admin, code: string): Promise<void> {
  await find(audit, code);
  const entry = { action: "coupon.deactivate" as const, subjectId: code };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.endCoupon(audit.db, code, audit.clock(), statements),
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
    repo.reopenCoupon(audit.db, code, { version, dates }, statements),
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
    repo.eraseCoupon(audit.db, code, audit.clock(), statements),
  );
  if (!isDone) throw noSuchCoupon();
}

async function find({ db }: AuditDependencies, code: string): Promise<Coupon> {
  const coupon = await findCoupon(db, code);
  if (!coupon) throw noSuchCoupon();
  return coupon;
}

function noSuchCoupon(): AppError {
  return new AppError("not_found", "Coupon not found.");
}
