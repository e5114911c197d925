import type { MailAttachments } from "~/domain/documents/documents";
import type { MessagePayload } from "~/domain/notifications/notification";
import type { NotificationName } from "~/domain/notifications/notification-events";

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A message to one person. User input is included only through renderMail, which escapes it. */
export interface Mail extends MailMessage {
  /** Uniqueness key, e.g. "booking-confirmed/TB123456": a second message with the same key is not queued. */
  dedupeKey?: string;
  /** Page that ends mails of this kind, for the header List-Unsubscribe. Source: RFC 8058. */
  unsubscribe?: string;
  /** Booking documents, drawn on delivery. */
  attachments?: MailAttachments;
  /** Omitted for a mail with its own function. */
  notification?: { event: NotificationName; userId: string | null; payload: MessagePayload };
}

export interface Mailer {
  /**
   * Resolves once the message is in the outbox. Delivery runs in the background, and its errors never reach the caller. For messages that
   * must depend on a commit, use `insertMail` in that batch instead.
   */
  send(message: Mail): Promise<void>;
}

/** Prefix of the keys of mails that the outbox forgets once they were sent: last messages to people whose data are erased. */
export const farewellKey = "farewell/";
