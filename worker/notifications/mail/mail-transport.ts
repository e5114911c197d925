import type { Language } from "~/domain/language/language";
import type { MessagePayload } from "~/domain/notifications/notification";
import type { NotificationName, PhoneChannel } from "~/domain/notifications/notification-events";
import type { MailMessage } from "./mailer";

export interface OutgoingMail extends MailMessage {
  /** Our own id, the same for each attempt, so that providers can deduplicate. */
  id: string;
  /** Absent if there are none. */
  attachments?: MailFile[];
  /** Absent for mail with its own function. */
  event?: NotificationName;
  payload?: MessagePayload;
}

/** An attachment; its name contains letters, digits, dashes and a dot. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
}

/** One channel: mail, or a phone channel, whose recipient is a number or a push subscription. */
export interface MailTransport {
  /**
   * True if the outbox retains the body of sent messages because they are read there. Otherwise it is deleted, so that database access
   * does not disclose messages and their links.
   */
  keepsBody: boolean;
  /** True if it supports attachments; if not, none are drawn. */
  takesAttachments: boolean;
  /**
   * True if a message whose outcome is unknown is sent again: a second copy replaces the first, or is better than none. Otherwise it is given up
   * (decision 35).
   */
  isRepeatable: boolean;
  /** True if messages leave for a provider; false if they stay in the outbox. */
  isProvider: boolean;
  /** Returns true if no registered template is set for an event: nothing is sent by this channel. */
  lacksTemplate?(event: NotificationName): boolean;
  /** Returns true if an event's template is registered in a language, too. Omitted where none are needed. */
  hasTemplate?(event: NotificationName, language: Language): boolean;
  /** @throws MailRefusal if the provider rejects the message */
  send(mail: OutgoingMail): Promise<void>;
}

/** The rejection of a message. */
export class MailRefusal extends Error {
  /** A single word for the logs, without personal data: "http_422", "E_RATE_LIMIT_EXCEEDED". */
  readonly code: string;
  /** True if the same message will never be accepted. */
  readonly isFinal: boolean;

  /** @param detail the provider's message; it may name the recipient and is stored with the message only */
  constructor(code: string, detail: string, { isFinal = false } = {}) {
    super(detail);
    this.name = "MailRefusal";
    this.code = /^\w{1,60}$/.test(code) ? code : "unknown";
    this.isFinal = isFinal;
  }
}

export interface Sender {
  email: string;
  name: string;
}

/** The phone channels of a deployment; null if not configured. */
export type PhoneTransports = Record<PhoneChannel, MailTransport | null>;

/** Returns the channel of a text to a number that was given for it: SMS if configured, else WhatsApp, else null. */
export function textChannelOf(phone: PhoneTransports): "sms" | "whatsapp" | null {
  return phone.sms ? "sms" : phone.whatsapp ? "whatsapp" : null;
}
