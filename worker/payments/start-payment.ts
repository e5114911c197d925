import { AppError } from "~/domain/errors";
import { bookingKey } from "../bookings/booking-link";
import type { BookingState } from "../bookings/booking-change.repo";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { GatewayFault } from "./gateway";
import type { Checkout, CheckoutDetails, PaymentGateway } from "./gateway";
import { payableOn, readBookingOfLink } from "./payable-booking";
import type { BookingLink } from "./payable-booking";
import { createPayment, firstLookUp, updatePaymentAsBegun } from "./payments.repo";

export interface StartDependencies {
  db: Database;
  clock: Clock;
  secret: string;
  gateway: PaymentGateway | null;
}

/** How the customer goes on: with a UPI application, or to the gateway's page. */
export type PaymentStart =
  { way: "upi"; upiLink: string; amount: number } | { way: "gateway"; checkout: Checkout; amount: number };

/**
 * Asks the gateway for an order of what is owed, or takes the one that is open for the same sum, and tells how it is paid.
 * Where the gateway makes no UPI links, its page is the way, which takes UPI too.
 * @throws AppError `not_found`, `illegal_transition` (nothing can be paid), `unavailable` (the gateway does not answer)
 */
export async function startPayment(
  dependencies: StartDependencies,
  link: BookingLink,
  request: { way: "upi" | "gateway"; origin: string },
): Promise<PaymentStart> {
  const { clock, gateway } = dependencies;
  const state = await readBookingOfLink(dependencies, link);
  const amount = payableOn(state, clock());
  if (amount === 0 || !gateway) {
    throw new AppError("illegal_transition", "There is nothing to pay online on this booking.");
  }
  try {
    const orderId = await openOrder({ ...dependencies, gateway }, state, amount);
    const details = await detailsOf(dependencies.secret, state, { orderId, amount, origin: request.origin });
    const upiLink = request.way === "upi" ? await gateway.upiLink(details) : null;
    if (upiLink !== null) return { way: "upi", upiLink, amount };
    return { way: "gateway", checkout: gateway.checkoutOf(details), amount };
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    throw new AppError("unavailable", "The payment service does not answer just now. Nothing was paid.", {
      retryAfter: 10,
      cause: error,
    });
  }
}

async function openOrder(
  { db, clock, gateway }: { db: Database; clock: Clock; gateway: PaymentGateway },
  { booking, payments }: BookingState,
  amount: number,
): Promise<string> {
  const now = clock();
  const lookUpAt = now + firstLookUp;
  const open = payments.findLast(
    (payment) =>
      payment.gateway === gateway.name && payment.status !== "captured" && payment.amount === amount,
  );
  if (open) {
    await updatePaymentAsBegun(db, open.id, lookUpAt);
    return open.orderId;
  }
  const id = crypto.randomUUID();
  const orderId = await gateway.createOrder({
    amount,
    receipt: id,
    notes: { booking: booking.bookingId },
  });
  await createPayment(db, {
    id,
    booking: booking.id,
    gateway: gateway.name,
    orderId,
    paymentId: null,
    method: null,
    amount,
    refunded: 0,
    status: "created",
    recordedBy: null,
    createdAt: now,
    capturedAt: null,
    lookUpAt,
  });
  return orderId;
}

async function detailsOf(
  secret: string,
  { booking }: BookingState,
  { orderId, amount, origin }: { orderId: string; amount: number; origin: string },
): Promise<CheckoutDetails> {
  const { bookingId } = booking;
  const key = await bookingKey(secret, booking.id);
  const path = `/trip/${bookingId}/${key}/pay`;
  return {
    orderId,
    amount,
    bookingId,
    description: `Booking ${bookingId}: ${booking.tourTitle}`.slice(0, 120),
    customer: {
      name: booking.customerName,
      email: booking.customerEmail,
      phone: booking.customerPhone,
    },
    callbackUrl: `${origin}/api/payments/callback?${new URLSearchParams({ booking: bookingId, key })}`,
    cancelUrl: `${origin}${path}`,
  };
}
