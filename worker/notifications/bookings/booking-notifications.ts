import { todayInIndia } from "~/domain/calendar/calendar";
import {
  paymentTakenBackMail,
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  bookingExpiredMail,
  bookingReceivedMail,
  bookingToConfirmMail,
} from "../mail/booking-mails";
import { invoicedBy, lacksState, taxDocumentsDue } from "~/domain/money/tax/tax-documents";
import { withoutTakenBack } from "../../bookings/booking-view";
import { inLanguage } from "../../platform/language";
import type { Mail } from "../mail/mailer";
import { invoiceIssuedMail, paymentReceivedMail, paymentReturnedMail } from "../mail/payment-mails";
import type { BookingEmailData } from "../mail/booking-email-data";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import type { BookingRow, bookings } from "../../platform/db/schema";

/**
 * Returns the mail for a new booking, in its language: confirmed, or waiting for its payment or for the confirmation of its address.
 */
export function mailOfNewBooking(
  data: BookingEmailData,
  { status, isProvisional = false }: Pick<typeof bookings.$inferInsert, "status" | "isProvisional">,
  now: number,
): Mail {
  const { id, language } = data.booking;
  const [kind, write] = isProvisional
    ? (["to-confirm", bookingToConfirmMail] as const)
    : status === "pending"
      ? (["received", bookingReceivedMail] as const)
      : (["confirmed", bookingConfirmedMail] as const);
  return { ...inLanguage(language, () => write(data, todayInIndia(now))), dedupeKey: keyOf(id, 1, kind) };
}

/**
 * Returns the mail about a change, in the booking's language; null if the change does not concern the customer, or their address was deleted
 * with their account.
 */
export function mailOfChange(...change: Parameters<typeof mailOf>): Mail | null {
  const [{ booking }] = change;
  return inLanguage(booking.language, () => mailOf(...change));
}

function mailOf(state: BookingState, write: BookingWrite, url: string | null, now: number): Mail | null {
  const before = state.booking;
  if (before.customerEmail === "") return null;
  const refund = write.refund?.amount ?? 0;
  const after: BookingRow = {
    ...before,
    ...write.set,
    status: write.status ?? before.status,
    refundedAmount: before.refundedAmount + refund + (write.returnedOtherwise ?? 0),
  };
  const data = emailDataOf(state, after, url);
  const today = todayInIndia(now);
  const withKey = (kind: string, mail: Mail): Mail => ({
    ...mail,
    dedupeKey: keyOf(before.id, state.version + 1, kind),
  });

  if (after.status !== before.status) {
    if (after.status === "confirmed") return withKey("confirmed", bookingConfirmedMail(data, today));
    if (after.status === "expired") {
      const expiry = { why: write.reason ?? unpaidReason, wasConfirmed: before.status === "confirmed" };
      return withKey("expired", bookingExpiredMail(data, expiry));
    }
    if (after.status !== "cancelled") return null;
    const by = write.cancellation?.fault === "operator" ? "operator" : write.by.actor;
    const cancellation = { by, reason: write.reason, refund, compensation: write.compensation };
    return withKey("cancelled", bookingCancelledMail(data, cancellation));
  }
  if (isAnotherTrip(before, after) || (write.repair && after.totalAmount !== before.totalAmount)) {
    const note = write.repair?.note ?? null;
    return withKey("changed", bookingChangedMail(data, before, { refund, note }, today));
  }
  const takenBack = after.takenBack - before.takenBack;
  if (takenBack > 0) return withKey("taken-back", paymentTakenBackMail(data, takenBack));
  const isStateMissing = after.ownSale !== null || lacksState(after, state.operatorGstin);
  const received = after.paidAmount - before.paidAmount;
  if (received <= 0) {
    // A paid booking's invoice that comes with the State.
    const isInvoiced = taxDocumentsDue(before, after, invoicedBy(state.taxDocuments), isStateMissing).some(
      ({ kind }) => kind === "invoice",
    );
    return isInvoiced ? withKey("invoice", invoiceIssuedMail(data)) : null;
  }
  return refund >= received
    ? withKey("payment-returned", paymentReturnedMail(data, { reason: write.reason, refund }))
    : withKey("payment-received", paymentReceivedMail(data, { amount: received, refund, isStateMissing }));
}

/** Returns the data of mails about a booking. @param url the booking's own page; null if the public origin is unknown */
export function emailDataOf(
  state: BookingState,
  booking: BookingRow,
  url: string | null,
): BookingEmailData & { booking: BookingRow } {
  const { meetingPoint, carry } = state.guide;
  const { operatorName, departureRules: departures } = state;
  return { booking: withoutTakenBack(booking), operatorName, departures, meetingPoint, carry, url };
}

/** Reason of a booking that expires unpaid. */
export const unpaidReason = "The payment was not received in time.";

type Trip = Pick<BookingRow, "travelDate" | "start" | "numberOfTravelers" | "children" | "infants">;

/** Returns true if a booking's departure or party has changed. */
export function isAnotherTrip(before: Trip, after: Trip): boolean {
  return (
    after.travelDate !== before.travelDate ||
    after.start !== before.start ||
    after.numberOfTravelers !== before.numberOfTravelers ||
    after.children !== before.children ||
    after.infants !== before.infants
  );
}

function keyOf(id: string, version: number, kind: string): string {
  return `booking/${id}/${version}/${kind}`;
}
