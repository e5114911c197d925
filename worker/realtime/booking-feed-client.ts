import { waitUntil } from "cloudflare:workers";
import { AppError } from "~/domain/errors";
import type { FeedScope } from "./feed-scope";
import type { BookingPublisher } from "./publisher";
import { logError } from "../platform/log";

// The only file that uses the binding. A single object for the whole platform: there are few subscribers.
function feedOf(env: Env) {
  return env.BOOKING_FEED.getByName("bookings");
}

/** Creates a publisher whose errors never fail a booking: missed events are sent with the next one or by the feed's alarm. */
export function createBookingPublisher(env: Env): BookingPublisher {
  return {
    bookingsChanged() {
      waitUntil(
        feedOf(env)
          .catchUp()
          .catch((error: unknown) => logError("booking feed not notified", error)),
      );
    },
  };
}

/**
 * Notifies open pages that changes are held back, undone or applied: those of administrators, and of the companies of those who made
 * them. Lost notices are read with the next page.
 */
export function announceHeldChanges(env: Env, actorIds: readonly string[]): void {
  waitUntil(
    feedOf(env)
      .announceHeldChanges(actorIds)
      .catch((error: unknown) => logError("held changes not announced", error)),
  );
}

/**
 * Closes all sockets of a user who has lost access to the feed. The change is in the database already: if this notice is lost, the feed's
 * alarm finds it.
 */
export async function closeSocketsOf(env: Env, userId: string): Promise<void> {
  await feedOf(env)
    .closeSocketsOf(userId)
    .catch((error: unknown) => logError("sockets not closed", error));
}

/** Forces the user's sockets to reconnect; only authorized ones succeed. */
export async function recheckSocketsOf(env: Env, userId: string): Promise<void> {
  await feedOf(env)
    .recheckSocketsOf(userId)
    .catch((error: unknown) => logError("sockets not rechecked", error));
}

const refusals: Record<FeedScope, string> = {
  all: "Only administrators may do this.",
  own: "No company lets you see its bookings.",
};

export interface FeedRequest {
  userId: string;
  /** The bookings to watch. */
  scope: FeedScope;
  /** Number of the last event the client has received, or null to begin with the next one. */
  since: number | null;
  /** IP address of the client. */
  address?: string | null | undefined;
}

/**
 * Opens the live feed for a user whose access has been checked.
 * @throws AppError `forbidden` (access was lost in the meantime), `too_many_requests` (too many open feeds)
 */
export async function openBookingFeed(env: Env, viewer: FeedRequest): Promise<Response> {
  const url = new URL("https://feed.invalid/");
  url.searchParams.set("user", viewer.userId);
  url.searchParams.set("scope", viewer.scope);
  if (viewer.since !== null) url.searchParams.set("since", String(viewer.since));
  if (viewer.address) url.searchParams.set("address", viewer.address);
  const response = await feedOf(env).fetch(url, { headers: { Upgrade: "websocket" } });
  if (response.status === 403) throw new AppError("forbidden", refusals[viewer.scope]);
  if (response.status === 429)
    throw new AppError("too_many_requests", "Too many open pages with live updates. Close some of them.", {
      retryAfter: 60,
    });
  return response;
}
