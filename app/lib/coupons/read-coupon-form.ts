import { z } from "zod";
import { couponFormSchema } from "~/domain/coupons/coupon-form";
import type { CouponForm } from "~/domain/coupons/coupon-form";
import type { FieldErrors } from "~/domain/errors";

/** Entered values of a coupon form, as text. */
export type CouponValues = Record<(typeof textFields)[number], string> & {
  tours: string[];
  operators: string[];
};

export const textFields = [
  "code",
  "kind",
  "value",
  "validFrom",
  "validUntil",
  "minimumPurchase",
  "usageLimit",
  "perCustomerLimit",
  "description",
] as const;

export function couponValues(form: FormData): CouponValues {
  const text = (name: string) => String(form.get(name) ?? "");
  const list = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return {
    code: text("code"),
    kind: text("kind"),
    value: text("value"),
    validFrom: text("validFrom"),
    validUntil: text("validUntil"),
    minimumPurchase: text("minimumPurchase"),
    usageLimit: text("usageLimit"),
    perCustomerLimit: text("perCustomerLimit"),
    description: text("description"),
    tours: list("tours"),
    operators: list("operators"),
  };
}

/** Parses a coupon form; returns the coupon or field errors. */
export function readCouponForm(
  values: CouponValues,
): { coupon: CouponForm; errors: null } | { coupon: null; errors: FieldErrors } {
  const parsed = couponFormSchema.safeParse(values);
  return parsed.success
    ? { coupon: parsed.data, errors: null }
    : { coupon: null, errors: z.flattenError(parsed.error).fieldErrors };
}
