import type { BookingRequest } from "~/domain/bookings/booking-request";
import type { Booking } from "~/domain/bookings/booking-schema";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { timeToPayByLink, type ReceivedBy } from "~/domain/money/payments/payment";
import { recordReceivedPayment } from "../money/payments/record-received-payment";
import type { PrivilegedChangeDependencies } from "./change-booking";
import { createBooking } from "./create-booking";
import type { Admin } from "../platform/authz/actors";
import type { Keys } from "../platform/keys/keys";

/** A booking made by an administrator on behalf of a customer on the phone. */
interface BookingOrder {
  request: BookingRequest & { expectedTotal: number };
  /** Key of the form, so that a double submit makes one booking. */
  idempotencyKey: string;
  /** Amount already received, with the id of its receipt. */
  received: { amount: number; method: ReceivedBy; receiptId: string } | null;
}

/**
 * Books on behalf of a customer. The usual rules for seats, coupon and price apply, and the customer gets the usual
 * mail.
 * @throws AppError `invalid` (more received than the total), and the errors of
 * `createBooking`
 */
export async function createBookingFor(
  dependencies: PrivilegedChangeDependencies & { keys: Keys; isPayOnlineOffered: boolean },
  admin: Admin,
  { request, idempotencyKey, received }: BookingOrder,
): Promise<Booking> {
  if (received && received.amount > request.expectedTotal) {
    const message = `The amount received can't exceed the total of ${formatRupees(request.expectedTotal)}.`;
    throw new AppError("invalid", message, { errors: { receivedAmount: [message] } });
  }
  const booking = await createBooking(dependencies, request, {
    viewer: null,
    idempotencyKey,
    onBehalf: { audit: dependencies.audit, administrator: admin, timeToPay: timeToPayByLink },
  });
  if (received)
    await recordReceivedPayment(dependencies, admin, { bookingId: booking.bookingId, ...received });
  return booking;
}
