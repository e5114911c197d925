import { formatRupees } from "~/domain/money/money";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { cancellationTerms, mailAbout, tripDetails } from "./booking-email-data";
import type { BookingEmailData } from "./booking-email-data";
import type { Mail } from "./mailer";

/** Mails to travelers when the operator closes their departure or opens it again. */

/** @param reason the operator's reason, a sentence for travelers */
export function departureClosedMail(data: BookingEmailData, reason: string): Mail {
  const { booking, operatorName } = data;
  const date = formatTravelDate(booking.travelDate);
  const netPaid = booking.paidAmount - booking.refundedAmount;
  return mailAbout(data, [], {
    subject: `Your trip on ${date} cannot take place: please choose (${booking.bookingId})`,
    preheader: "Choose another date at no cost, or a full refund.",
    heading: "Your departure is closed",
    paragraphs: [
      `${operatorName}, who runs the tour, has closed the departure on ${date}. We are sorry.`,
      `Reason: ${reason}`,
      "Choose one of these on your booking's page:",
    ],
    details: tripDetails(data),
    sections: [
      {
        heading: "Another date",
        lines: [
          "At no cost, even if that date is more expensive. If it is cheaper, we refund the difference.",
        ],
      },
      {
        heading: "Full refund",
        lines: [
          netPaid > 0
            ? `All ${formatRupees(netPaid)} you have paid, regardless of the refund schedule.`
            : "You haven't paid anything yet, and there is nothing to pay.",
        ],
      },
      {
        heading: "If you choose nothing",
        lines: [
          `You can choose until the day before the departure. After that, on ${date}, we cancel the booking and refund you in full.`,
        ],
      },
    ],
    action: "Choose an option",
  });
}

/** Sent if a closed departure takes place after all. */
export function departureReopenedMail(data: BookingEmailData, today: TravelDate): Mail {
  const { booking, operatorName } = data;
  const date = formatTravelDate(booking.travelDate);
  return mailAbout(data, [], {
    subject: `Your trip on ${date} takes place after all (${booking.bookingId})`,
    preheader: "The departure is open again. Your booking is unchanged.",
    heading: "Your trip takes place after all",
    paragraphs: [
      `${operatorName}, who runs the tour, has opened the departure on ${date} again. Your booking is unchanged, and there is nothing to do.`,
      "The booking's refund schedule applies again.",
    ],
    details: tripDetails(data),
    sections: [cancellationTerms(booking, today)],
    action: "View booking",
  });
}
