import type { TravelerCompensation } from "~/domain/bookings/compensation";
import { changedByOperator } from "~/domain/bookings/own-booking";
import { formatRupees } from "~/domain/money/money";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import type { MeetingChange } from "../../platform/db/schema";
import {
  cancellationTerms,
  compensationParagraph,
  mailAbout,
  onTheWay,
  tripDetails,
  type BookingEmailData,
} from "./booking-email-data";
import type { Mail } from "./mailer";

/** Mails to travelers about changes of their departure: closed, opened again, or with another start or meeting point. */

/**
 * @param reason the operator's reason, a sentence for travelers
 * @param compensation what the traveler gets with the refund, or why nothing
 */
export function departureClosedMail(
  data: BookingEmailData,
  reason: string,
  compensation: TravelerCompensation,
): Mail {
  const { booking, operatorName } = data;
  const date = formatTravelDate(booking.travelDate);
  const netPaid = booking.paidAmount - booking.refundedAmount;
  if (booking.ownSale !== null)
    return mailAbout(data, [], {
      subject: `Your trip on ${date} cannot take place (${booking.bookingId})`,
      preheader: changedByOperator(),
      heading: "Your departure is closed",
      paragraphs: [
        `${operatorName}, who runs the tour, has closed the departure on ${date}. We are sorry.`,
        `Reason: ${reason}`,
        `${operatorName} took your booking. Please contact them about another date and anything you paid.`,
      ],
      details: tripDetails(data),
      action: "View booking",
    });
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
          ...(compensation.amount > 0 || compensation.exemption ? [compensationParagraph(compensation)] : []),
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

/** Sent once a departure with a smallest party runs for certain. */
export function departureGuaranteedMail(data: BookingEmailData): Mail {
  const { booking } = data;
  const date = formatTravelDate(booking.travelDate);
  return mailAbout(data, [], {
    subject: `Your trip on ${date} is guaranteed (${booking.bookingId})`,
    preheader: "It takes place.",
    heading: "Your departure is guaranteed",
    paragraphs: ["It takes place. Your booking is unchanged."],
    details: tripDetails(data),
    action: "View booking",
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

/**
 * Sent if the operator changes the start time or the meeting point of a tour.
 * @param data the booking after the change
 * @param isInCalendar false for a booking that waits for its payment: it has no event yet
 */
export function meetingChangedMail(
  data: BookingEmailData,
  change: Pick<MeetingChange, "startBefore" | "startNow" | "meetingPointBefore" | "meetingPointNow">,
  isInCalendar = true,
): Mail {
  const { booking, operatorName } = data;
  const date = formatTravelDate(booking.travelDate);
  const startAt = (startTime: string) => startInWords(booking.travelDate, startTime);
  const movesStart = change.startBefore !== change.startNow;
  const movesPlace = change.meetingPointBefore !== change.meetingPointNow;
  const what = [movesStart ? "start time" : [], movesPlace ? "meeting point" : []].flat().join(" and ");
  return mailAbout(data, isInCalendar ? ["calendar"] : [], {
    subject: `New ${what} of your trip on ${date} (${booking.bookingId})`,
    preheader: movesStart
      ? `Now ${startAt(change.startNow)}, before ${startAt(change.startBefore)}.`
      : `Now: ${change.meetingPointNow}`,
    heading: `New ${what}`,
    paragraphs: [
      `${operatorName}, who runs the tour, has changed the ${what} of your trip on ${date}. Your booking is otherwise unchanged.`,
      ...(isInCalendar ? ["The attached file updates the event in your calendar."] : []),
    ],
    details: [
      ...(movesStart
        ? ([
            ["Start before", startAt(change.startBefore)],
            ["Start now", startAt(change.startNow)],
          ] as const)
        : []),
      ...(movesPlace
        ? ([
            ["Meeting point before", change.meetingPointBefore],
            ["Meeting point now", change.meetingPointNow],
          ] as const)
        : []),
      ...tripDetails(data),
    ],
    sections: onTheWay(data),
    action: "View booking",
  });
}
