import { z } from "zod";
import "~/domain/zod-without-eval";
import { readDate } from "~/domain/typed-input/day";
import { isTravelDate } from "./calendar";

const asDate = "Please enter the date as yyyy-MM-dd.";

/**
 * A day, "yyyy-MM-dd".
 * @param required for a missing day
 * @param wrong for text that is no day
 * @param options `abort` is false if a wrong day does not keep the rules of the whole object from reporting; rules that compare days need true
 */
export function daySchema(required: string = asDate, wrong = required, { abort = true } = {}) {
  return z
    .string(required)
    .overwrite(readDate)
    .refine(isTravelDate, { error: ({ input }) => (input === "" ? required : wrong), abort });
}
