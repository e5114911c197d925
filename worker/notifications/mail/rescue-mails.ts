import { formatDeadline, type TravelDate } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { timeOfStart } from "~/domain/departures/start";
import type { Fallback } from "~/domain/desk/rescue";
import { formatRupees } from "~/domain/money/money";
import {
  cancellationTerms,
  comesBack,
  mailAbout,
  onTheWay,
  paymentParagraph,
  priceDetails,
  tripDetails,
  type BookingEmailData,
} from "./booking-email-data";
import type { Mail } from "./mailer";

/** Mails to travelers about the rescue of a departure in trouble. */

/** Offer to a booking. */
export interface Offered {
  /** A sentence for travelers. */
  reason: string;
  deadlineAt: number;
  fallback: Fallback;
  trips: readonly {
    title: string;
    operatorName: string;
    travelDate: TravelDate;
    startTime?: string | undefined;
  }[];
}

/** Formats the day of a trip, and the time of one of several starts. */
function tripStart({ travelDate, start }: Pick<BookingEmailData["booking"], "travelDate" | "start">): string {
  return departureInWords(travelDate, timeOfStart(start));
}

const withoutAnswer: Record<Fallback, string> = {
  refund: "we cancel the booking and refund everything you have paid",
  date: "we move you to the first of these dates that is still free, or refund everything",
  tour: "we move you to the first of these tours that is still free, or refund everything",
};

/** @param data its `url` opens the page of the offer @param isReminder true for the second mail */
export function offerMail(data: BookingEmailData, offered: Offered, isReminder: boolean): Mail {
  const { booking } = data;
  const { reason, deadlineAt, fallback, trips } = offered;
  const due = formatDeadline(deadlineAt);
  const paid = booking.paidAmount - booking.refundedAmount;
  return mailAbout(data, [], {
    subject: `${isReminder ? "Reminder: please" : "Please"} choose by ${due}: your trip on ${tripStart(booking)} (${booking.bookingId})`,
    preheader: "Another trip at no extra cost, or a full refund.",
    heading: isReminder ? "Your choice is still open" : "Your trip cannot take place as booked",
    paragraphs: [
      `We are sorry: your trip on ${tripStart(booking)} cannot take place as booked.`,
      `Reason: ${reason}`,
      `Please choose by ${due}. Without an answer, ${withoutAnswer[fallback]}.`,
    ],
    details: tripDetails(data),
    sections: [
      ...(trips.length > 0
        ? [
            {
              heading: "Another trip, at no extra cost",
              lines: trips.map(
                ({ title, operatorName, travelDate, startTime }) =>
                  `· ${departureInWords(travelDate, startTime)}: ${title}, ${operatorName}`,
              ),
            },
          ]
        : []),
      {
        heading: "Full refund",
        lines: [paid > 0 ? `All ${formatRupees(paid)} you have paid.` : "You haven't paid anything yet."],
      },
    ],
    action: "Choose",
  });
}

/**
 * Sent when a booking was replaced by one of another tour.
 * @param data the new booking
 * @param change.before the canceled booking
 * @param change.carried whole rupees that pay for the new one @param change.refund whole rupees returned
 */
export function rebookedMail(
  data: BookingEmailData,
  {
    before,
    carried,
    refund,
    today,
  }: {
    before: Pick<BookingEmailData["booking"], "bookingId" | "tourTitle" | "travelDate" | "start">;
    carried: number;
    refund: number;
    today: TravelDate;
  },
): Mail {
  const { booking } = data;
  return mailAbout(data, ["voucher", "invoice", "calendar"], {
    subject: `Your new booking ${booking.bookingId}: ${booking.tourTitle}`,
    preheader: `${tripStart(booking)}, in place of ${before.bookingId}.`,
    heading: "Your new trip is booked",
    paragraphs: [
      `It replaces booking ${before.bookingId} (${before.tourTitle}, ${tripStart(before)}), which is canceled.`,
      ...(carried > 0 ? [`${formatRupees(carried)} of what you paid counts for the new booking.`] : []),
      ...(refund > 0 ? [comesBack(refund)] : []),
      ...paymentParagraph(data),
    ],
    details: [...tripDetails(data), ...priceDetails(booking)],
    sections: [...onTheWay(data), cancellationTerms(booking, today)],
    action: "View booking",
  });
}
