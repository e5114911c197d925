import type { PayPage } from "~/domain/payments/payment";
import { attemptOn, payableOn, readBookingOfLink } from "./payable-booking";
import type { BookingLink } from "./payable-booking";
import { listRefundsOf } from "./refunds.repo";
import type { StartDependencies } from "./start-payment";

/** Returns the data of a booking's pay page. @throws AppError `not_found` */
export async function getPayPage(dependencies: StartDependencies, link: BookingLink): Promise<PayPage> {
  const { db, clock, gateway } = dependencies;
  const state = await readBookingOfLink(dependencies, link);
  const { booking } = state;
  const now = clock();
  const toPay = payableOn(state, now);
  const canPay = gateway !== null && toPay > 0;
  const attempt = attemptOn(state);
  const refunds = await listRefundsOf(db, booking.id);
  return {
    bookingId: booking.bookingId,
    status: booking.status,
    tourTitle: booking.tourTitle,
    travelDate: booking.travelDate,
    numberOfTravelers: booking.numberOfTravelers,
    total: booking.totalAmount,
    paid: booking.paidAmount - booking.refundedAmount,
    toPay,
    dueAt:
      booking.status === "pending" && booking.paymentDueAt !== null
        ? new Date(booking.paymentDueAt).toISOString()
        : null,
    now: new Date(now).toISOString(),
    canPay,
    lastAttempt: attempt ? (attempt.status === "failed" ? "failed" : "open") : "none",
    upi:
      canPay && attempt?.status === "created" && attempt.upiLink !== null
        ? { link: attempt.upiLink, amount: attempt.amount }
        : null,
    refunds: refunds.map(({ amount, reason, status }) => ({ amount, reason, status })),
    sandboxPath: attempt?.gateway === "sandbox" && toPay > 0 ? `/sandbox/pay/${attempt.orderId}` : null,
  };
}
