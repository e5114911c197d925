import { waitUntil } from "cloudflare:workers";
import { AppError } from "~/domain/errors";
import type { FeedScope } from "./feed-scope";
import type { BookingPublisher } from "./publisher";

// The only file that names the binding. One object for the whole platform: those who watch are few.
function feedOf(env: Env) {
  return env.BOOKING_FEED.getByName("bookings");
}

/** A booking never fails because the feed did: what is not told now is told with the next event or the feed's alarm. */
export function createBookingPublisher(env: Env): BookingPublisher {
  return {
    bookingsChanged() {
      waitUntil(
        feedOf(env)
          .catchUp()
          .catch((error: unknown) => console.error("booking feed not told", error)),
      );
    },
  };
}

/**
 * Ends every open socket of a person whose right to the feed is gone. What they lost is in the database already: should the
 * feed not be told, its alarm finds out.
 */
export async function closeSocketsOf(env: Env, userId: string): Promise<void> {
  await feedOf(env)
    .closeSocketsOf(userId)
    .catch((error: unknown) => console.error("sockets not closed", error));
}

/** Has every socket of a person open anew, which only those can that have a session still, and the right. */
export async function recheckSocketsOf(env: Env, userId: string): Promise<void> {
  await feedOf(env)
    .recheckSocketsOf(userId)
    .catch((error: unknown) => console.error("sockets not asked again", error));
}

const refusals: Record<FeedScope, string> = {
  all: "Only administrators may do this.",
  own: "No company lets you see its bookings.",
};

/**
 * Opens the live feed for a person whose right to it has been checked.
 * @param scope of which bookings
 * @param since number of the last event the client has seen, or null to begin with the next one
 * @throws AppError `forbidden` where the right has been lost in the meantime
 */
export async function openBookingFeed(
  env: Env,
  viewer: { userId: string; scope: FeedScope; since: number | null },
): Promise<Response> {
  const url = new URL("https://feed.invalid/");
  url.searchParams.set("user", viewer.userId);
  url.searchParams.set("scope", viewer.scope);
  if (viewer.since !== null) url.searchParams.set("since", String(viewer.since));
  const response = await feedOf(env).fetch(url, { headers: { Upgrade: "websocket" } });
  if (response.status === 403) throw new AppError("forbidden", refusals[viewer.scope]);
  return response;
}
