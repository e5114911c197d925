import { z } from "zod";
import { notPlainText, plainText } from "./plain-text";
import type { TravelDate } from "./calendar";

/**
 * What a booking's traveller, its operator and we write to each other: one thread to a booking. Source: "Contact Parties",
 * specification 2, section 4, and issue 8.
 */

/** Whom a message is for. */
export const messageAudiences = ["traveler", "operator", "both"] as const;
export type MessageAudience = (typeof messageAudiences)[number];

export const messageAudienceLabels: Record<MessageAudience, string> = {
  traveler: "The traveler",
  operator: "The operator",
  both: "Both",
};

/** The id that a form gives its message: sent again it is written once. */
const messageId = z.uuid("This is not the id of a message.");

/** What a message says: plain text. */
const messageText = z
  .string("Please write your message.")
  .trim()
  .normalize("NFC")
  .min(1, "Please write your message.")
  .max(2000, "Please keep it to 2,000 characters.")
  .regex(plainText, notPlainText)
  // Browsers send every line break as two characters.
  .transform((text) => text.replaceAll(/\r\n?/g, "\n"));

export const bookingMessageSchema = z.object({
  messageId,
  to: z.enum(messageAudiences, "Please choose whom it is for."),
  text: messageText,
});
export type BookingMessage = z.output<typeof bookingMessageSchema>;

/** Whom a traveller or an operator writes to: the other side, us, or both. */
export const partyAudiences = ["other", "team", "both"] as const;
export type PartyAudience = (typeof partyAudiences)[number];

export const partyMessageSchema = z.object({
  messageId,
  to: z.enum(partyAudiences, "Please choose whom it is for."),
  text: messageText,
});
export type PartyMessage = z.output<typeof partyMessageSchema>;

/** Why somebody asks us to look at something, in their words. */
export const reportReasonSchema = z
  .string("Please say what is wrong.")
  .trim()
  .normalize("NFC")
  .min(10, "Please say what is wrong, in 10 characters or more.")
  .max(1000, "Please keep it to 1,000 characters.")
  .regex(plainText, notPlainText)
  .transform((text) => text.replaceAll(/\r\n?/g, "\n"));

/** A side of a thread: the traveller, the company that runs the tour, or us. */
export type ThreadSide = "traveler" | "operator" | "team";

export const threadSideLabels: Record<ThreadSide, string> = {
  traveler: "the traveler",
  operator: "the operator",
  team: "Tour Bharat",
};

/** A message as it stands somewhere else than in its thread. */
export interface ThreadMessage {
  id: string;
  text: string;
  /** UTC, ISO 8601. */
  at: string;
}

/** A message of a thread as somebody reads it. */
export interface ThreadEntry extends ThreadMessage {
  from: ThreadSide;
  /** Who wrote it, as this reader is told: of the other side no more than what it is called. */
  author: string;
  /** Whether it is of the reader's own side. */
  isOwn: boolean;
  to: ThreadSide[];
}

/** The thread of a booking as one of its two sides reads it. */
export interface ThreadPage {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
  customerName: string;
  operatorName: string;
  /** The reader's. */
  side: "traveler" | "operator";
  /** The newest ones, the oldest of them first. */
  messages: ThreadEntry[];
  /** Whether there are older ones than are shown. */
  isCut: boolean;
  /** Whether this side has reported it, and nobody has dealt with that yet. */
  isReported: boolean;
}

/** A thread in an operator's list. */
export interface ListedThread {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
  customerName: string;
  /** How many messages the reader has not seen. */
  unread: number;
  /** The newest message: who wrote it, when (UTC instant) and how it begins. */
  lastFrom: ThreadSide;
  lastAt: number;
  lastText: string;
}

/** A report of a thread as administrators see it. */
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
