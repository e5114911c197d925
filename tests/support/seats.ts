import { seatsMessageSchema } from "~/domain/seat-events";
import { get, origin } from "./api";
import { readSocket } from "./socket-reader";

export function askForSeats(slug: string, headers: Record<string, string> = {}) {
  return get(`/api/tours/${slug}/seats/live`, { Origin: origin, Upgrade: "websocket", ...headers });
}

/** A socket to the seats of a tour, by somebody who is not signed in, and a reader of what it says. */
export async function watchSeatsOf(slug: string) {
  const { nextText, takeSaidTexts, send, close } = readSocket(
    await askForSeats(slug),
    "nothing is said of seats",
  );

  /** The next message: days and numbers, nothing else. */
  async function next() {
    return seatsMessageSchema.parse(JSON.parse(await nextText())).days;
  }

  /** Waits until a day is told to have so many seats left; earlier numbers of it may come before. */
  async function until(date: string, seatsLeft: number): Promise<void> {
    for (;;) {
      const told = (await next()).find((day) => day.date === date);
      if (told?.seatsLeft === seatsLeft) return;
    }
  }

  return { next, until, takeSaid: takeSaidTexts, send, [Symbol.dispose]: close };
}
