import { z } from "zod";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { changeQuoteSchema } from "~/domain/bookings/change-request";
import { formatRupees } from "~/domain/money/money";
import { bearingSchema, type Bearing } from "~/domain/bookings/sale";
import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import { callApi } from "~/platform/api/call-api";

export type CancelQuote = Omit<ChangeQuote, "lines"> & { bearing: Bearing };

/**
 * Fetches the refund for a cancellation by an administrator today, and who bears it, without changing anything.
 * @param search parameters of the address: `fault`, and other terms
 * @throws if the request fails or the booking cannot be canceled
 */
export async function requestCancelQuote(
  bookingId: string,
  search: string,
  signal?: AbortSignal,
): Promise<CancelQuote> {
  const path = `/api/admin/bookings/${bookingId}/cancel-quote?${search}`;
  const schema = z.object({ quote: changeQuoteSchema, bearing: bearingSchema });
  const { quote, bearing } = await callApi(schema, path, { signal: signal ?? null });
  return { ...quote, bearing };
}

/** Formats a cancellation quote as a sentence. */
export function cancelQuoteText(
  { percent, refundAmount, refundDue }: Omit<CancelQuote, "bearing">,
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
