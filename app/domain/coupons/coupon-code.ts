import { z } from "zod";
import { readCode } from "~/domain/typed-input/code";

/** A typed code; null if empty. */
export const couponCodeSchema = z
  .string()
  .overwrite(readCode)
  .max(40, "Please keep it to 40 characters.")
  .transform((value) => value || null);

/** The code of an API request, which leaves it out for none. */
export const requestedCouponSchema = couponCodeSchema
  .refine((code) => code !== null, "Please enter the code, or leave the coupon out.")
  .optional()
  .transform((code) => code ?? null);
