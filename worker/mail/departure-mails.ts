import { formatRupees } from "~/domain/money";
import type { TravelDate } from "~/domain/calendar";
import { formatTravelDate } from "~/domain/travel-date";
import { cancellationTerms, mailAbout, tripDetails } from "./told-booking";
import type { ToldBooking } from "./told-booking";
import type { Mail } from "./mailer";

/** What travellers are told when the operator closes their departure, or opens it again. */

/** @param reason the operator's, a sentence for travellers */
export function departureClosedMail(told: ToldBooking, reason: string): Mail {
  const { booking, operatorName } = told;
  const date = formatTravelDate(booking.travelDate);
  const kept = booking.paidAmount - booking.refundedAmount;
  return mailAbout(told, [], {
    subject: `Your trip on ${date} cannot take place: please choose (${booking.bookingId})`,
    preheader: "Another date at no cost, or everything back.",
    heading: "Your departure is closed",
    paragraphs: [
      `${operatorName}, who runs the tour, has closed the departure on ${date}. We are sorry.`,
      `The reason given: ${reason}`,
      "On your booking's page you choose one of the two:",
    ],
    details: tripDetails(told),
    sections: [
      {
        heading: "Another date",
        lines: [
          "At no cost, also where that date is dearer. Where it is cheaper, the difference comes back.",
        ],
      },
      {
        heading: "Everything back",
        lines: [
          kept > 0
            ? `All ${formatRupees(kept)} you have paid, whatever the refund schedule says.`
            : "You have paid nothing yet, and you owe us nothing.",
        ],
      },
      {
        heading: "If you choose nothing",
        lines: [
          `You can choose until the day before the departure. After that, on ${date}, the booking is cancelled by itself and everything comes back.`,
        ],
      },
    ],
    action: "Choose what to do",
  });
}

/** A departure that was closed and leaves after all. */
export function departureReopenedMail(told: ToldBooking, today: TravelDate): Mail {
  const { booking, operatorName } = told;
  const date = formatTravelDate(booking.travelDate);
  return mailAbout(told, [], {
    subject: `Your trip on ${date} takes place after all (${booking.bookingId})`,
    preheader: "The departure is open again. Your booking stands as it was.",
    heading: "Your departure leaves after all",
    paragraphs: [
      `${operatorName}, who runs the tour, has opened the departure on ${date} again. Your booking stands as it was, and you have to do nothing.`,
      "From now on the terms it was sold with hold again.",
    ],
    details: tripDetails(told),
    sections: [cancellationTerms(booking, today)],
    action: "See your booking",
  });
}
