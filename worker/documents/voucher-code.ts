import { voucherState } from "~/domain/booking-papers";
import type { BookingOnPaper } from "~/domain/booking-papers";
import { signVoucher } from "./voucher-key";
import type { Keys } from "../keys/keys";

/** Returns the content of a voucher's QR code; null if the voucher is not valid. */
export async function voucherCode(
  keys: Keys,
  { booking, changedAt }: BookingOnPaper,
): Promise<string | null> {
  if (voucherState(booking.status) !== "valid") return null;
  return signVoucher(keys, {
    bookingId: booking.bookingId,
    tourSlug: booking.tourSlug,
    travelDate: booking.travelDate,
    seats: booking.numberOfTravelers,
    issuedAt: Math.floor(changedAt / 1000),
  });
}
