import { waitUntil } from "cloudflare:workers";
import type { BookingPublisher } from "./publisher";

// The only file that names the binding. One object for the whole platform: administrators are few.
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
 * Opens the live feed for an administrator whose right to it has been checked.
 * @param since number of the last event the client has seen, or null to begin with the next one
 */
export function openBookingFeed(
  env: Env,
  viewer: { userId: string; since: number | null },
): Promise<Response> {
  const url = new URL("https://feed.invalid/");
  url.searchParams.set("user", viewer.userId);
  if (viewer.since !== null) url.searchParams.set("since", String(viewer.since));
  return feedOf(env).fetch(url, { headers: { Upgrade: "websocket" } });
}
