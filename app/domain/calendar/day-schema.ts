import { z } from "zod";
import "~/domain/zod-without-eval";
import { readDate } from "~/domain/typed-input/day";
import { isTravelDate } from "./calendar";

const asDate = "Please enter the date as yyyy-MM-dd.";

/**
 * A day, "yyyy-MM-dd".
 * @param required for a missing day
 * @param wrong for text that is no day
 */
export function daySchema(required: string = asDate, wrong = required) {
  return z
    .string(required)
    .overwrite(readDate)
    .min(1, { error: required, abort: true })
    .refine(isTravelDate, { error: wrong, abort: true });
}
