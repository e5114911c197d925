import type { Language } from "../language/language";
import type { NotificationName } from "./notification-events";

/** People that an event goes to. Members and administrators need the right that the event names. */
export interface NotificationAudience {
  /** Slug of the operator whose members are notified. */
  operator?: string;
  /** An account. */
  userId?: string | null;
  admins?: true;
  /** Someone without an account; the number was given for this text. */
  contact?: { email?: string; phone?: string; name?: string };
  /** Addresses that have their own mail about it, and accounts that made the change: they are left out. */
  except?: readonly string[];
}

/** A stored notification, as it was at the time of the event. */
export interface NotificationContent {
  /** Values of the event's text, by placeholder, in English. */
  params: Record<string, string>;
  /** The same for a reader of another language. */
  translated?: { language: Language; params: Record<string, string> };
  /** The page about it, an absolute URL; null if the site's origin is unknown. */
  url: string | null;
  /** Rings in quiet hours, too. */
  isUrgent?: boolean;
  /** UTC instant after which it is no longer sent. */
  expiresAt?: number;
  /** Omitted if the event has its own mail, or none. */
  mail?: NotificationMail;
}

/** A mail to members or administrators. All texts are plain. */
export interface NotificationMail {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: string[];
  details: [label: string, value: string][];
  /** Details for members with the right to earnings: commission and net. */
  earnings?: [label: string, value: string][];
  /** Label of the button. */
  action: string;
  sections?: { heading: string; lines: string[] }[];
}

/** Data for a channel besides the text. */
export interface MessagePayload {
  /** Page that a push message opens. */
  url?: string;
  /** Variables of the provider's template, in order. */
  params?: string[];
  /** Language of the template, if it is not English. */
  language?: Language;
  /** Page that switches this mail off, for the header List-Unsubscribe. Source: RFC 8058. */
  unsubscribe?: string;
}

/** An event that happened. */
export interface NewNotification extends NotificationContent {
  event: NotificationName;
  /** Uniqueness key, e.g. "operator-of-booking/{id}/2/canceled": it is stored once. */
  key: string;
  to: NotificationAudience;
}
