import { formatDeadline } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { timeOfStart } from "~/domain/departures/start";
import { renderMail, type MailContent } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";
import { smallMailMessages } from "./small/messages";

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
  const { details: labels } = smallMailMessages();
  return {
    to: email,
    subject,
    dedupeKey: `waiting/${id}/${kind}`,
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      ...shown,
      paragraphs: [greeting(name), ...paragraphs],
      details: [
        [labels.tour, tourTitle],
        [labels.date, departureInWords(travelDate, timeOfStart(start))],
        [labels.seats, String(seats)],
      ],
      ...(url !== null && { action: { label: action, url } }),
    }),
  };
}

const dateOf = ({ entry }: WaitingMailData) => departureInWords(entry.travelDate, timeOfStart(entry.start));

/** Asks to confirm an address that anyone may have typed. @param at part of the key, so that the mail can be requested again */
export function confirmWaitingMail(data: WaitingMailData, at: number): Mail {
  const { action, subject, ...words } = smallMailMessages().waiting.confirm;
  return waitingMail(data, `confirm/${at}`, action, { ...words, subject: subject(dateOf(data)) });
}

/** @param at part of the key, so that the mail can be requested again */
export function joinedWaitingMail(data: WaitingMailData, at: number): Mail {
  const { action, subject, ...words } = smallMailMessages().waiting.joined;
  return waitingMail(data, `joined/${at}`, action, { ...words, subject: subject(dateOf(data)) });
}

/** @param endsAt UTC instant */
export function seatsOfferedMail(data: WaitingMailData, endsAt: number): Mail {
  const { seats } = data.entry;
  const until = formatDeadline(endsAt);
  const { action, subject, preheader, heading, paragraphs } = smallMailMessages().waiting.offered;
  return waitingMail(data, "offered", action(seats), {
    subject: subject({ seats, date: dateOf(data), until }),
    preheader: preheader(until),
    heading: heading(seats),
    paragraphs: paragraphs(until),
  });
}

export function offerLapsedMail(data: WaitingMailData): Mail {
  const { action, subject, ...words } = smallMailMessages().waiting.lapsed;
  return waitingMail(data, "lapsed", action, { ...words, subject: subject(dateOf(data)) });
}

/** Sent if the departure was closed, no longer leaves, or can't be booked anymore. @param reason a sentence, or null */
export function waitingEndedMail(data: WaitingMailData, reason: string | null): Mail {
  const { action, subject, heading, noSeats } = smallMailMessages().waiting.gone;
  return waitingMail(data, "gone", action, {
    subject: subject(dateOf(data)),
    heading,
    paragraphs: [...(reason === null ? [] : [reason]), noSeats],
  });
}
