import { formatDeadline, type TravelDate } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { timeOfStart } from "~/domain/departures/start";
import type { Fallback } from "~/domain/desk/rescue";
import { formatRupees } from "~/domain/money/money";
import { bookingMailMessages } from "./booking/messages";
import {
  aboutBooking,
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

/** @param data its `url` opens the page of the offer @param isReminder true for the second mail */
export function offerMail(data: BookingEmailData, offered: Offered, isReminder: boolean): Mail {
  const { booking } = data;
  const { reason, deadlineAt, fallback, trips } = offered;
  const due = formatDeadline(deadlineAt);
  const paid = booking.paidAmount - booking.refundedAmount;
  const { offer: m, canceled, closed, actions } = bookingMailMessages();
  return mailAbout(data, [], {
    subject: m.subject({ isReminder, due, start: tripStart(booking), booking: booking.bookingId }),
    preheader: m.preheader,
    heading: isReminder ? m.stillOpen : m.heading,
    paragraphs: [m.intro(tripStart(booking)), canceled.reason(reason), m.chooseBy(due, fallback)],
    details: tripDetails(data),
    sections: [
      ...(trips.length > 0
        ? [
            {
              heading: m.another,
              lines: trips.map(
                ({ title, operatorName, travelDate, startTime }) =>
                  `· ${departureInWords(travelDate, startTime)}: ${title}, ${operatorName}`,
              ),
            },
          ]
        : []),
      {
        heading: closed.fullRefund,
        lines: [paid > 0 ? m.all(formatRupees(paid)) : m.nothingPaid],
      },
    ],
    action: actions.choose,
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
  const { rebooked: m, actions } = bookingMailMessages();
  return mailAbout(data, ["voucher", "invoice", "calendar"], {
    subject: m.subject(aboutBooking(booking)),
    preheader: m.preheader(tripStart(booking), before.bookingId),
    heading: m.heading,
    paragraphs: [
      m.intro({ ...aboutBooking(before), start: tripStart(before) }),
      ...(carried > 0 ? [m.carried(formatRupees(carried))] : []),
      ...(refund > 0 ? [comesBack(refund)] : []),
      ...paymentParagraph(data),
    ],
    details: [...tripDetails(data), ...priceDetails(booking)],
    sections: [...onTheWay(data), cancellationTerms(booking, today)],
    action: actions.view,
  });
}
