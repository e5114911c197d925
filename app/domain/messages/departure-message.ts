import { z } from "zod";
import { partyMessageSchema } from "~/domain/bookings/booking-message";
import { addDays, instantInIndia, startOfDayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { StartKey } from "~/domain/departures/start";
import { invalidFields } from "~/domain/errors";
import { orNull, whole } from "~/domain/form-fields";
import type { NotificationChannel } from "~/domain/notifications/notification-events";
import type { MailStatus } from "~/domain/notifications/outbox";

/** Messages to everybody on a departure: now, or at a time before, on or after its days. */

/** Fields of a message's text, "{name}", filled in for each booking when it is sent. */
export const messageFields = ["name", "tour", "date", "time", "meeting point", "guide"] as const;
export type MessageFields = Record<(typeof messageFields)[number], string>;

const field = /\{([^{}]*)\}/g;

/** Returns a text with its fields filled in. */
export function fillFields(text: string, values: MessageFields): string {
  return text.replaceAll(field, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof MessageFields] : written,
  );
}

/** Texts to begin with, by name. */
export const messageTemplates = {
  "See you soon":
    "Hello {name}, {tour} starts on {date} at {time}. We meet here: {meeting point}. Please be there 15 minutes early. {guide} will meet you.",
  "Running late":
    "Hello {name}, we are running late today. Please wait at {meeting point}; {guide} will be with you soon.",
  Weather:
    "Hello {name}, the weather may be rough on {date}. {tour} takes place; please bring a rain jacket and warm clothes.",
  "Thank you": "Hello {name}, thank you for traveling with us on {tour}. We would love to read your review.",
} as const;

export const sendTimes = ["now", "hours-before", "days-before", "on-day", "days-after"] as const;
export type SendTime = (typeof sendTimes)[number];

export const sendTimeLabels: Record<SendTime, string> = {
  now: "Now",
  "hours-before": "Hours before the start",
  "days-before": "Days before departure",
  "on-day": "On the day of departure",
  "days-after": "Days after the last day",
};

export const departureMessageSchema = partyMessageSchema
  .pick({ messageId: true, text: true })
  .extend({
    when: z.enum(sendTimes, "Please choose when to send it."),
    /** Hours or days; of no meaning for the others. */
    count: orNull(whole("how many", 1, 90)).default(null),
    /** IST, "HH:mm"; of no meaning for "now" and hours. */
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter the time as hours and minutes.")
      .catch("09:00"),
  })
  .superRefine(({ text, when, count }, refine) => {
    const unknown = Array.from(text.matchAll(field), ([, name = ""]) => name).find(
      (name) => !(messageFields as readonly string[]).includes(name),
    );
    if (unknown !== undefined)
      refine.addIssue({
        code: "custom",
        path: ["text"],
        message: `{${unknown}} is not a field. Use ${messageFields.map((name) => `{${name}}`).join(", ")}.`,
      });
    if (count === null && when !== "now" && when !== "on-day")
      refine.addIssue({ code: "custom", path: ["count"], message: "Please enter how many." });
  });
export type NewDepartureMessage = z.output<typeof departureMessageSchema>;

const day = 24 * 60 * 60_000;

/**
 * Returns the UTC instants from and until which a message is sent; bookings made meanwhile get a scheduled one, too.
 * @throws AppError `invalid` (the time is past)
 */
export function sendingTimes(
  { when, count, time }: Pick<NewDepartureMessage, "when" | "count" | "time">,
  { travelDate, lastDay, startTime }: { travelDate: TravelDate; lastDay: TravelDate; startTime: string },
  now: number,
): { from: number; until: number } {
  const start = instantInIndia(travelDate, startTime);
  const number = count ?? 0;
  const after = instantInIndia(addDays(lastDay, number), time);
  const midnight = startOfDayInIndia(addDays(travelDate, 1));
  const times = {
    now: { from: now, until: now + day },
    "hours-before": { from: start - (number * day) / 24, until: start },
    "days-before": { from: instantInIndia(addDays(travelDate, -number), time), until: start },
    "on-day": { from: instantInIndia(travelDate, time), until: midnight },
    "days-after": { from: after, until: after + day },
  }[when];
  if (times.from < now) throw invalidFields({ when: ["This time is past. Choose another, or send it now."] });
  return times;
}

/** Max messages of a departure that are still to be sent. */
export const maxScheduled = 10;

/** How a message reached a booking. */
export interface MessageReceipt {
  bookingId: string;
  customerName: string;
  /** Messages outside the conversation. */
  sent: { channel: NotificationChannel; status: MailStatus }[];
}

/** A message to a departure, as its office sees it. */
export interface DepartureMessage {
  id: string;
  /** With its fields. */
  text: string;
  /** True if our team sends it. */
  isFromTeam: boolean;
  /** UTC instants. */
  sendAt: number;
  until: number;
  canceledAt: number | null;
  receipts: MessageReceipt[];
}

/** The page of messages to a departure. */
export interface DepartureMessagesPage {
  tour: string;
  tourTitle: string;
  companyName: string;
  travelDate: TravelDate;
  start: StartKey;
  lastDay: TravelDate;
  /** IST, "HH:mm". */
  startTime: string;
  /** Bookings with an e-mail address, and without one. */
  reachable: number;
  unreachable: number;
  /** The fields as filled in for the first booking; for an example without one. */
  example: MessageFields;
  /** Channels without a registered template for these messages: they go by mail. */
  withoutTemplate: NotificationChannel[];
  messages: DepartureMessage[];
}
