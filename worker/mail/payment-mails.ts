import { formatRupees } from "~/domain/money";
import type { Mail } from "./mailer";
import { comesBack, mailAbout, priceDetails, toPay, tripDetails } from "./told-booking";
import type { ToldBooking } from "./told-booking";

/** What a customer is told of money that came, and of money that goes back. */

/** @param payment what has come now, and what of it was not owed and goes back; whole rupees */
export function paymentReceivedMail(
  told: ToldBooking,
  { amount, refund }: { amount: number; refund: number },
): Mail {
  const { booking } = told;
  const left = toPay(booking);
  return mailAbout(told, [], {
    subject: `We have received ${formatRupees(amount)} for your booking ${booking.bookingId}`,
    preheader: left === 0 ? "Thank you. All is paid." : `Thank you. ${formatRupees(left)} is left to pay.`,
    heading: "Your payment is here",
    paragraphs: [
      `We have received ${formatRupees(amount)}. Thank you.`,
      ...(refund > 0 ? [`That is more than was owed. ${comesBack(refund)}`] : []),
    ],
    details: [...tripDetails(told), ...priceDetails(booking)],
    action: "See your booking",
  });
}

/**
 * A payment that came when there was nothing left to pay for.
 * @param payment `reason` says why, in our own words; `refund` goes back, whole rupees
 */
export function paymentReturnedMail(
  told: ToldBooking,
  { reason, refund }: { reason: string | null; refund: number },
): Mail {
  const { booking } = told;
  return mailAbout(told, [], {
    subject: `Your payment for booking ${booking.bookingId} comes back to you`,
    preheader: `${formatRupees(refund)} is on its way back.`,
    heading: "Your payment comes back",
    paragraphs: [
      "A payment reached us that we could not take for this booking.",
      ...(reason === null ? [] : [reason]),
      comesBack(refund),
    ],
    details: [...tripDetails(told), ["Comes back to you", formatRupees(refund)]],
    action: "See the booking",
  });
}

/** Money that has been sent back. @param amount whole rupees @param byHand whether a person of ours has sent it */
export function refundSentMail(
  told: ToldBooking,
  { amount, byHand }: { amount: number; byHand: boolean },
): Mail {
  const { booking } = told;
  return mailAbout(told, [], {
    subject: `${formatRupees(amount)} for booking ${booking.bookingId} has been sent back to you`,
    preheader: "Your refund is on its way to your bank.",
    heading: "Your refund has been sent",
    paragraphs: [
      `We have sent ${formatRupees(amount)} back to you${byHand ? "" : ", to where it was paid from"}.`,
      "Banks take up to seven working days to show it.",
    ],
    details: [
      ...tripDetails(told),
      ["Sent back", formatRupees(amount)],
      ["Returned in all, with what is under way", formatRupees(booking.refundedAmount)],
    ],
    action: "See the booking",
  });
}
