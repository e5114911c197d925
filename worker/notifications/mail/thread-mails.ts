import { formatTravelDate } from "~/domain/calendar/travel-date";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** Notices of new messages about a booking. They omit the text, which may be anything; one mail covers several messages. */

interface AboutThread {
  bookingId: string;
  tourTitle: string;
  travelDate: string;
  customerName: string;
  operatorName: string;
  /** The thread's page; null if the public origin is unknown. */
  url: string | null;
}

const howToAnswer =
  "Please don't reply to this mail: the address isn't monitored. Reply on the page, which keeps your contact details private.";

/** @param about `url` opens the thread to anyone who has it */
export function messageNoticeToTravelerMail({
  url,
  customerEmail,
  ...about
}: AboutThread & { customerEmail: string }): Mail {
  return {
    to: customerEmail,
    subject: `A message about your booking ${about.bookingId}`,
    ...renderMail({
      preheader: `${about.operatorName} has written to you`,
      heading: "You have a message",
      paragraphs: [greeting(about.customerName), `${about.operatorName} has written to you about your trip.`],
      details: detailsOf(about),
      ...(url !== null && { action: { label: "Read and reply", url } }),
      footnote: `${howToAnswer} You received this mail because a tour was booked at Tour Bharat with this address.`,
    }),
  };
}

/** Sent to each member who reads messages for the operator. @param about `name` and `email` of the member */
export function messageNoticeToOperatorMail({
  url,
  name,
  email,
  ...about
}: AboutThread & { name: string; email: string }): Mail {
  return {
    to: email,
    subject: `A message about booking ${about.bookingId}`,
    ...renderMail({
      preheader: `${about.tourTitle}, ${formatTravelDate(about.travelDate)}`,
      heading: "A traveler has written to you",
      paragraphs: [greeting(name), "You have a new message about a booking of your tour."],
      details: [...detailsOf(about), ["Customer", about.customerName]],
      ...(url !== null && { action: { label: "Read and reply", url } }),
      footnote: `${howToAnswer} You received this mail because you manage bookings of ${about.operatorName}.`,
    }),
  };
}

function detailsOf({ bookingId, tourTitle, travelDate }: AboutThread | Omit<AboutThread, "url">) {
  return [
    ["Booking", bookingId],
    ["Tour", tourTitle],
    ["Travel date", formatTravelDate(travelDate)],
  ] as const satisfies (readonly [string, string])[];
}
