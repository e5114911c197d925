import { z } from "zod";

/** What we write to the parties of a booking: its thread. Source: "Contact Parties", specification 2, section 4. */

/** Whom a message is for. */
export const messageAudiences = ["traveler", "operator", "both"] as const;
export type MessageAudience = (typeof messageAudiences)[number];

export const messageAudienceLabels: Record<MessageAudience, string> = {
  traveler: "The traveler",
  operator: "The operator",
  both: "Both",
};

export const bookingMessageSchema = z.object({
  /** Of this message: sent again it is written once. */
  messageId: z.uuid("This is not the id of a message."),
  to: z.enum(messageAudiences, "Please choose whom it is for."),
  text: z
    .string("Please write your message.")
    .trim()
    .normalize("NFC")
    .min(1, "Please write your message.")
    .max(2000, "Please keep it to 2,000 characters.")
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, "Please leave out characters that cannot be stored.")
    // Browsers send every line break as two characters.
    .transform((text) => text.replaceAll(/\r\n?/g, "\n")),
});
export type BookingMessage = z.output<typeof bookingMessageSchema>;

/** A message of a booking's thread, as one of its parties reads it. */
export interface ThreadMessage {
  id: string;
  text: string;
  /** UTC, ISO 8601. */
  at: string;
}

/** The same for the back office. */
export interface SentMessage extends ThreadMessage {
  /** Who wrote it. */
  author: string;
  to: MessageAudience;
}
