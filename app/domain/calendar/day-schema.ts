import { z } from "zod";
import "~/domain/zod-without-eval";
import { readDate } from "~/domain/typed-input/day";
import { isTravelDate } from "./calendar";

const asDate = "Please enter the date as yyyy-MM-dd.";

/**
 * A day, "yyyy-MM-dd".
 * @param required for a missing day
 * @param wrong for text that is no day
 * @param abort false if rules of the whole object shall report their issues too; those that compare days need true
 */
export function daySchema(required: string = asDate, wrong = required, abort = true) {
  return z
    .string(required)
    .overwrite(readDate)
    .refine(isTravelDate, { error: ({ input }) => (input === "" ? required : wrong), abort });
}
