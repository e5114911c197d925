import { z } from "zod";

/**
 * Events that programs of resellers and operators get at addresses of their own, after the Standard Webhooks specification
 * (github.com/standard-webhooks/standard-webhooks). Source: issue 46.
 */

export const webhookEventLabels = {
  "booking.created": "Booking made",
  "booking.changed": "Booking changed",
  "booking.cancelled": "Booking canceled or expired",
  "booking.checked_in": "Guests checked in",
  "availability.changed": "Free seats of a tour changed",
  "prices.changed": "Prices of a tour changed",
  "payout.sent": "Payout sent",
} as const;
export type WebhookEvent = keyof typeof webhookEventLabels;

export const webhookEvents = Object.keys(webhookEventLabels) as [WebhookEvent, ...WebhookEvent[]];

/** Events of the capability webhooks of OCTO, which has no schema of it. Source: docs.ventrata.com/capabilities/webhooks */
export const octoWebhookEvents = {
  booking_update: ["booking.created", "booking.changed", "booking.cancelled", "booking.checked_in"],
  availability_update: ["availability.changed"],
} satisfies Record<string, WebhookEvent[]>;
export type OctoWebhookEvent = keyof typeof octoWebhookEvents;

/** Returns OCTO's name of what a reseller's endpoint gets. */
export function octoEventOf(events: readonly WebhookEvent[]): OctoWebhookEvent {
  return events.includes("availability.changed") ? "availability_update" : "booking_update";
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delay before each retry; the failure after the last one, three days later, is final. Source: the specification, "Retry schedule". */
export const webhookRetryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** An endpoint that answered nothing for so long is switched off. */
export const webhookFailuresFor = 72 * hour;

/** Time for which a replaced secret signs, too. */
export const webhookSecretOverlap = 24 * hour;

/** Days for which events are kept. */
export const webhookKeptDays = 30;

/** Most endpoints of one reseller or operator. */
export const maxWebhooks = 5;

/** The form of a new endpoint; its address is checked where it is fetched. */
export const newWebhookSchema = z.object({
  url: z.string().trim().min(1, "Please enter the address.").max(2000, "Please enter a shorter address."),
  events: z.array(z.enum(webhookEvents)).min(1, "Please choose at least one event."),
});

export type WebhookState = "unconfirmed" | "active" | "paused" | "disabled";

/** Instants are UTC. */
export interface WebhookStamps {
  confirmedAt: number | null;
  pausedAt: number | null;
  disabledAt: number | null;
}

export function webhookState({ confirmedAt, pausedAt, disabledAt }: WebhookStamps): WebhookState {
  if (confirmedAt === null) return "unconfirmed";
  if (disabledAt !== null) return "disabled";
  return pausedAt === null ? "active" : "paused";
}

/** A reseller's endpoint as administrators see it. `createdAt` is a UTC instant. */
export interface ResellerWebhook {
  id: string;
  host: string;
  createdAt: number;
  state: WebhookState;
}

/** An event as its owner sees it. Instants are UTC. */
export interface WebhookDelivery {
  seq: number;
  type: WebhookEvent;
  /** Reference of the booking, slug of the tour or id of the payout. */
  subject: string;
  createdAt: number;
  attempts: number;
  /** Null once it was answered or given up. */
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  lastAttemptAt: number | null;
  lastStatus: number | null;
  lastError: string | null;
  lastAnswer: string | null;
}

export interface Webhook extends WebhookStamps {
  id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: number;
  previousUntil: number | null;
  failingSince: number | null;
  waiting: number;
  failed: number;
  /** The newest. */
  deliveries: WebhookDelivery[];
}
