import { z } from "zod";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { changeQuoteSchema } from "~/domain/bookings/change-request";
import { formatRupees } from "~/domain/money/money";
import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import { callApi } from "~/platform/api/call-api";

export type CancelQuote = Omit<ChangeQuote, "lines">;

/**
 * Fetches the refund for a cancellation by an administrator today, without changing anything.
 * @throws if the request fails or the booking cannot be canceled
 */
export async function requestCancelQuote(
  bookingId: string,
  fault: FaultParty,
  signal?: AbortSignal,
): Promise<CancelQuote> {
  const path = `/api/admin/bookings/${bookingId}/cancel-quote?fault=${fault}`;
  return (await callApi(z.object({ quote: changeQuoteSchema }), path, { signal: signal ?? null })).quote;
}

/** Formats a cancellation quote as a sentence. */
export function cancelQuoteText(
  { percent, refundAmount, refundDue }: CancelQuote,
  fault: FaultParty = "traveler",
): string {
  if (fault !== "traveler")
    return refundAmount === 0
      ? "No refund: nothing has been paid."
      : `Refund of ${formatRupees(refundAmount)}: everything the customer has paid.`;
  if (percent === 0) return "No refund: the refund schedule has ended.";
  const granted = `the refund schedule grants ${percent}%, ${formatRupees(refundDue)}`;
  if (refundAmount === 0) return `No refund: ${granted}, but none of it has been paid.`;
  return `Refund of ${formatRupees(refundAmount)}: ${granted}.`;
}
