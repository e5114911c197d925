import type { z } from "zod";
import { feedMessageSchema, operatorFeedMessageSchema } from "~/domain/desk/booking-events";
import { as, get } from "./api";
import { readSocket } from "./socket-reader";

interface Opened {
  cookie: string;
  since?: number;
}

/** Opens a socket to the admins' live feed, and returns a reader of its messages. */
export function openFeed(opened: Opened) {
  return openFeedAt("/api/admin/bookings/live", feedMessageSchema, opened);
}

/** Opens a socket to the operators' live feed; its strict schema rejects unknown fields. */
export function openOperatorFeed(opened: Opened) {
  return openFeedAt("/api/operator/bookings/live", operatorFeedMessageSchema, opened);
}

async function openFeedAt<Message extends z.ZodType>(
  address: string,
  messageSchema: Message,
  { cookie, since }: Opened,
) {
  const path = `${address}${since === undefined ? "" : `?since=${since}`}`;
  const response = await get(path, { ...as(cookie), Upgrade: "websocket" });
  const { nextText, takeSaidTexts, closed, send, close } = readSocket(response, "the feed says nothing");

  async function next(): Promise<z.output<Message>> {
    return messageSchema.parse(JSON.parse(await nextText()));
  }

  /** Returns the next `count` messages. */
  async function take(count: number): Promise<z.output<Message>[]> {
    const messages: z.output<Message>[] = [];
    while (messages.length < count) messages.push(await next());
    return messages;
  }

  /** Returns all messages so far: those before the pong to a ping. */
  async function takeSaid(): Promise<z.output<Message>[]> {
    return (await takeSaidTexts()).map((text) => messageSchema.parse(JSON.parse(text)));
  }

  return { next, nextText, take, takeSaid, closed, close, send, [Symbol.dispose]: close };
}
