import { seatsMessageSchema } from "~/domain/seats/seat-events";
import { get, origin } from "./api";
import { readSocket } from "./socket-reader";

export function askForSeats(slug: string, headers: Record<string, string> = {}) {
  return get(`/api/tours/${slug}/seats/live`, { Origin: origin, Upgrade: "websocket", ...headers });
}

/** Opens a signed-out socket to the seats of a tour, and returns a reader of its messages. */
export async function watchSeatsOf(slug: string) {
  const { nextText, takeSaidTexts, send, close } = readSocket(
    await askForSeats(slug),
    "nothing is said of seats",
  );

  /** Returns the days of the next message, which has nothing else. */
  async function next() {
    return seatsMessageSchema.parse(JSON.parse(await nextText())).days;
  }

  /** Waits for a message with this number of seats left on a day, ignoring earlier numbers. */
  async function until(date: string, seatsLeft: number): Promise<void> {
    for (;;) {
      const update = (await next()).find((day) => day.date === date);
      if (update?.seatsLeft === seatsLeft) return;
    }
  }

  return { next, until, takeSaid: takeSaidTexts, send, [Symbol.dispose]: close };
}
