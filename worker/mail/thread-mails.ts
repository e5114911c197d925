import { formatTravelDate } from "~/domain/travel-date";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/**
 * The news that somebody wrote about a booking. What they wrote stands in the thread alone: it may be anything, and one mail
 * tells of several messages.
 */

interface AboutThread {
  bookingId: string;
  tourTitle: string;
  travelDate: string;
  customerName: string;
  operatorName: string;
  /** The thread's page; null where our address is not known. */
  url: string | null;
}

const howToAnswer =
  "Please do not answer this mail: nobody reads that address. Answer on the page, where neither of you needs the other's e-mail address or telephone number.";

/** @param about `customerEmail` is where it goes; `url` opens the thread to whoever has it */
export function messageNoticeToTraveler({
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
      ...(url !== null && { action: { label: "Read and answer", url } }),
      footnote: `${howToAnswer} You get this because a tour was booked at Tour Bharat with this address.`,
    }),
  };
}

/** To one of the people who read for the company. @param about `name` and `email` are theirs */
export function messageNoticeToOperator({
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
      paragraphs: [greeting(name), "There is a message to read about a booking of your tour."],
      details: [...detailsOf(about), ["Customer", about.customerName]],
      ...(url !== null && { action: { label: "Read and answer", url } }),
      footnote: `${howToAnswer} You get this because you look after bookings of ${about.operatorName}.`,
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
