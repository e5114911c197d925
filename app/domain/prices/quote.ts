import { z } from "zod";
import { startTimeSchema } from "~/domain/departures/availability-schema";
import { depositSchema } from "./deposit-schema";

/** In the order in which they are applied. */
export const quoteLineCodes = [
  "fare",
  "child",
  "infant",
  "group",
  "early-bird",
  "last-minute",
  "room",
  "coupon",
  "extra",
  "reseller",
  "change-fee",
  "as-sold",
  "goodwill",
] as const;

const rupees = z.int();

/** The price of a booking, as computed by pricing.ts and returned by the API. */
export const quoteSchema = z.object({
  /** Discounts are negative. */
  lines: z.array(z.object({ code: z.enum(quoteLineCodes), label: z.string(), amount: rupees })),
  /** Sum of the discounts. */
  discount: rupees.min(0),
  /** Price to pay, the sum of the lines. */
  total: rupees.min(0),
  gst: z
    .object({
      percent: z.int(),
      amount: rupees,
      others: z
        .array(z.object({ percent: z.int(), amount: rupees }))
        .optional()
        .meta({ description: "Parts of the total at other rates; omitted if there are none" }),
    })
    .meta({ description: "Tax included in the total; 0 if the operator has no GSTIN" }),
  /** Empty without a travel date. */
  refundSchedule: z.array(
    z.object({ from: z.iso.date(), to: z.iso.date(), percent: z.int(), amount: rupees }),
  ),
  deposit: depositSchema
    .optional()
    .meta({ description: "Part payment that books the trip; omitted if everything is due at once" }),
  startTime: startTimeSchema,
  payLaterBy: z.iso.datetime().optional().meta({
    description:
      "When a booking without payment is due, once its e-mail address is confirmed; omitted if nothing is",
  }),
});
export type Quote = z.infer<typeof quoteSchema>;
export type QuoteLine = Quote["lines"][number];
