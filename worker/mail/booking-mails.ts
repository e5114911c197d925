import type { BookingActor } from "~/domain/booking-history";
import { partyInWords } from "~/domain/booking-review";
import { formatInstantInIndia } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import { formatTravelDate } from "~/domain/travel-date";
import type { Mail } from "./mailer";
import {
  cancellationTerms,
  comesBack,
  mailAbout,
  onTheWay,
  paymentParagraph,
  priceDetails,
  tripDetails,
} from "./told-booking";
import type { Details, ToldBooking } from "./told-booking";

/**
 * Every message about a booking, to its customer. Its address is whatever was typed, so nothing longer than a name that
 * somebody typed stands in one: no special requests, and the reason of a cancellation only where it is not the customer's.
 */

/** Told where the trip is near. Source: 112.gov.in, India's one number for police, fire and ambulance. */
const emergencyLine = "Police, fire and ambulance answer on 112, from any phone in India.";

/** A booking that waits for its payment and keeps its seats until then. */
export function bookingReceivedMail(told: ToldBooking, today: TravelDate): Mail {
  const { booking } = told;
  const until =
    booking.paymentDueAt === null ? "" : ` until ${formatInstantInIndia(booking.paymentDueAt)} (IST)`;
  return mailAbout(told, [], {
    subject: `Your booking ${booking.bookingId} waits for its payment`,
    preheader: `We keep your seats${until}.`,
    heading: "Your seats are kept",
    paragraphs: [
      `Thank you for booking with Tour Bharat. We keep your seats${until}. As soon as your payment is here the booking is confirmed, and we write to you again.`,
    ],
    details: [...tripDetails(told), ...priceDetails(booking)],
    action: "See the booking and pay",
    sections: [cancellationTerms(booking, today)],
  });
}

export function bookingConfirmedMail(told: ToldBooking, today: TravelDate): Mail {
  const { booking } = told;
  return mailAbout(told, ["voucher", "invoice", "calendar"], {
    subject: `Your booking ${booking.bookingId} is confirmed: ${booking.tourTitle}`,
    preheader: `${formatTravelDate(booking.travelDate)}, ${formatRupees(booking.totalAmount)} in all.`,
    heading: "Your booking is confirmed",
    paragraphs: [
      "Thank you for booking with Tour Bharat. Your seats are yours. The voucher to show at the start, the invoice and a file for your calendar are attached.",
      ...paymentParagraph(booking),
    ],
    details: [...tripDetails(told), ...priceDetails(booking)],
    action: "See your booking",
    sections: [...onTheWay(told), cancellationTerms(booking, today)],
  });
}

/**
 * Another party or another date.
 * @param told the booking as it is now
 * @param refund whole rupees that come back by this change
 */
export function bookingChangedMail(
  told: ToldBooking,
  before: ToldBooking["booking"],
  refund: number,
  today: TravelDate,
): Mail {
  const { booking } = told;
  const difference = booking.totalAmount - before.totalAmount;
  const changes: Details = (
    [
      ["Travel date", formatTravelDate(before.travelDate), formatTravelDate(booking.travelDate)],
      ["Travelers", partyInWords(before), partyInWords(booking)],
      ["Total", formatRupees(before.totalAmount), formatRupees(booking.totalAmount)],
    ] as const
  ).flatMap(([what, was, is]) =>
    was === is
      ? []
      : [
          [`${what} before`, was],
          [`${what} now`, is],
        ],
  );
  return mailAbout(told, ["calendar"], {
    subject: `Your booking ${booking.bookingId} is changed: ${booking.tourTitle}`,
    preheader: `${formatTravelDate(booking.travelDate)}, ${formatRupees(booking.totalAmount)} in all.`,
    heading: "Your booking is changed",
    paragraphs: [
      "This is what your booking was and what it is now. A new file for your calendar is attached.",
      ...(refund > 0 ? [comesBack(refund)] : paymentParagraph(booking)),
    ],
    details: [
      ...changes,
      ...(difference === 0
        ? []
        : [[difference > 0 ? "Costs more" : "Costs less", formatRupees(Math.abs(difference))] as const]),
      ...tripDetails(told),
      ...priceDetails(booking),
      ...(refund > 0 ? [["Comes back to you", formatRupees(refund)] as const] : []),
    ],
    action: "See your booking",
    sections: [...onTheWay(told), cancellationTerms(booking, today)],
  });
}

/** @param cancellation `refund` is what comes back of what was paid, whole rupees */
export function bookingCancelledMail(
  told: ToldBooking,
  { by, reason, refund }: { by: BookingActor; reason: string | null; refund: number },
): Mail {
  const { booking, operatorName } = told;
  const who: Record<BookingActor, string> = {
    traveler: "Your booking is cancelled, as you asked.",
    operator: `${operatorName}, who runs the tour, had to cancel your booking.`,
    team: "We have cancelled your booking.",
    system: "Your booking was cancelled.",
  };
  const granted = booking.refundDue ?? 0;
  const money =
    refund > 0
      ? comesBack(refund)
      : booking.paidAmount === 0
        ? "Nothing was paid yet, so nothing has to come back, and you owe us nothing."
        : "By the terms it was sold with nothing comes back.";
  return mailAbout(told, ["calendar"], {
    subject: `Your booking ${booking.bookingId} is cancelled: ${booking.tourTitle}`,
    preheader: refund > 0 ? `${formatRupees(refund)} comes back to you.` : "Its seats are free again.",
    heading: "Your booking is cancelled",
    paragraphs: [
      who[by],
      ...(by === "traveler" || reason === null ? [] : [`The reason given: ${reason}`]),
      money,
      "The attached file takes the trip out of your calendar.",
    ],
    details: [
      ...tripDetails(told),
      ["Total", formatRupees(booking.totalAmount)],
      ["Paid", formatRupees(booking.paidAmount)],
      ["Granted by the terms", formatRupees(granted)],
      ["Comes back to you", formatRupees(refund)],
    ],
    action: "See the booking",
    footnote:
      by === "traveler" ? "If it was not you, write to us through the contact page at once." : undefined,
  });
}

/** A booking whose payment did not come in time. */
export function bookingExpiredMail(told: ToldBooking): Mail {
  const { booking } = told;
  return mailAbout(told, [], {
    subject: `Your booking ${booking.bookingId} has expired: ${booking.tourTitle}`,
    preheader: "The payment did not come in time.",
    heading: "Your booking has expired",
    paragraphs: [
      "The payment for your booking did not come in time, so its seats are on sale again. You owe us nothing.",
      "If you have just paid, do nothing: as long as there is room the booking is confirmed when the payment arrives, and otherwise all of it comes back to you. We write to you either way.",
    ],
    details: tripDetails(told),
    action: "See the booking",
  });
}

/** @param days until the trip begins */
export function reminderMail(told: ToldBooking, days: 1 | 7): Mail {
  const { booking, operatorName } = told;
  const when = days === 1 ? "tomorrow" : "in 7 days";
  return mailAbout(told, ["voucher"], {
    subject: `${days === 1 ? "Tomorrow" : "In 7 days"}: ${booking.tourTitle} (${booking.bookingId})`,
    preheader: `We meet: ${told.meetingPoint}`,
    heading: `Your trip begins ${when}`,
    paragraphs: [
      `${formatTravelDate(booking.travelDate)} is the day. ${operatorName} runs the tour and waits for you. Your voucher is attached: on a phone or on paper, both will do.`,
      ...paymentParagraph(booking),
    ],
    details: tripDetails(told),
    action: "See your booking",
    sections: [...onTheWay(told), { heading: "In an emergency", lines: [emergencyLine] }],
  });
}
