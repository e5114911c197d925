import { needsAgreement } from "~/domain/bookings/agreement";
import { payWayOf, payWayOfPayment, type PayWay } from "~/domain/bookings/payment-methods";
import { owedOn } from "~/domain/bookings/unpaid-booking";
import { fullRefundUntil } from "~/domain/bookings/booking-change";
import { todayInIndia } from "~/domain/calendar/calendar";
import { asksState } from "~/domain/money/tax/tax-documents";
import type { PayPage } from "~/domain/money/payments/payment";
import type { BookingState } from "../../bookings/booking-change.repo";
import type { PaymentRow } from "../../platform/db/schema";
import { toBooking } from "../../bookings/booking-view";
import { termsOf } from "../../bookings/booking-terms";
import { findCover } from "../../tours/cover-image.repo";
import { agreementKey } from "../../platform/keys/booking-link";
import { GatewayError } from "./gateway";
import {
  attemptOn,
  depositPayableOn,
  isOverdue,
  payableOn,
  readBookingOfLink,
  type BookingLink,
} from "./payable-booking";
import { refundStateOf } from "~/domain/money/payments/refund-state";
import { listRefundsOf } from "./refunds.repo";
import { findAskedState } from "../invoices/invoice-details.repo";
import { openUpiCode, type StartDependencies } from "./start-payment";
import { logError } from "../../platform/log";
import { linesInWords } from "~/domain/prices/sold-lines";
import { daysOfDurationText, durationText } from "~/domain/tours/duration";
import { shownTitleOf } from "../../tours/translations.repo";
import { sandboxPathOf } from "~/domain/money/payments/return-language";

/** Returns the data of a booking's pay page. @throws AppError `not_found` */
export async function getPayPage(dependencies: StartDependencies, link: BookingLink): Promise<PayPage> {
  return pageOf(dependencies, await readBookingOfLink(dependencies, link));
}

/**
 * Returns the data of a booking's pay page, opened on the chosen method: the first visit creates the UPI code of a booking to be paid by
 * UPI. If the gateway doesn't respond, the page has a button for it.
 * @throws AppError `not_found`
 */
export async function openPayPage(
  dependencies: StartDependencies,
  link: BookingLink,
  origin: string,
): Promise<PayPage> {
  const { clock, gateway } = dependencies;
  const state = await readBookingOfLink(dependencies, link);
  const now = clock();
  const isUntried =
    gateway !== null &&
    payableOn(state, now) > 0 &&
    lastAttemptAt(state, now) === null &&
    !asksState(state.booking, state.operatorGstin, state.taxDocuments);
  // After a deposit the page reports it instead of asking for the balance at once.
  const { balanceDueAt } = state.booking;
  if (!isUntried || balanceDueAt !== null || wayOf(state) !== "upi") return pageOf(dependencies, state);
  try {
    await openUpiCode({ ...dependencies, gateway }, state, origin);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    logError("no UPI code", error);
  }
  return getPayPage(dependencies, link);
}

async function pageOf(
  { db, clock, keys, gateway }: StartDependencies,
  state: BookingState,
): Promise<PayPage> {
  const { booking, closedBecause, departureRules } = state;
  const now = clock();
  const toPay = payableOn(state, now);
  const canPay = gateway !== null && toPay > 0;
  const attempt = lastAttemptAt(state, now);
  const [refunds, cover, askedState, tourTitle] = await Promise.all([
    listRefundsOf(db, booking.id),
    findCover(db, state.tourSlug),
    findAskedState(db, booking.id),
    shownTitleOf(db, state.tourSlug, booking.tourTitle),
  ]);
  const fullRefund =
    booking.status === "cancelled" ? null : fullRefundUntil(termsOf(booking), todayInIndia(now));
  return {
    bookingId: booking.bookingId,
    agreePath: needsAgreement(booking) ? `/agree/${booking.bookingId}/${agreementKey(keys, booking)}` : null,
    status: closedBecause === null && isOverdue(booking, now) ? "expired" : booking.status,
    tourTitle,
    tourDuration: durationText(daysOfDurationText(booking.tourDuration)),
    departureCity: booking.departureCity,
    operatorName: state.operatorName,
    cover,
    travelDate: booking.travelDate,
    startTime: departureRules.startTime,
    openUntil: departureRules.openUntil,
    numberOfTravelers: booking.numberOfTravelers,
    children: booking.children,
    infants: booking.infants,
    priceLines: linesInWords(booking) ?? [],
    fullRefundUntil: fullRefund,
    total: booking.totalAmount,
    paid: booking.paidAmount - booking.refundedAmount,
    toPay,
    deposit: depositPayableOn(state, now),
    balanceDueAt: booking.balanceDueAt === null ? null : new Date(booking.balanceDueAt).toISOString(),
    dueAt: booking.paymentDueAt === null ? null : new Date(booking.paymentDueAt).toISOString(),
    verifyBy: toBooking(state).verifyBy ?? null,
    now: new Date(now).toISOString(),
    canPay,
    askedState,
    isDemo: gateway?.name === "sandbox",
    method: booking.paymentMethod,
    way: wayOf(state),
    lastAttempt: lastAttemptOf(attempt),
    upi:
      canPay && attempt?.status === "created" && attempt.upiLink !== null
        ? { link: attempt.upiLink, amount: attempt.amount }
        : null,
    refunds: refunds.map((refund) => ({
      amount: refund.amount,
      reason: refund.reason,
      state: refundStateOf(refund),
      method: refund.method,
      byHand: refund.gateway === "manual",
    })),
    sandboxPath: attempt?.gateway === "sandbox" && toPay > 0 ? sandboxPathOf(attempt.orderId) : null,
  };
}

function lastAttemptAt(state: BookingState, now: number): PaymentRow | null {
  return attemptOn(state, [owedOn(state.booking), depositPayableOn(state, now)?.amount]);
}

/** Returns the way of the last payment, or else of the method chosen with the booking. */
function wayOf({ booking, payments }: BookingState): PayWay {
  const last = payments.findLast(({ status }) => status === "captured");
  return payWayOfPayment(last?.method ?? null) ?? payWayOf(booking.paymentMethod);
}

/** An order that isn't polled was not started: see `openUpiCode`. */
function lastAttemptOf(attempt: PaymentRow | null): PayPage["lastAttempt"] {
  if (attempt === null || (attempt.status === "created" && attempt.nextPollAt === null)) return "none";
  return attempt.status === "failed" ? "failed" : "open";
}
