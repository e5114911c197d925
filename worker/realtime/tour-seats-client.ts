import { waitUntil } from "cloudflare:workers";
import { AppError } from "~/domain/errors";
import type { SeatPublisher } from "./publisher";
import { logError } from "../platform/log";

// The only file that uses the binding. One object per tour: tours do not wake each other.
function seatsOf(env: Env, slug: string) {
  return env.TOUR_SEATS.getByName(slug);
}

/** Creates a publisher whose errors never fail a booking or hold: pages reload the availability when their socket reconnects. */
export function createSeatPublisher(env: Env): SeatPublisher {
  return {
    seatsChanged({ tourSlug, travelDate }) {
      waitUntil(
        seatsOf(env, tourSlug)
          .changed([travelDate])
          .catch((error: unknown) => logError("subscribers of seats not notified", error)),
      );
    },
  };
}

/**
 * Opens the channel of a tour that is on sale.
 * @param address IP address of the client
 * @throws AppError `unavailable` (too many sockets for this tour), `too_many_requests` (of this address)
 */
export async function openSeatChannel(env: Env, slug: string, address: string | null): Promise<Response> {
  const url = new URL("https://seats.invalid/");
  url.searchParams.set("tour", slug);
  if (address !== null) url.searchParams.set("address", address);
  const response = await seatsOf(env, slug).fetch(url, { headers: { Upgrade: "websocket" } });
  if (response.status === 429)
    throw new AppError("too_many_requests", "Too many open pages of this tour.", { retryAfter: 60 });
  if (response.status === 503) {
    throw new AppError("unavailable", "Too many people are viewing this tour. Please try again later.", {
      retryAfter: 60,
    });
  }
  return response;
}
