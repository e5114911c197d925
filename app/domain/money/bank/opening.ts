import { z } from "zod";
import { daySchema } from "~/domain/calendar/day-schema";
import { rupeesTypedSchema } from "~/domain/money/payouts/payout";

const balanceSchema = z
  .string()
  .transform((typed) => (typed.trim() === "" ? "0" : typed))
  .pipe(rupeesTypedSchema);

/** Balances of the accounts when these books began, whole rupees, each on its own side; empty is 0. */
export const openingSchema = z.object({
  day: daySchema("Please enter the day."),
  "gateway-clearing": balanceSchema,
  bank: balanceSchema,
  cash: balanceSchema,
  "gst-payable": balanceSchema,
  "tcs-payable": balanceSchema,
  "tds-payable": balanceSchema,
});
export type Opening = z.output<typeof openingSchema>;
