import { z } from "zod";
import { notPlainText, plainText } from "~/domain/plain-text";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { ThreadSide } from "./thread-side";
import { threadFormMessages } from "./thread-messages/messages";

/**
 * Messages between a booking's traveler, its operator and our team: one thread per booking. Source: "Contact Parties",
 * specification 2, section 4, and issue 8.
 */

/** Recipients that our team can choose. */
export const messageAudiences = ["traveler", "operator", "both"] as const;
export type MessageAudience = (typeof messageAudiences)[number];

export const messageAudienceLabels: Record<MessageAudience, string> = {
  traveler: "The traveler",
  operator: "The operator",
  both: "Both",
};

/** Idempotency key that a form gives its message. */
const messageId = z.uuid("The message id must be a UUID.");

/** Message body: plain text. */
const messageText = z
  .string({ error: () => threadFormMessages().textMissing })
  .trim()
  .normalize("NFC")
  .min(1, { error: () => threadFormMessages().textMissing })
  .max(2000, { error: () => threadFormMessages().textTooLong })
  .regex(plainText, notPlainText)
  // Browsers submit line breaks as CRLF.
  .transform((text) => text.replaceAll(/\r\n?/g, "\n"));

export const bookingMessageSchema = z.object({
  messageId,
  to: z.enum(messageAudiences, { error: () => threadFormMessages().recipientMissing }),
  text: messageText,
});
export type BookingMessage = z.output<typeof bookingMessageSchema>;

/** Recipients that a traveler or an operator can choose: the other side, our team, or both. */
export const partyAudiences = ["other", "team", "both"] as const;
export type PartyAudience = (typeof partyAudiences)[number];

export const partyMessageSchema = z.object({
  messageId,
  to: z.enum(partyAudiences, { error: () => threadFormMessages().recipientMissing }),
  text: messageText,
});
export type PartyMessage = z.output<typeof partyMessageSchema>;

/** Reason for reporting a thread to our team. */
export const reportReasonSchema = z
  .string({ error: () => threadFormMessages().problemMissing })
  .trim()
  .normalize("NFC")
  .min(10, { error: () => threadFormMessages().problemTooShort })
  .max(1000, { error: () => threadFormMessages().problemTooLong })
  .regex(plainText, notPlainText)
  .transform((text) => text.replaceAll(/\r\n?/g, "\n"));

/** A message quoted outside its thread. */
export interface ThreadMessage {
  id: string;
  text: string;
  /** UTC, ISO 8601. */
  at: string;
}

/** A message of a thread, as shown to a reader. */
export interface ThreadEntry extends ThreadMessage {
  from: ThreadSide;
  /** Name of the author. Readers see only a generic name for the other side. */
  author: string;
  /** True if it is from the reader's own side. */
  isFromViewerSide: boolean;
  to: ThreadSide[];
}

/** The thread of a booking, as shown to one of its two sides. */
export interface ThreadPage {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
  customerName: string;
  operatorName: string;
  /** The reader's side. */
  side: "traveler" | "operator";
  /** False if nobody reads messages to the other side: they go to Tour Bharat. */
  reachesOther: boolean;
  /** The newest messages, oldest first. */
  messages: ThreadEntry[];
  /** True if there are older messages than these. */
  isCut: boolean;
  /** True if this side has an unresolved report. */
  isReported: boolean;
}

/** A thread in an operator's list. */
export interface ListedThread {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
  customerName: string;
  /** Number of messages the reader has not seen. */
  unread: number;
  /** The newest message: its author, UTC instant and beginning. */
  lastFrom: ThreadSide;
  lastAt: number;
  lastText: string;
}

/** A report of a thread, as shown to admins. */
export interface ThreadReport {
  id: string;
  bookingId: string;
  tourTitle: string;
  customerName: string;
  operatorName: string;
  reporter: "traveler" | "operator";
  reason: string;
  /** UTC instants. */
  createdAt: number;
  handledAt: number | null;
  handledBy: string | null;
}
