import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import { exemptGrounds, exemptionInWords, type Exemption } from "~/domain/departures/exemption";
import type { RefundBearer } from "~/domain/money/bearers";
import { percentOf } from "~/domain/money/money";
import { bankTransferSchema } from "~/domain/money/payouts/payout";
import { cancellationCharge, refundPercent, type BookingTerms } from "./booking-change";
import { bookingStateMessages } from "./state-messages/messages";

/**
 * Compensation that a traveler gets beyond the full refund if the operator or the platform cancels for its own reasons. Source: rule 4(8) of
 * the Consumer Protection (E-Commerce) Rules, 2020; docs/decisions/055-cancellations-cost-both-sides.md.
 */

/** Compensation of a traveler, whole rupees: the operator's part is deducted from its payout, the rest is the platform's expense. */
export interface TravelerCompensation {
  amount: number;
  byOperator: number;
  /** Set if nothing is owed for it. */
  exemption: Exemption | null;
}

/** A percentage from a day in India on. */
export interface DatedPercent {
  validFrom: TravelDate;
  percent: number;
}

/**
 * Returns what a traveler is owed: what the booking's own schedule would have kept of the payments on a day.
 * @param rates in percent of that charge, newest first
 * @param day of the closing or the cancellation, in India
 */
export function compensationOn(terms: BookingTerms, rates: readonly DatedPercent[], day: TravelDate): number {
  const rate = rates.find(({ validFrom }) => validFrom <= day)?.percent ?? 0;
  return percentOf(cancellationCharge(terms, refundPercent(terms, day)), rate);
}

/** Splits a compensation by who bears it. */
export function compensationBorneBy(
  bearer: RefundBearer,
  amount: number,
  exemption: Exemption | null,
): TravelerCompensation {
  const owed = exemption === null ? amount : 0;
  const byOperator = { operator: owed, platform: 0, shared: owed - Math.trunc(owed / 2) }[bearer];
  return { amount: owed, byOperator, exemption };
}

/** The office's record of a transfer to a traveler. */
export const compensationTransferSchema = bankTransferSchema.pick({ reference: true });
export type CompensationTransfer = z.output<typeof compensationTransferSchema>;

/** A compensation as its traveler and the offices see it. Whole rupees; instants ISO 8601 in UTC. */
export const compensationSchema = z.object({
  amount: z.int(),
  byOperator: z.int(),
  exemption: z.object({ ground: z.enum(exemptGrounds), evidence: z.string() }).nullable(),
  /** Reference of the transfer; null until it is paid. */
  reference: z.string().nullable(),
  /** When it was paid or became due. */
  at: z.iso.datetime(),
});
export type StoredCompensation = z.output<typeof compensationSchema>;

export function isCompensationDue({ amount, reference }: StoredCompensation): boolean {
  return amount > 0 && reference === null;
}

/** Describes the state of a compensation to its traveler, or why there is none. */
export function compensationInWords({ amount, exemption, reference }: StoredCompensation): string {
  if (exemption !== null) return exemptionInWords(exemption);
  if (amount === 0) return "";
  const m = bookingStateMessages().compensation;
  return reference === null ? m.byHand : m.done(reference);
}
