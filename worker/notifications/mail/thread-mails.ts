import { formatTravelDate } from "~/domain/calendar/travel-date";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";
import { smallMailMessages } from "./small/messages";

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

/** @param about `url` opens the thread to anyone who has it */
export function messageNoticeToTravelerMail({
  url,
  customerEmail,
  ...about
}: AboutThread & { customerEmail: string }): Mail {
  const m = smallMailMessages();
  return {
    to: customerEmail,
    subject: m.thread.subject(about.bookingId),
    ...renderMail({
      preheader: m.thread.preheader(about.operatorName),
      heading: m.thread.heading,
      paragraphs: [greeting(about.customerName), m.thread.intro(about.operatorName)],
      details: detailsOf(about),
      ...(url !== null && { action: { label: m.readAndReply, url } }),
      footnote: `${m.howToAnswer(true)} ${m.whyTraveler}`,
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
      footnote: `${smallMailMessages().howToAnswer(true)} You received this mail because you manage bookings of ${about.operatorName}.`,
    }),
  };
}

function detailsOf({ bookingId, tourTitle, travelDate }: AboutThread | Omit<AboutThread, "url">) {
  const { booking, tour, date } = smallMailMessages().details;
  return [
    [booking, bookingId],
    [tour, tourTitle],
    [date, formatTravelDate(travelDate)],
  ] as const satisfies (readonly [string, string])[];
}
