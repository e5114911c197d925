import { z } from "zod";
import { refundBearers, type RefundBearer } from "~/domain/money/bearers";
import { requiredReasonSchema } from "~/domain/bookings/change-request";
import { canBecome, holdsSeats, isFinal, type BookingStatus } from "~/domain/bookings/booking-status";
import { isTravelDate } from "~/domain/calendar/calendar";
import { rupeesTypedSchema } from "~/domain/money/payouts/payout";
import { plainLine } from "~/domain/typed-input/characters";
import { readDate } from "~/domain/typed-input/day";

/**
 * Disputes of payments (chargebacks). Source: razorpay.com/docs/payments/disputes and .../api/disputes/entity, whose states they have.
 */
export const disputeStatuses = ["open", "under_review", "won", "lost", "closed"] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const disputeStatusLabels: Record<DisputeStatus, string> = {
  open: "Waiting for our answer",
  under_review: "Under review by the bank",
  won: "Won",
  lost: "Lost",
  closed: "Closed without loss",
};

/** Returns true for a dispute that the bank has decided. */
export function isDecided(status: DisputeStatus): boolean {
  return status !== "open" && status !== "under_review";
}

/** Returns true if a report moves a dispute on: gateways report in any order, and a decision is final. */
export function movesOn(from: DisputeStatus, to: DisputeStatus): boolean {
  return !isDecided(from) && from !== to && to !== "open";
}

/** Returns how much of a payment a dispute withholds: at most what has not been returned in another way. Whole rupees. */
export function withheldOf(
  amount: number,
  payment: { amount: number; refunded: number; disputed: number },
): number {
  return Math.max(0, Math.min(amount, payment.amount - payment.refunded - payment.disputed));
}

/** Outcomes for the booking of a lost dispute: kept with the amount due again, canceled, or lowered in price once the trip is over. */
export const lossOutcomes = ["keep", "cancel", "lower"] as const;
export type LossOutcome = (typeof lossOutcomes)[number];

export const lossOutcomeLabels: Record<LossOutcome, string> = {
  keep: "Keep the booking, the amount is due again",
  cancel: "Cancel the booking",
  lower: "Lower the price of the trip that is over",
};

/** Returns true for a lost dispute whose booking is kept until someone decides. */
export function isKeptForNow({ status, outcome }: Pick<Dispute, "status" | "outcome">): boolean {
  return status === "lost" && outcome === null;
}

/**
 * Returns what can become of a booking whose money a bank has taken back.
 * @param booking.owed what the traveler owes now, whole rupees
 * @param booking.isKept true if it was kept until someone decides; once it is paid again, it can only be kept
 */
export function lossOutcomesOf({
  status,
  owed,
  withheld,
  isKept,
}: {
  status: BookingStatus;
  owed: number;
  withheld: number;
  isKept: boolean;
}): LossOutcome[] {
  if (isKept && owed < withheld && holdsSeats(status)) return ["keep"];
  if (canBecome(status, "cancelled")) return ["keep", "cancel"];
  return isFinal(status) && status !== "cancelled" ? ["keep", "lower"] : ["lower"];
}

/** A dispute as shown to administrators. Whole rupees, UTC instants. */
export interface Dispute {
  id: string;
  /** The gateway's id. */
  reference: string;
  bookingId: string;
  customerName: string;
  operator: string;
  companyName: string;
  amount: number;
  /** The part of `amount` that was not returned before. */
  withheld: number;
  status: DisputeStatus;
  reason: string;
  bearer: RefundBearer;
  /** Null unless it is lost and its booking decided. */
  outcome: LossOutcome | null;
  fee: number;
  /** Possible outcomes for its booking if it is lost. */
  outcomes: LossOutcome[];
  respondBy: number | null;
  createdAt: number;
  settledAt: number | null;
}

const reference = z
  .string()
  .overwrite(plainLine)
  .min(3, "Please enter the payment service's reference.")
  .max(60, "Please keep it to 60 characters.");

/** A dispute that an administrator records from the payment service's dashboard. */
export const newDisputeSchema = z.object({
  paymentId: z.string().min(1, "Please choose the payment.").max(100),
  reference,
  amount: rupeesTypedSchema.pipe(z.int().min(1, "Please enter at least one rupee.").max(1_000_000_000)),
  reason: requiredReasonSchema,
  respondBy: z
    .string()
    .overwrite(readDate)
    .refine((value) => value === "" || isTravelDate(value), "Please enter a date.")
    .transform((value) => value || null),
});
export type NewDispute = z.output<typeof newDisputeSchema>;

/** A step of a dispute: its new state, who bears a loss and, once lost, what becomes of the booking and what the payment service charged. */
export const disputeStepSchema = z.object({
  status: z.enum(disputeStatuses),
  bearer: z.enum(refundBearers),
  outcome: z.union([z.literal("").transform(() => undefined), z.enum(lossOutcomes)]).optional(),
  fee: z
    .union([z.literal("").transform(() => 0), rupeesTypedSchema.pipe(z.int().min(0).max(1_000_000))])
    .optional(),
});
export type DisputeStep = z.output<typeof disputeStepSchema>;
