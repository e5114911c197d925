import { partyInWords } from "~/domain/bookings/booking-review";
import type { RepairChange } from "~/domain/desk/repair";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import { bookingMailMessages } from "./booking/messages";
import {
  aboutBooking,
  actionOf,
  mailAbout,
  onTheWay,
  tripDetails,
  type BookingEmailData,
  type Details,
} from "./booking-email-data";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** Mails to travelers about changes of their booking by the office. */

/** Lists a value before and after a change, with their labels. */
function nowAndNew([now = "", next = ""]: readonly string[], was: string, is: string): Details {
  return [
    [now, was],
    [next, is],
  ];
}

/** Asks the traveler to accept a higher price. @param link.url of the page that shows it; null if the origin is unknown */
export function consentMail(
  { booking, operatorName }: Pick<BookingEmailData, "booking" | "operatorName">,
  proposal: { change: RepairChange; total: number; reason: string; expiresAt: number },
  { url, toPay }: { url: string | null; toPay: number },
): Mail {
  const { change, total, reason, expiresAt } = proposal;
  const { consent: m, details: labels, actions } = bookingMailMessages();
  const details: Details = [
    [labels.booking, booking.bookingId],
    [labels.tour, booking.tourTitle],
    [labels.operator, operatorName],
    ...(change.kind === "date"
      ? nowAndNew(m.date, formatTravelDate(booking.travelDate), formatTravelDate(change.travelDate))
      : []),
    ...(change.kind === "party" ? nowAndNew(m.party, partyInWords(booking), partyInWords(change)) : []),
    ...nowAndNew(m.price, formatRupees(booking.totalAmount), formatRupees(total)),
    [labels.toPay, formatRupees(toPay)],
  ];
  const until = formatDeadline(expiresAt);
  return {
    to: booking.customerEmail,
    subject: m.subject(aboutBooking(booking)),
    ...renderMail({
      preheader: m.preheader(formatRupees(total), until),
      heading: m.heading,
      paragraphs: [greeting(booking.customerName), m.intro(reason), m.until(until)],
      details,
      ...(url !== null && { action: { label: actions.viewAndAnswer, url } }),
      footnote: m.footnote,
    }),
  };
}

/**
 * Sent to the booking's address after a change of contact details or requests.
 * @param what changed fields in words
 * @param isNew true if the address is new, so that it has no documents yet
 */
export function contactChangedMail(
  data: BookingEmailData,
  { who, what, isNew }: { who: string; what: string; isNew: boolean },
): Mail {
  const { booking } = data;
  const { contact: m } = bookingMailMessages();
  return mailAbout(data, isNew ? ["voucher", "invoice", "calendar"] : [], {
    subject: m.subject(aboutBooking(booking)),
    preheader: what,
    heading: m.heading,
    paragraphs: [m.intro(who, what), ...(isNew ? [m.newAddress] : [])],
    details: tripDetails(data),
    action: actionOf(booking),
  });
}

/** Sent to the former address. It names neither the new one nor the booking's page. */
export function contactRemovedMail({
  to,
  bookingId,
  isLinkEnded,
}: {
  to: string;
  bookingId: string;
  isLinkEnded: boolean;
}): Mail {
  const { subject, paragraphs, ...words } = bookingMailMessages().removed(bookingId, isLinkEnded);
  return { to, subject, ...renderMail({ ...words, paragraphs: [greeting(""), ...paragraphs] }) };
}

/** Sends the booking documents again, at the request of the office. */
export function documentsMail(data: BookingEmailData): Mail {
  const { booking } = data;
  return mailAbout(data, ["voucher", "invoice", "calendar"], {
    ...bookingMailMessages().documents(aboutBooking(booking)),
    preheader: formatTravelDate(booking.travelDate),
    details: tripDetails(data),
    action: actionOf(booking),
    sections: onTheWay(data),
  });
}
