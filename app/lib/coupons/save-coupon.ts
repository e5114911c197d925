import { data } from "react-router";
import { AppError } from "~/domain/errors";
import type { CouponForm } from "~/domain/coupons/coupon-form";
import type { FieldErrors } from "~/domain/errors";
import { couponValues, readCouponForm } from "./read-coupon-form";
import type { CouponValues } from "./read-coupon-form";

/** Result of a rejected coupon form. */
export interface CouponFormAnswer {
  values: CouponValues;
  errors: FieldErrors;
  message: string | null;
}

/**
 * Parses and saves a posted coupon; returns null on success, else the form's values and errors.
 * @param save throws an AppError if the coupon is rejected
 */
export async function saveCoupon(form: FormData, save: (coupon: CouponForm) => Promise<void>) {
  const values = couponValues(form);
  const { coupon, errors } = readCouponForm(values);
  if (!coupon) return refused({ values, errors, message: "Check the marked fields." }, 422);
  try {
    await save(coupon);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const told = error.errors ? "Check the marked fields." : error.message;
    return refused({ values, errors: error.errors ?? {}, message: told }, error.status);
  }
}

function refused(answer: CouponFormAnswer, status: number) {
  return data(answer, { status });
}
