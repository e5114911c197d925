import { owedOn } from "~/domain/bookings/unpaid-booking";
import { formatRupees } from "~/domain/money/money";
import { methodText, refundStateText } from "~/domain/money/payments/refund-state";
import { bookingMailMessages } from "./booking/messages";
import type { Mail } from "./mailer";
import {
  aboutBooking,
  actionOf,
  comesBack,
  mailAbout,
  paymentParagraph,
  priceDetails,
  reasonInWords,
  tripDetails,
  type BookingEmailData,
} from "./booking-email-data";

/** Mails to customers about payments and refunds. */

/**
 * @param payment the amount received, and the part of it that was not owed and is refunded, in whole rupees; `isStateMissing` if the invoice
 * waits for the buyer's State
 */
export function paymentReceivedMail(
  data: BookingEmailData,
  { amount, refund, isStateMissing }: { amount: number; refund: number; isStateMissing: boolean },
): Mail {
  const { booking } = data;
  const left = owedOn(booking);
  const isInvoiced = left === 0 && !isStateMissing;
  const { paid: m } = bookingMailMessages();
  return mailAbout(data, isInvoiced ? ["invoice"] : [], {
    subject: m.subject(formatRupees(amount), booking.bookingId),
    preheader: m.preheader(left === 0 ? null : formatRupees(left)),
    heading: m.heading,
    paragraphs: [
      m.intro(formatRupees(amount), isInvoiced),
      ...(refund > 0 ? [m.tooMuch(comesBack(refund))] : []),
      ...(booking.balanceDueAt === null ? [] : paymentParagraph(data)),
    ],
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: actionOf(booking),
  });
}

/** Sent with an invoice that waited for the buyer's State. */
export function invoiceIssuedMail(data: BookingEmailData): Mail {
  const { booking } = data;
  return mailAbout(data, ["invoice"], {
    ...bookingMailMessages().invoice(aboutBooking(booking)),
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: actionOf(booking),
  });
}

/**
 * Sent for a payment that arrived when nothing was left to pay.
 * @param payment `reason` explains why, in our own words; `refund` in whole rupees
 */
export function paymentReturnedMail(
  data: BookingEmailData,
  { reason, refund }: { reason: string | null; refund: number },
): Mail {
  const { booking } = data;
  const { returned, details, actions } = bookingMailMessages();
  const { intro, ...words } = returned(formatRupees(refund), booking.bookingId);
  return mailAbout(data, [], {
    ...words,
    paragraphs: [intro, ...(reason === null ? [] : [reasonInWords(reason)]), comesBack(refund)],
    details: [...tripDetails(data), [details.refund, formatRupees(refund)]],
    action: actions.view,
  });
}

/** Sent when a compensation was transferred. @param paid.amount whole rupees */
export function compensationPaidMail(
  data: BookingEmailData,
  { amount, reference }: { amount: number; reference: string },
): Mail {
  const { compensated, details, actions } = bookingMailMessages();
  return mailAbout(data, [], {
    ...compensated(formatRupees(amount), data.booking.bookingId),
    details: [
      ...tripDetails(data),
      [details.compensation, formatRupees(amount)],
      [details.reference, reference],
    ],
    action: actions.view,
  });
}

/** Sent when a refund has been made. @param refund.amount whole rupees @param refund.byHand true if an administrator transferred it */
export function refundSentMail(
  data: BookingEmailData,
  { amount, byHand, method }: { amount: number; byHand: boolean; method: string | null },
): Mail {
  const { booking } = data;
  const { refundSent, details, actions } = bookingMailMessages();
  const { byHand: transferred, toMethod, ...words } = refundSent(formatRupees(amount), booking.bookingId);
  return mailAbout(data, [], {
    ...words,
    paragraphs: [byHand ? transferred : toMethod, refundStateText({ state: "done", method, byHand })],
    details: [
      ...tripDetails(data),
      [details.refunded, formatRupees(amount)],
      ...(method === null || byHand ? [] : [[details.method, methodText(method)] as const]),
      [details.totalRefunded, formatRupees(booking.refundedAmount)],
    ],
    action: actions.view,
  });
}
