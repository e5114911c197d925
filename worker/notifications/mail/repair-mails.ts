import { partyInWords } from "~/domain/bookings/booking-review";
import type { RepairChange } from "~/domain/desk/repair";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import {
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

/** Asks the traveler to accept a higher price. @param link.url of the page that shows it; null if the origin is unknown */
export function consentMail(
  { booking, operatorName }: Pick<BookingEmailData, "booking" | "operatorName">,
  proposal: { change: RepairChange; total: number; reason: string; expiresAt: number },
  { url, toPay }: { url: string | null; toPay: number },
): Mail {
  const { change, total, reason, expiresAt } = proposal;
  const details: Details = [
    ["Booking", booking.bookingId],
    ["Tour", booking.tourTitle],
    ["Operator", operatorName],
    ...(change.kind === "date"
      ? ([
          ["Travel date now", formatTravelDate(booking.travelDate)],
          ["New travel date", formatTravelDate(change.travelDate)],
        ] as const)
      : []),
    ...(change.kind === "party"
      ? ([
          ["Travelers now", partyInWords(booking)],
          ["New party", partyInWords(change)],
        ] as const)
      : []),
    ["Price now", formatRupees(booking.totalAmount)],
    ["New price", formatRupees(total)],
    ["To pay", formatRupees(toPay)],
  ];
  return {
    to: booking.customerEmail,
    subject: `Please accept a change of your booking ${booking.bookingId}: ${booking.tourTitle}`,
    ...renderMail({
      preheader: `New price ${formatRupees(total)}. Answer by ${formatDeadline(expiresAt)}.`,
      heading: "Do you accept this change?",
      paragraphs: [
        greeting(booking.customerName),
        `Tour Bharat suggests a change of your booking. Reason: ${reason}`,
        `Nothing changes unless you accept by ${formatDeadline(expiresAt)}. No seats are held until then.`,
      ],
      details,
      ...(url !== null && { action: { label: "View and answer", url } }),
      footnote:
        "If you don't expect this change, decline it or ignore this mail. Your booking then stays as it is.",
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
  return mailAbout(data, isNew ? ["voucher", "invoice", "calendar"] : [], {
    subject: `Your details for booking ${booking.bookingId} have changed: ${booking.tourTitle}`,
    preheader: what,
    heading: "Your details have changed",
    paragraphs: [
      `${who} changed the details of your booking: ${what}`,
      ...(isNew
        ? ["Mails about the booking come to this address from now on. Its documents are attached."]
        : []),
    ],
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
  return {
    to,
    subject: `Your address was removed from booking ${bookingId}`,
    ...renderMail({
      preheader: "You get no more mails about it.",
      heading: "Your address was removed from a booking",
      paragraphs: [
        greeting(""),
        `Booking ${bookingId} at Tour Bharat has another e-mail address now, so you get no more mails about it.${isLinkEnded ? " Links in earlier mails no longer open it." : ""}`,
        "If this is your booking and you didn't ask for it, contact us right away through the contact page.",
      ],
    }),
  };
}

/** Sends the booking documents again, at the request of the office. */
export function documentsMail(data: BookingEmailData): Mail {
  const { booking } = data;
  return mailAbout(data, ["voucher", "invoice", "calendar"], {
    subject: `Documents for your booking ${booking.bookingId}: ${booking.tourTitle}`,
    preheader: formatTravelDate(booking.travelDate),
    heading: "Your booking documents",
    paragraphs: ["The documents of your booking are attached, as you asked."],
    details: tripDetails(data),
    action: actionOf(booking),
    sections: onTheWay(data),
  });
}
