import { feedMessageSchema } from "~/domain/booking-events";
import type { FeedMessage } from "~/domain/booking-events";
import { as, get } from "./api";
import { readSocket } from "./socket-reader";

/** A socket to the live feed and a reader of what it says, one message after the other. */
export async function openFeed({ cookie, since }: { cookie: string; since?: number }) {
  const path = `/api/admin/bookings/live${since === undefined ? "" : `?since=${since}`}`;
  const response = await get(path, { ...as(cookie), Upgrade: "websocket" });
  const { nextText, takeSaidTexts, closed, send, close } = readSocket(response, "the feed says nothing");

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
    return (await takeSaidTexts()).map((text) => feedMessageSchema.parse(JSON.parse(text)));
  }

  return { next, nextText, take, takeSaid, closed, close, send, [Symbol.dispose]: close };
}
