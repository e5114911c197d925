import { expect } from "vitest";
import { seatsMessageSchema } from "~/domain/seat-events";
import { get, origin } from "./api";

const patience = 4000;

export function askForSeats(slug: string, headers: Record<string, string> = {}) {
  return get(`/api/tours/${slug}/seats/live`, { Origin: origin, Upgrade: "websocket", ...headers });
}

/** A socket to the seats of a tour, by somebody who is not signed in, and a reader of what it says. */
export async function watchSeatsOf(slug: string) {
  const response = await askForSeats(slug);
  expect(response.status).toBe(101);
  const socket = response.webSocket;
  if (!socket) throw new Error("101 without a socket");

  const unread: string[] = [];
  let wake: (() => void) | null = null;
  socket.addEventListener("message", ({ data }) => {
    unread.push(String(data));
    wake?.();
  });
  socket.accept();

  async function nextText(): Promise<string> {
    while (unread.length === 0) {
      await new Promise<void>((resolve, reject) => {
        const overdue = setTimeout(() => reject(new Error("nothing is said of seats")), patience);
        wake = () => {
          clearTimeout(overdue);
          resolve();
        };
      });
    }
    return unread.shift() ?? "";
  }

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

  /** Everything said so far: what stands before the answer to a ping. */
  async function takeSaid(): Promise<string[]> {
    socket?.send("ping");
    const texts: string[] = [];
    for (let text = await nextText(); text !== "pong"; text = await nextText()) texts.push(text);
    return texts;
  }

  return {
    next,
    until,
    takeSaid,
    send: (text: string) => socket.send(text),
    [Symbol.dispose]: () => socket.close(1000),
  };
}
