import { replayLimit } from "~/domain/booking-events";
import type {
  BookingEvent,
  FeedMessage,
  OperatorBookingEvent,
  OperatorFeedMessage,
} from "~/domain/booking-events";
import { toOperatorBooking } from "~/domain/operator-booking";
import { listActiveAdmins } from "../accounts/account-status.repo";
import { listEventsAfter, listOwnEventsBetween } from "../bookings/booking-events.repo";
import type { Database } from "../db/client";
import { listCompaniesByPerson } from "../operators/company-rights.repo";

/** all: every booking, for administrators. own: those of the companies for which an operator has the right "bookings". */
export const feedScopes = ["all", "own"] as const;
export type FeedScope = (typeof feedScopes)[number];

/** Who watches, and as what. */
export interface Watcher {
  userId: string;
  scope: FeedScope;
}

/** What a watcher may see now: everything, or the bookings of these companies. */
export type Sight = "all" | ReadonlySet<string>;

/** Asks what each of these may see. @returns for a watcher their sight, or null where they may not watch any more */
export async function readSights(
  db: Database,
  watchers: readonly Watcher[],
): Promise<(watcher: Watcher) => Sight | null> {
  const idsOf = (scope: FeedScope) => [
    ...new Set(watchers.filter((watcher) => watcher.scope === scope).map(({ userId }) => userId)),
  ];
  const [all, own] = [idsOf("all"), idsOf("own")];
  const [admins, companies] = await Promise.all([
    all.length > 0 ? listActiveAdmins(db, all) : Promise.resolve<string[]>([]),
    own.length > 0
      ? listCompaniesByPerson(db, own, "bookings")
      : Promise.resolve(new Map<string, ReadonlySet<string>>()),
  ]);
  return ({ userId, scope }) => {
    if (scope === "own") return companies.get(userId) ?? null;
    return admins.includes(userId) ? "all" : null;
  };
}

/** An event as a watcher gets it, or null where it is not theirs. */
export function eventFor(sight: Sight, event: BookingEvent): BookingEvent | OperatorBookingEvent | null {
  if (sight === "all") return event;
  return sight.has(event.booking.operatorSlug)
    ? { ...event, booking: toOperatorBooking(event.booking) }
    : null;
}

/**
 * What a watcher has missed from event number `since` to `head`; events that are not theirs may be among it.
 * @returns null where it cannot be replayed: it is too much, or the number is ahead of us
 */
export async function listMissed(
  db: Database,
  { userId, scope }: Watcher,
  since: number,
  head: number,
): Promise<BookingEvent[] | null> {
  if (since > head) return null;
  if (head - since <= replayLimit) {
    const events = await listEventsAfter(db, since, replayLimit);
    return events.filter(({ seq }) => seq <= head);
  }
  if (scope === "all") return null;
  const own = await listOwnEventsBetween(db, userId, { seq: since, until: head }, replayLimit + 1);
  return own.length > replayLimit ? null : own;
}

export type SentMessage = FeedMessage | OperatorFeedMessage;
