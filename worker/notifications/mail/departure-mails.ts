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
import { bookingMailMessages } from "./booking/messages";

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
  const { closed: m, canceled, actions } = bookingMailMessages();
  const { heading } = m;
  const why = [m.intro(operatorName, date), canceled.reason(reason)];
  if (booking.ownSale !== null)
    return mailAbout(data, [], {
      subject: m.subject(date, booking.bookingId),
      preheader: changedByOperator(),
      heading,
      paragraphs: [...why, m.contactOperator(operatorName)],
      details: tripDetails(data),
      action: actions.view,
    });
  return mailAbout(data, [], {
    subject: m.pleaseChoose(date, booking.bookingId),
    preheader: m.preheader,
    heading,
    paragraphs: [...why, m.chooseOne],
    details: tripDetails(data),
    sections: [
      { heading: m.anotherDate, lines: [m.atNoCost] },
      {
        heading: m.fullRefund,
        lines: [
          netPaid > 0 ? m.all(formatRupees(netPaid)) : m.nothingPaid,
          ...(compensation.amount > 0 || compensation.exemption ? [compensationParagraph(compensation)] : []),
        ],
      },
      { heading: m.ifNothing, lines: [m.until(date)] },
    ],
    action: actions.chooseOption,
  });
}

/** Sent once a departure with a smallest party runs for certain. */
export function departureGuaranteedMail(data: BookingEmailData): Mail {
  const { booking } = data;
  const date = formatTravelDate(booking.travelDate);
  const { guaranteed, actions } = bookingMailMessages();
  return mailAbout(data, [], {
    ...guaranteed(date, booking.bookingId),
    details: tripDetails(data),
    action: actions.view,
  });
}

/** Sent if a closed departure takes place after all. */
export function departureReopenedMail(data: BookingEmailData, today: TravelDate): Mail {
  const { booking, operatorName } = data;
  const date = formatTravelDate(booking.travelDate);
  const { reopened, actions } = bookingMailMessages();
  return mailAbout(data, [], {
    ...reopened({ date, booking: booking.bookingId, operator: operatorName }),
    details: tripDetails(data),
    sections: [cancellationTerms(booking, today)],
    action: actions.view,
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
  const { meeting: m, actions } = bookingMailMessages();
  const what = m.what[movesStart && movesPlace ? "both" : movesStart ? "start" : "place"];
  const [startBefore = "", startNow = ""] = m.start;
  const [placeBefore = "", placeNow = ""] = m.place;
  return mailAbout(data, isInCalendar ? ["calendar"] : [], {
    subject: m.subject({ what, date, booking: booking.bookingId }),
    preheader: movesStart
      ? m.startNow(startAt(change.startNow), startAt(change.startBefore))
      : m.placeNow(change.meetingPointNow),
    heading: m.heading(what),
    paragraphs: [m.intro({ operator: operatorName, what, date }), ...(isInCalendar ? [m.calendar] : [])],
    details: [
      ...(movesStart
        ? ([
            [startBefore, startAt(change.startBefore)],
            [startNow, startAt(change.startNow)],
          ] as const)
        : []),
      ...(movesPlace
        ? ([
            [placeBefore, change.meetingPointBefore],
            [placeNow, change.meetingPointNow],
          ] as const)
        : []),
      ...tripDetails(data),
    ],
    sections: onTheWay(data),
    action: actions.view,
  });
}
