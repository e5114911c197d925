import {
  replayLimit,
  type BookingEvent,
  type FeedMessage,
  type OperatorBookingEvent,
  type OperatorFeedMessage,
} from "~/domain/desk/booking-events";
import { toOperatorBooking } from "~/domain/desk/operator-booking";
import { listActiveAdmins } from "../accounts/admin/account-status.repo";
import { listEventsAfter, listOperatorEventsBetween } from "../bookings/booking-events.repo";
import type { Database } from "../platform/db/client";
import { listOperatorsByPerson } from "../platform/authz/operator-rights.repo";

/** all: every booking, for administrators. own: bookings of the operators for which an operator has the right "bookings". */
export const feedScopes = ["all", "own"] as const;
export type FeedScope = (typeof feedScopes)[number];

export interface FeedSubscriber {
  userId: string;
  scope: FeedScope;
}

/** The visible bookings: all, or those of these operators, with commission where also `earning` lists them. */
export type Visibility = "all" | { operators: ReadonlySet<string>; earning: ReadonlySet<string> | undefined };

/** Reads what each subscriber may currently see. @returns a lookup of what they see, null for subscribers without access */
export async function loadVisibility(
  db: Database,
  subscribers: readonly FeedSubscriber[],
): Promise<(subscriber: FeedSubscriber) => Visibility | null> {
  const idsOf = (scope: FeedScope) => [
    ...new Set(subscribers.filter((subscriber) => subscriber.scope === scope).map(({ userId }) => userId)),
  ];
  const [all, members] = [idsOf("all"), idsOf("own")];
  const nobody = new Map<string, ReadonlySet<string>>();
  const [admins, operators, earning] = await Promise.all([
    all.length > 0 ? listActiveAdmins(db, all, "view-bookings") : Promise.resolve<string[]>([]),
    members.length > 0 ? listOperatorsByPerson(db, members, "bookings") : nobody,
    members.length > 0 ? listOperatorsByPerson(db, members, "earnings") : nobody,
  ]);
  const active = new Set(admins);
  // One for all sockets of a person, so that an event is written once for them.
  const sights = new Map<string, Visibility>(
    Array.from(operators, ([id, visible]) => [id, { operators: visible, earning: earning.get(id) }]),
  );
  return ({ userId, scope }) => {
    if (scope === "own") return sights.get(userId) ?? null;
    return active.has(userId) ? "all" : null;
  };
}

/** Creates a writer of events as JSON, which writes an event once for all who see the same; null if it is not visible. */
export function createEventWriter(): (visibility: Visibility, event: BookingEvent) => string | null {
  const written = new Map<Visibility, Map<number, string | null>>();
  return (visibility, event) => {
    const texts = written.get(visibility) ?? new Map<number, string | null>();
    written.set(visibility, texts);
    let text = texts.get(event.seq);
    if (text === undefined) {
      const visible = eventFor(visibility, event);
      text = visible && JSON.stringify(visible satisfies SentMessage);
      texts.set(event.seq, text);
    }
    return text;
  };
}

/** Returns the event as the subscriber may see it, or null if it is not visible to them. */
function eventFor(visibility: Visibility, event: BookingEvent): BookingEvent | OperatorBookingEvent | null {
  if (visibility === "all") return event;
  return visibility.operators.has(event.booking.operatorSlug)
    ? { ...event, booking: toOperatorBooking(event.booking, visibility.earning) }
    : null;
}

/**
 * Lists the events after number `since` up to `head`, including events that the subscriber may not see.
 * @returns null if they cannot be replayed: there are too many, or `since` is ahead of the feed
 */
export async function listMissed(
  db: Database,
  { userId, scope }: FeedSubscriber,
  since: number,
  head: number,
): Promise<BookingEvent[] | null> {
  if (since > head) return null;
  if (head - since <= replayLimit) {
    const events = await listEventsAfter(db, since, replayLimit);
    return events.filter(({ seq }) => seq <= head);
  }
  if (scope === "all") return null;
  const events = await listOperatorEventsBetween(db, userId, { seq: since, until: head }, replayLimit + 1);
  return events.length > replayLimit ? null : events;
}

export type SentMessage = FeedMessage | OperatorFeedMessage;
