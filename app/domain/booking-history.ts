import type { Role } from "./account";
import type { BookingStatus } from "./booking-status";
import { formatInstantInIndia, formatTimeInIndia, todayInIndia } from "./calendar";

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

/** What has happened, in words. */
export function whatHappenedInWords({ what, status }: Pick<BookingMoment, "what" | "status">): string {
  switch (what) {
    case "booked":
      return status === "confirmed" ? "Booked and confirmed" : "Booked, to be confirmed";
    case "confirmed":
      return "Confirmed";
    case "cancelled":
      return "Cancelled";
    case "completed":
      return "Travelled";
    case "no-show":
      return "Nobody came";
    case "expired":
      return "Payment did not come in time";
    case "changed":
      return "Details changed";
    default:
      return what satisfies never;
  }
}

/** A moment as the back office sees it: with who it was. */
export interface NamedMoment extends BookingMoment {
  /** The name of who did it, or what they are. */
  who: string;
}

/**
 * What has changed since somebody looked, for whoever wanted to change it too: "Priya Nair cancelled it at 10:32 AM."
 * @param now UTC instant
 */
export function changeInWords({ what, reason, who, at }: NamedMoment, now: number): string {
  const isToday = todayInIndia(Date.parse(at)) === todayInIndia(now);
  const when = isToday ? `at ${formatTimeInIndia(at)}` : `on ${formatInstantInIndia(at)}`;
  switch (what) {
    case "confirmed":
      return `${who} confirmed it ${when}.`;
    case "cancelled":
      return `${who} cancelled it ${when}.`;
    case "completed":
      return `${who} told ${when} that the trip was made.`;
    case "no-show":
      return `${who} told ${when} that nobody came.`;
    case "expired":
      return `It expired ${when}: its payment did not come in time.`;
    case "booked":
    case "changed":
      return `${who} changed it ${when}${reason === null ? "." : `: ${reason}`}`;
    default:
      return what satisfies never;
  }
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
