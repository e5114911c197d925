import type { Viewer } from "~/domain/account";
import type { Booking, BookingRequest } from "~/domain/booking";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money";
import { timeToPayByLink } from "~/domain/payment";
import type { ReceivedBy } from "~/domain/payment";
import { requireAdmin } from "../accounts/require-admin";
import { recordReceivedPayment } from "../payments/record-received-payment";
import type { PrivilegedChangeDependencies } from "./change-booking";
import { createBooking } from "./create-booking";

/** What an administrator books for somebody on the telephone. */
export interface BookingOrder {
  request: BookingRequest & { expectedTotal: number };
  /** Of the form: sent twice, it makes one booking. */
  idempotencyKey: string;
  /** What has been received for it already, by the id of its receipt. */
  received: { amount: number; method: ReceivedBy; receiptId: string } | null;
}

/**
 * Books for somebody else. Seats, coupon and price are held to what holds for everybody; the customer gets the mail that
 * everybody gets.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (more received than it costs), and what booking throws
 */
export async function createBookingFor(
  dependencies: PrivilegedChangeDependencies & { isPayOnlineOffered: boolean },
  viewer: Viewer | null,
  { request, idempotencyKey, received }: BookingOrder,
): Promise<Booking> {
  requireAdmin(viewer);
  if (received && received.amount > request.expectedTotal) {
    const message = `It costs ${formatRupees(request.expectedTotal)}: no more can have been received for it.`;
    throw new AppError("invalid", message, { errors: { receivedAmount: [message] } });
  }
  const booking = await createBooking(dependencies, request, {
    viewer: null,
    idempotencyKey,
    onBehalf: { audit: dependencies.audit, administrator: viewer, timeToPay: timeToPayByLink },
  });
  if (received)
    await recordReceivedPayment(dependencies, viewer, { bookingId: booking.bookingId, ...received });
  return booking;
}
