import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { BookingRow } from "../../platform/db/schema";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";
import { smallMailMessages } from "./small/messages";

type AboutBooking = Pick<
  BookingRow,
  "bookingId" | "tourTitle" | "travelDate" | "customerName" | "customerEmail"
>;

/** @param about `url` is the thread on the booking's own page, or null if the public origin is unknown */
export function messageToTravelerMail({
  booking,
  text,
  url,
}: {
  booking: AboutBooking;
  text: string;
  url: string | null;
}): Mail {
  const m = smallMailMessages();
  return {
    to: booking.customerEmail,
    subject: m.toTraveler.subject(booking.bookingId),
    ...renderMail({
      preheader: `${booking.tourTitle}, ${formatTravelDate(booking.travelDate)}`,
      heading: m.toTraveler.heading,
      paragraphs: [greeting(booking.customerName), text],
      details: detailsOf(booking),
      ...(url !== null && { action: { label: m.readAndReply, url } }),
      footnote: `${m.howToAnswer(false)} ${m.whyTraveler}`,
    }),
  };
}

/** A message to everybody on a departure, in full. @param about `from` is the operator or our team; `url` as above */
export function departureMessageMail({
  booking,
  text,
  from,
  url,
}: {
  booking: AboutBooking;
  text: string;
  from: string;
  url: string | null;
}): Mail {
  const m = smallMailMessages();
  return {
    to: booking.customerEmail,
    subject: m.onDeparture.subject(booking.bookingId, from),
    ...renderMail({
      preheader: `${booking.tourTitle}, ${formatTravelDate(booking.travelDate)}`,
      heading: m.onDeparture.heading(from),
      paragraphs: [greeting(booking.customerName), text],
      details: detailsOf(booking),
      ...(url !== null && { action: { label: m.readAndReply, url } }),
      footnote: `${m.howToAnswer(false)} ${m.whyTraveler}`,
    }),
  };
}

/**
 * Sent to the operator that runs the tour. Omits the customer's contact details.
 * @param about `name` and `email` are those of the owner or a member; `url` is the thread in the operator portal
 */
export function messageToOperatorMail({
  booking,
  text,
  url,
  name,
  email,
}: {
  booking: AboutBooking;
  text: string;
  url: string | null;
  name: string;
  email: string;
}): Mail {
  return {
    to: email,
    subject: `About booking ${booking.bookingId}: a message from Tour Bharat`,
    ...renderMail({
      preheader: `${booking.tourTitle}, ${formatTravelDate(booking.travelDate)}`,
      heading: "A message about a booking of your tour",
      paragraphs: [greeting(name), text],
      details: [...detailsOf(booking), ["Customer", booking.customerName]],
      ...(url !== null && { action: { label: "Read and reply", url } }),
      footnote: `${smallMailMessages().howToAnswer(false)} You received this mail because your company runs the tour.`,
    }),
  };
}

function detailsOf({ bookingId, tourTitle, travelDate }: AboutBooking) {
  const { booking, tour, date } = smallMailMessages().details;
  return [
    [booking, bookingId],
    [tour, tourTitle],
    [date, formatTravelDate(travelDate)],
  ] as const satisfies (readonly [string, string])[];
}
