import { voucherState } from "~/domain/booking-papers";
import type { BookingOnPaper } from "~/domain/booking-papers";
import { signVoucher } from "./voucher-key";
import type { Keys } from "../keys/keys";

/** What the QR code of a booking's voucher says; null where the voucher does not hold. */
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
