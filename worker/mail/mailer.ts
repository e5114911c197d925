import type { MailAttachments } from "~/domain/documents";

/** A message to one person. What strangers typed is in it only through renderMail, which escapes it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What makes it one of its kind, e.g. "booking-confirmed/TB123456": a second one with the same key is not written. */
  dedupeKey?: string;
  /** Papers of a booking, drawn when the message is delivered. */
  attachments?: MailAttachments;
}

/** Sends what we have to say. */
export interface Mailer {
  /**
   * Resolves once the message is written to the outbox; it is delivered without being waited for, and never fails whoever
   * sends it because a provider did. What must go out only with a commit is `insertMail` in that batch instead.
   */
  send(message: Mail): Promise<void>;
}
