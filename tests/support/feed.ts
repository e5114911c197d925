import { expect } from "vitest";
import { feedMessageSchema } from "~/domain/booking-events";
import type { FeedMessage } from "~/domain/booking-events";
import { as, get } from "./api";

// Less than a test is given, so that the failure says what was waited for.
const patience = 4000;

/** A socket to the live feed and a reader of what it says, one message after the other. */
export async function openFeed({ cookie, since }: { cookie: string; since?: number }) {
  const path = `/api/admin/bookings/live${since === undefined ? "" : `?since=${since}`}`;
  const response = await get(path, { ...as(cookie), Upgrade: "websocket" });
  expect(response.status).toBe(101);
  const socket = response.webSocket;
  if (!socket) throw new Error("101 without a socket");

  const unread: string[] = [];
  let wake: (() => void) | null = null;
  socket.addEventListener("message", ({ data }) => {
    unread.push(String(data));
    wake?.();
  });
  const closed = new Promise<{ code: number }>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve({ code }));
  });
  socket.accept();

  /** The next text, waited for as long as it takes within reason. */
  async function nextText(): Promise<string> {
    while (unread.length === 0) {
      await new Promise<void>((resolve, reject) => {
        const overdue = setTimeout(() => reject(new Error("the feed says nothing")), patience);
        wake = () => {
          clearTimeout(overdue);
          resolve();
        };
      });
    }
    return unread.shift() ?? "";
  }

  async function next(): Promise<FeedMessage> {
    return feedMessageSchema.parse(JSON.parse(await nextText()));
  }

  /** The next `count` messages. */
  async function take(count: number): Promise<FeedMessage[]> {
    const messages: FeedMessage[] = [];
    while (messages.length < count) messages.push(await next());
    return messages;
  }

  /** Everything said so far: what stands before the answer to a ping. */
  async function takeSaid(): Promise<FeedMessage[]> {
    socket?.send("ping");
    const messages: FeedMessage[] = [];
    for (let text = await nextText(); text !== "pong"; text = await nextText()) {
      messages.push(feedMessageSchema.parse(JSON.parse(text)));
    }
    return messages;
  }

  function close() {
    socket?.close(1000);
  }

  return {
    next,
    nextText,
    take,
    takeSaid,
    closed,
    close,
    send: (text: string) => socket.send(text),
    [Symbol.dispose]: close,
  };
}
