import { voucherState, type PrintedBooking } from "~/domain/documents/booking-documents";
import { signVoucher } from "../platform/keys/voucher-key";
import type { Keys } from "../platform/keys/keys";

/** Returns the content of a voucher's QR code; null if the voucher is not valid. */
export async function voucherCode(
  keys: Keys,
  { booking, changedAt }: PrintedBooking,
): Promise<string | null> {
  if (voucherState(booking) !== "valid") return null;
  return signVoucher(keys, {
    bookingId: booking.bookingId,
    tourSlug: booking.tourSlug,
    travelDate: booking.travelDate,
    seats: booking.numberOfTravelers,
    issuedAt: Math.floor(changedAt / 1000),
  });
}
