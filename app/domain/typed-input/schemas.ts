import { z } from "zod";
import "~/domain/zod-without-eval";
import { isTravelDate } from "~/domain/calendar/calendar";
import { readDay } from "./day";
import { readNumber } from "./number";

/** Schemas of typed numbers and days. */

/** Parses a typed number, or one that already is; the schema rejects other text. */
export function typedNumber<Schema extends z.ZodType<number, number>>(schema: Schema) {
  return z.preprocess((value) => (typeof value === "string" ? (readNumber(value) ?? value) : value), schema);
}

const asDate = "Please enter the date as yyyy-MM-dd.";

/**
 * A day, "yyyy-MM-dd".
 * @param required for a missing day
 * @param wrong for text that is no day
 */
export function daySchema(required: string = asDate, wrong = required) {
  return z
    .string(required)
    .overwrite(readDay)
    .min(1, { error: required, abort: true })
    .refine(isTravelDate, { error: wrong, abort: true });
}
