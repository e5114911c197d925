import { AppError } from "~/domain/errors";
import { asksState } from "~/domain/money/tax/tax-documents";
import type { PayShare, PayWay } from "~/domain/bookings/payment-methods";
import { bookingKey } from "../../platform/keys/booking-link";
import type { BookingState } from "../../bookings/booking-change.repo";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { GatewayError, type Checkout, type CheckoutDetails, type PaymentGateway } from "./gateway";
import { stateMissing } from "../invoices/invoice-page";
import {
  attemptOn,
  depositPayableOn,
  payableOn,
  readBookingOfLink,
  type BookingLink,
} from "./payable-booking";
import { createPayment, firstPollAfter, updateNextPollAt } from "./payments.repo";
import type { Keys } from "../../platform/keys/keys";
import { randomId } from "../../platform/surroundings";
import { paymentRefusals } from "./messages";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { languageAsked } from "~/domain/money/payments/return-language";

export interface StartDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  gateway: PaymentGateway | null;
}

/** The next step: the pay page with its UPI code, or the gateway's page. */
type PaymentStart = { way: "upi" } | { way: "gateway"; checkout: Checkout };

interface StartRequest {
  way: PayWay;
  /** The deposit, if one can be paid, or everything that is due. */
  share: PayShare;
  origin: string;
}

/**
 * Creates an order for the deposit, or for everything that is due, with the chosen method, or reuses the open one with the same amount and method. If the gateway does
 * not support UPI links, UPI uses its page too.
 * @throws AppError `not_found`, `illegal_transition` (nothing can be paid), `invalid` (the State is missing), `unavailable` (the gateway does not respond)
 */
export async function startPayment(
  dependencies: StartDependencies,
  link: BookingLink,
  request: StartRequest,
): Promise<PaymentStart> {
  const { clock, gateway } = dependencies;
  const state = await readBookingOfLink(dependencies, link);
  const now = clock();
  const all = payableOn(state, now);
  const amount = request.share === "deposit" ? (depositPayableOn(state, now)?.amount ?? all) : all;
  if (amount === 0 || !gateway) {
    throw new AppError("illegal_transition", paymentRefusals().nothingToPay);
  }
  if (asksState(state.booking, state.operatorGstin, state.taxDocuments)) throw stateMissing();
  try {
    return await openOrder({ ...dependencies, gateway }, state, amount, request);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw new AppError("unavailable", paymentRefusals().noAnswer, {
      retryAfter: 10,
      cause: error,
    });
  }
}

/**
 * Opens the order of a method. Another method gets its own order, and so does a retry after a failure: a gateway reports failed attempts
 * of an order late and repeatedly, which would end the current attempt.
 */
async function openOrder(
  { db, clock, keys, gateway }: OpenDependencies,
  state: BookingState,
  amount: number,
  { way, origin }: StartRequest,
): Promise<PaymentStart> {
  const nextPollAt = clock() + firstPollAfter;
  const detailsFor = (orderId: string) => detailsOf(keys, state, { orderId, amount, way, origin });
  const open = attemptOn(state, [amount]);
  if (
    open?.status === "created" &&
    open.gateway === gateway.name &&
    (open.upiLink !== null) === (way === "upi")
  ) {
    await updateNextPollAt(db, open.id, nextPollAt);
    if (way === "upi") return { way };
    return { way: "gateway", checkout: gateway.checkoutOf(await detailsFor(open.orderId)) };
  }
  const { details, upiLink } = await createOrder({ db, clock, keys, gateway }, state, amount, {
    way,
    origin,
    nextPollAt: () => nextPollAt,
  });
  return upiLink === null ? { way: "gateway", checkout: gateway.checkoutOf(details) } : { way: "upi" };
}

type OpenDependencies = StartDependencies & { gateway: PaymentGateway };

/**
 * Creates the UPI code of a booking that has no order yet. If the gateway doesn't support UPI links, its order is not polled until the
 * customer starts the payment.
 * @throws GatewayError
 */
export async function openUpiCode(
  dependencies: OpenDependencies,
  state: BookingState,
  origin: string,
): Promise<void> {
  const now = dependencies.clock();
  const amount = depositPayableOn(state, now)?.amount ?? payableOn(state, now);
  await createOrder(dependencies, state, amount, {
    way: "upi",
    origin,
    nextPollAt: (upiLink) => (upiLink === null ? null : now + firstPollAfter),
  });
}

/** Creates an order at the gateway and stores it. @param order.nextPollAt UTC instant, or null to wait until it is started */
async function createOrder(
  { db, clock, keys, gateway }: OpenDependencies,
  state: BookingState,
  amount: number,
  {
    way,
    origin,
    nextPollAt,
  }: Omit<StartRequest, "share"> & { nextPollAt: (upiLink: string | null) => number | null },
): Promise<{ details: CheckoutDetails; upiLink: string | null }> {
  const id = randomId();
  const orderId = await gateway.createOrder({
    amount,
    receipt: id,
    notes: { booking: state.booking.bookingId },
  });
  const details = await detailsOf(keys, state, { orderId, amount, way, origin });
  const upiLink = way === "upi" ? await gateway.upiLink(details) : null;
  await createPayment(db, {
    id,
    booking: state.booking.id,
    gateway: gateway.name,
    orderId,
    paymentId: null,
    method: null,
    amount,
    refunded: 0,
    disputed: 0,
    status: "created",
    upiLink,
    recordedBy: null,
    createdAt: clock(),
    capturedAt: null,
    nextPollAt: nextPollAt(upiLink),
  });
  return { details, upiLink };
}

async function detailsOf(
  keys: Keys,
  { booking }: BookingState,
  { orderId, amount, way, origin }: Omit<StartRequest, "share"> & { orderId: string; amount: number },
): Promise<CheckoutDetails> {
  const { bookingId } = booking;
  const key = bookingKey(keys, booking);
  const path = `/trip/${bookingId}/${key}/pay`;
  return {
    orderId,
    amount,
    way,
    bookingId,
    description: `Booking ${bookingId}: ${booking.tourTitle}`.slice(0, 120),
    customer: {
      name: booking.customerName,
      email: booking.customerEmail,
      phone: booking.customerPhone,
    },
    callbackUrl: `${origin}/api/payments/callback?${new URLSearchParams({ booking: bookingId, key, ...languageAsked() })}`,
    cancelUrl: `${origin}${pathIn(currentLanguage(), path)}`,
  };
}
