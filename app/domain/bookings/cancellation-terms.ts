import { z } from "zod";
import { refundBearers } from "~/domain/money/bearers";
import { rupeesTypedSchema } from "~/domain/money/payouts/payout";
import { requiredReasonSchema } from "./change-request";
import { exemptionFields } from "~/domain/departures/exemption";

/** Fault, refund and bearer of a cancellation by an administrator. Source: decision F of the design, November 2026. */

/** The party at fault. A traveler's own reasons are refunded by the schedule; everything else in full, commission included. */
export const faultParties = ["traveler", "operator", "nobody", "platform"] as const;
export type FaultParty = (typeof faultParties)[number];

export const faultLabels: Record<FaultParty, string> = {
  traveler: "Traveler's request",
  operator: "Operator's fault",
  nobody: "Nobody's fault: storm, flood, strike",
  platform: "Our fault",
};

const refund = z.int("Please enter whole rupees.").min(0).max(1_000_000_000);

export const cancellationTermsSchema = z.object({
  fault: z.enum(faultParties).optional().meta({ description: "Party at fault; by default the traveler" }),
  refund: refund.optional().meta({
    description: "Another refund than the proposed one, at most what was received; needs a `reason`",
  }),
  bearer: z
    .enum(refundBearers)
    .optional()
    .meta({ description: "Party that bears more, or gains from less, than the schedule's refund" }),
  compensation: refund.optional().meta({
    description:
      "What Tour Bharat pays the operator, unless it bears nothing; by default the share of the schedule",
  }),
  ...exemptionFields,
});
export type CancellationTerms = z.output<typeof cancellationTermsSchema>;

/** A refund of a part of the price after the trip, or after its cancellation. */
export const goodwillSchema = z.object({
  amount: rupeesTypedSchema.pipe(refund.min(1, "Please enter at least one rupee.")),
  reason: requiredReasonSchema,
  bearer: z.enum(refundBearers, "Please choose who bears the refund."),
});
export type Goodwill = z.output<typeof goodwillSchema>;

const emptyAsNone = z
  .literal("")
  .optional()
  .transform(() => undefined);

/** The same terms as form fields, in which empty ones are left out. */
export const cancellationFields = {
  fault: z.enum(faultParties).optional(),
  refund: z.union([emptyAsNone, rupeesTypedSchema.pipe(refund)]),
  bearer: z.union([emptyAsNone, z.enum(refundBearers)]),
  compensation: z.union([emptyAsNone, rupeesTypedSchema.pipe(refund)]),
  ...exemptionFields,
};
