import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { BookingRow } from "../../platform/db/schema";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

type AboutBooking = Pick<
  BookingRow,
  "bookingId" | "tourTitle" | "travelDate" | "customerName" | "customerEmail"
>;

/** Replies to the sender address are not read. */
const howToAnswer = "Please don't reply to this mail: the address isn't monitored. Reply on the page.";

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
  return {
    to: booking.customerEmail,
    subject: `About your booking ${booking.bookingId}: a message from Tour Bharat`,
    ...renderMail({
      preheader: `${booking.tourTitle}, ${formatTravelDate(booking.travelDate)}`,
      heading: "A message about your booking",
      paragraphs: [greeting(booking.customerName), text],
      details: detailsOf(booking),
      ...(url !== null && { action: { label: "Read and reply", url } }),
      footnote: `${howToAnswer} You received this mail because a tour was booked at Tour Bharat with this address.`,
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
  return {
    to: booking.customerEmail,
    subject: `Your trip ${booking.bookingId}: a message from ${from}`,
    ...renderMail({
      preheader: `${booking.tourTitle}, ${formatTravelDate(booking.travelDate)}`,
      heading: `A message from ${from}`,
      paragraphs: [greeting(booking.customerName), text],
      details: detailsOf(booking),
      ...(url !== null && { action: { label: "Read and reply", url } }),
      footnote: `${howToAnswer} You received this mail because a tour was booked at Tour Bharat with this address.`,
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
      footnote: `${howToAnswer} You received this mail because your company runs the tour.`,
    }),
  };
}

function detailsOf({ bookingId, tourTitle, travelDate }: AboutBooking) {
  return [
    ["Booking", bookingId],
    ["Tour", tourTitle],
    ["Travel date", formatTravelDate(travelDate)],
  ] as const satisfies (readonly [string, string])[];
}
