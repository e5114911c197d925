import type { Role } from "./account";
import type { BookingStatus } from "./booking-status";

/** What has happened to a booking, as its traveller reads it. */

/** Who did it, seen from the traveller. */
export type BookingActor = "traveler" | "operator" | "team" | "system";

export interface BookingMoment {
  what: "booked" | "changed" | Exclude<BookingStatus, "pending">;
  /** The booking's state from then on. */
  status: BookingStatus;
  by: BookingActor;
  /** In the words of who did it. */
  reason: string | null;
  /** UTC, ISO 8601. */
  at: string;
}

/** An event of a booking as it is stored. */
export interface StoredMoment {
  type: "booking.created" | "booking.updated";
  status: BookingStatus;
  /** Null for a guest. */
  actorId: string | null;
  actorRole: Role | null;
  /** As whom it was done; null for events older than that column. */
  actor: BookingActor | null;
  reason: string | null;
  /** UTC instant in milliseconds. */
  createdAt: number;
}

/**
 * The events of one booking, in order, as moments. An update that leaves the state as it was has changed details.
 * @param travelers the accounts whose doing is the traveller's own, whatever their role
 */
export function bookingHistory(
  events: readonly StoredMoment[],
  travelers: readonly (string | null)[],
): BookingMoment[] {
  return events.map((event, index) => ({
    what: whatHappened(event, events[index - 1]?.status),
    status: event.status,
    by: actorOf(event, travelers),
    reason: event.reason,
    at: new Date(event.createdAt).toISOString(),
  }));
}

function whatHappened({ type, status }: StoredMoment, before: BookingStatus | undefined) {
  if (type === "booking.created") return "booked";
  return status === before || status === "pending" ? "changed" : status;
}

function actorOf(
  { actor, actorId, actorRole }: StoredMoment,
  travelers: readonly (string | null)[],
): BookingActor {
  if (actor !== null) return actor;
  if (actorId === null || travelers.includes(actorId)) return "traveler";
  if (actorRole === "admin") return "team";
  return actorRole === "tour_operator" ? "operator" : "traveler";
}
