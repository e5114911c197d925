import { z } from "zod";
import { readCode } from "~/domain/typed-input/code";
import { couponMessages } from "./messages";

/** A typed code; null if empty. */
export const couponCodeSchema = z
  .string()
  .overwrite(readCode)
  .max(40, { error: () => couponMessages().tooLong })
  .transform((value) => value || null);

/** The code of an API request, which leaves it out for none. */
export const requestedCouponSchema = couponCodeSchema
  .refine((code) => code !== null, { error: () => couponMessages().codeOrNone })
  .optional()
  .transform((code) => code ?? null);
