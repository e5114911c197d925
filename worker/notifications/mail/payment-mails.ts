import { owedOn } from "~/domain/bookings/unpaid-booking";
import { formatRupees } from "~/domain/money/money";
import { methodText, refundStateText } from "~/domain/money/payments/refund-state";
import type { Mail } from "./mailer";
import {
  actionOf,
  comesBack,
  mailAbout,
  paymentParagraph,
  priceDetails,
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
  return mailAbout(data, isInvoiced ? ["invoice"] : [], {
    subject: `We have received ${formatRupees(amount)} for your booking ${booking.bookingId}`,
    preheader:
      left === 0
        ? "Thank you. Your booking is fully paid."
        : `Thank you. ${formatRupees(left)} is left to pay.`,
    heading: "We received your payment",
    paragraphs: [
      `We have received ${formatRupees(amount)}. Thank you.${isInvoiced ? " Your invoice is attached." : ""}`,
      ...(refund > 0 ? [`That is more than was due. ${comesBack(refund)}`] : []),
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
    subject: `Your invoice for booking ${booking.bookingId}: ${booking.tourTitle}`,
    preheader: "It waited for your State.",
    heading: "Your invoice",
    paragraphs: ["Your tax invoice needed your State, which we now have. The invoice is attached."],
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
  return mailAbout(data, [], {
    subject: `We are refunding your payment for booking ${booking.bookingId}`,
    preheader: `${formatRupees(refund)} is on its way back to you.`,
    heading: "Your payment is being refunded",
    paragraphs: [
      "We received a payment that we couldn't accept for this booking.",
      ...(reason === null ? [] : [reason]),
      comesBack(refund),
    ],
    details: [...tripDetails(data), ["Refund", formatRupees(refund)]],
    action: "View booking",
  });
}

/** Sent when a compensation was transferred. @param paid.amount whole rupees */
export function compensationPaidMail(
  data: BookingEmailData,
  { amount, reference }: { amount: number; reference: string },
): Mail {
  return mailAbout(data, [], {
    subject: `Your compensation of ${formatRupees(amount)} for booking ${data.booking.bookingId}`,
    preheader: "It is on its way to your account.",
    heading: "Your compensation has been sent",
    paragraphs: [`We have transferred ${formatRupees(amount)}, beyond the refund of your payments.`],
    details: [...tripDetails(data), ["Compensation", formatRupees(amount)], ["Reference", reference]],
    action: "View booking",
  });
}

/** Sent when a refund has been made. @param refund.amount whole rupees @param refund.byHand true if an administrator transferred it */
export function refundSentMail(
  data: BookingEmailData,
  { amount, byHand, method }: { amount: number; byHand: boolean; method: string | null },
): Mail {
  const { booking } = data;
  return mailAbout(data, [], {
    subject: `${formatRupees(amount)} has been refunded for booking ${booking.bookingId}`,
    preheader: "Your refund is on its way to your bank.",
    heading: "Your refund has been sent",
    paragraphs: [
      `We have refunded ${formatRupees(amount)}${byHand ? "" : " to your original payment method"}.`,
      refundStateText({ state: "done", method, byHand }),
    ],
    details: [
      ...tripDetails(data),
      ["Refunded", formatRupees(amount)],
      ...(method === null || byHand ? [] : [["Method", methodText(method)] as const]),
      ["Total refunded, including pending refunds", formatRupees(booking.refundedAmount)],
    ],
    action: "View booking",
  });
}
