import { z } from "zod";
import "~/domain/zod-without-eval";
import { inWords, type Wording } from "~/domain/language/messages";
import { readDate } from "~/domain/typed-input/day";
import { isTravelDate } from "./calendar";
import { calendarMessages } from "./messages";

const asDate = () => calendarMessages().asDate;

/**
 * A day, "yyyy-MM-dd".
 * @param required for a missing day
 * @param wrong for text that is no day
 * @param options `abort` is false if a wrong day does not keep the rules of the whole object from reporting; rules that compare days need true
 */
export function daySchema(required: Wording = asDate, wrong = required, { abort = true } = {}) {
  return z
    .string({ error: () => inWords(required) })
    .overwrite(readDate)
    .refine(isTravelDate, { error: ({ input }) => inWords(input === "" ? required : wrong), abort });
}
