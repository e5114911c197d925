import { waitUntil } from "cloudflare:workers";
import { AppError } from "~/domain/errors";
import type { SeatPublisher } from "./publisher";

// The only file that names the binding. One object per tour: what happens to one never wakes another.
function seatsOf(env: Env, slug: string) {
  return env.TOUR_SEATS.getByName(slug);
}

/** No booking or hold fails because nobody could be told: a page asks anew when its socket comes back. */
export function createSeatPublisher(env: Env): SeatPublisher {
  return {
    seatsChanged({ tourSlug, travelDate }) {
      waitUntil(
        seatsOf(env, tourSlug)
          .changed([travelDate])
          .catch((error: unknown) => console.error("watchers of seats not told", error)),
      );
    },
  };
}

/**
 * Opens the channel of a tour that is on sale.
 * @throws AppError `unavailable` where as many watch as one tour takes
 */
export async function openSeatChannel(env: Env, slug: string): Promise<Response> {
  const url = new URL("https://seats.invalid/");
  url.searchParams.set("tour", slug);
  const response = await seatsOf(env, slug).fetch(url, { headers: { Upgrade: "websocket" } });
  if (response.status === 503) {
    throw new AppError("unavailable", "Too many people watch this tour just now. Please look again later.", {
      retryAfter: 60,
    });
  }
  return response;
}
