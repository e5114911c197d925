import type { Role } from "~/domain/accounts/account";
import type { BookingStatus } from "./booking-status";
import { formatInstantInIndia, formatTimeInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { bookingStateMessages } from "./state-messages/messages";

/** History of a booking, as shown to its traveler. */

/** Actor, from the traveler's point of view. */
export type BookingActor = "traveler" | "operator" | "team" | "reseller" | "system";

/** Names of those whose own name is not known. */
export const actorNames: Record<BookingActor, string> = {
  traveler: "The traveler",
  operator: "The operator",
  team: "Our team",
  reseller: "The reseller",
  system: "The system",
};

/** Matters of a change that leaves the status as it is. */
export type HistoryTopic = keyof ReturnType<typeof bookingStateMessages>["topics"];

export interface BookingHistoryEntry {
  what: "booked" | "changed" | Exclude<BookingStatus, "pending">;
  /** Matter of a change; null for changes older than that column, and those of none of the topics. */
  topic: HistoryTopic | null;
  /** Status of the booking from then on. */
  status: BookingStatus;
  by: BookingActor;
  /** Reason as entered by the actor. */
  reason: string | null;
  /** UTC, ISO 8601. */
  at: string;
}

export function whatHappenedInWords({
  what,
  status,
  topic,
}: Pick<BookingHistoryEntry, "what" | "status" | "topic">): string {
  const { happened, topics } = bookingStateMessages();
  if (what === "booked" && status === "confirmed") return happened.bookedAndConfirmed;
  return what === "changed" && topic !== null ? topics[topic] : happened[what];
}

/** A history entry for the back office, with the actor's name. */
export interface NamedHistoryEntry extends BookingHistoryEntry {
  /** The actor's name, or their role if there is no name. */
  who: string;
}

/**
 * Describes a conflicting change to anyone who tried to change the booking too: "Priya Nair canceled it at 10:32 AM."
 * @param now UTC instant
 */
export function changeInWords({ what, reason, who, at }: NamedHistoryEntry, now: number): string {
  const isToday = todayInIndia(Date.parse(at)) === todayInIndia(now);
  const when = isToday ? `at ${formatTimeInIndia(at)}` : `on ${formatInstantInIndia(at)}`;
  switch (what) {
    case "confirmed":
      return `${who} confirmed it ${when}.`;
    case "cancelled":
      return `${who} canceled it ${when}.`;
    case "completed":
      return `${who} marked it as completed ${when}.`;
    case "no-show":
      return `${who} marked it as a no-show ${when}.`;
    case "expired":
      return `It expired ${when}${reason === null ? "." : `: ${reason}`}`;
    case "booked":
    case "changed":
      return `${who} changed it ${when}${reason === null ? "." : `: ${reason}`}`;
    default:
      return what satisfies never;
  }
}

/** A stored booking event. */
export interface StoredHistoryEntry {
  type: "booking.created" | "booking.updated";
  status: BookingStatus;
  /** Null for a guest. */
  actorId: string | null;
  actorRole: Role | null;
  /** Capacity in which the actor acted; null for events older than that column. */
  actor: BookingActor | null;
  reason: string | null;
  topic: HistoryTopic | null;
  /** UTC instant in milliseconds. */
  createdAt: number;
}

/**
 * Converts the events of one booking, in order, to history entries. An update that leaves the status unchanged has changed
 * details.
 * @param travelers accounts whose actions count as the traveler's, whatever their role
 */
export function bookingHistory(
  events: readonly StoredHistoryEntry[],
  travelers: readonly (string | null)[],
): BookingHistoryEntry[] {
  return events.map((event, index) => ({
    what: whatHappened(event, events[index - 1]?.status),
    topic: event.topic,
    status: event.status,
    by: actorOf(event, travelers),
    reason: event.reason,
    at: new Date(event.createdAt).toISOString(),
  }));
}

function whatHappened({ type, status }: StoredHistoryEntry, before: BookingStatus | undefined) {
  if (type === "booking.created") return "booked";
  return status === before || status === "pending" ? "changed" : status;
}

function actorOf(
  { actor, actorId, actorRole }: StoredHistoryEntry,
  travelers: readonly (string | null)[],
): BookingActor {
  if (actor !== null) return actor;
  if (actorId === null || travelers.includes(actorId)) return "traveler";
  if (actorRole === "admin") return "team";
  return actorRole === "tour_operator" ? "operator" : "traveler";
}
