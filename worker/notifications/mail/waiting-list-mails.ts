import { formatDeadline } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { timeOfStart } from "~/domain/departures/start";
import { renderMail, type MailContent } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";

/** Mails to travelers on a waiting list. Their link is the only way to an entry without an account. */

interface WaitingMailData {
  entry: {
    id: string;
    name: string;
    email: string;
    seats: number;
    travelDate: string;
    start: string;
    tourTitle: string;
  };
  /** URL of the entry's page, or null if the public origin is unknown. */
  url: string | null;
}

function waitingMail(
  { entry, url }: WaitingMailData,
  kind: string,
  action: string,
  {
    paragraphs,
    ...content
  }: Omit<MailContent, "action" | "details" | "preheader"> & {
    subject: string;
    preheader?: string;
  },
): Mail {
  const { id, name, email, seats, travelDate, start, tourTitle } = entry;
  const { subject, ...shown } = content;
  return {
    to: email,
    subject,
    dedupeKey: `waiting/${id}/${kind}`,
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      ...shown,
      paragraphs: [greeting(name), ...paragraphs],
      details: [
        ["Tour", tourTitle],
        ["Travel date", departureInWords(travelDate, timeOfStart(start))],
        ["Seats", String(seats)],
      ],
      ...(url !== null && { action: { label: action, url } }),
    }),
  };
}

const dateOf = ({ entry }: WaitingMailData) => departureInWords(entry.travelDate, timeOfStart(entry.start));

/** Asks to confirm an address that anyone may have typed. @param at part of the key, so that the mail can be requested again */
export function confirmWaitingMail(data: WaitingMailData, at: number): Mail {
  return waitingMail(data, `confirm/${at}`, "Confirm", {
    subject: `Confirm your place on the waiting list for ${dateOf(data)}`,
    heading: "Confirm your place",
    paragraphs: ["Confirm your e-mail address to join the waiting list. The link is valid for 24 hours."],
    footnote: "If you didn't ask for this, ignore this mail: without your confirmation nothing happens.",
  });
}

/** @param at part of the key, so that the mail can be requested again */
export function joinedWaitingMail(data: WaitingMailData, at: number): Mail {
  return waitingMail(data, `joined/${at}`, "View or leave the list", {
    subject: `You are on the waiting list for ${dateOf(data)}`,
    heading: "You are on the waiting list",
    paragraphs: [
      "When seats come back and it's your turn, we hold them for you for two hours and send you a mail. The hours from 9 PM to 8 AM don't count.",
    ],
  });
}

/** @param endsAt UTC instant */
export function seatsOfferedMail(data: WaitingMailData, endsAt: number): Mail {
  const { seats } = data.entry;
  const held = seats === 1 ? "1 seat is" : `${seats} seats are`;
  return waitingMail(data, "offered", seats === 1 ? "Book the seat" : "Book the seats", {
    subject: `${held} free on ${dateOf(data)}: held for you until ${formatDeadline(endsAt)}`,
    preheader: `Held for you until ${formatDeadline(endsAt)}.`,
    heading: `${held} held for you`,
    paragraphs: [
      `Book by ${formatDeadline(endsAt)}. After that we offer the seats to the next in line.`,
      "No longer interested? Decline on the same page, so that others get them sooner.",
    ],
  });
}

export function offerLapsedMail(data: WaitingMailData): Mail {
  return waitingMail(data, "lapsed", "Join again", {
    subject: `Your offer for ${dateOf(data)} has ended`,
    heading: "Your offer has ended",
    paragraphs: [
      "The seats were not booked in time, so they went to the next in line. You are no longer on the waiting list, but you can join it again.",
    ],
  });
}

/** Sent if the departure was closed, no longer leaves, or can't be booked anymore. @param reason a sentence, or null */
export function waitingEndedMail(data: WaitingMailData, reason: string | null): Mail {
  return waitingMail(data, "gone", "Choose another date", {
    subject: `The waiting list for ${dateOf(data)} has ended`,
    heading: "The waiting list has ended",
    paragraphs: [...(reason === null ? [] : [reason]), "No seats came back in time for you. We're sorry."],
  });
}
