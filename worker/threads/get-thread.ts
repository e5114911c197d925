import type { ThreadPage } from "~/domain/booking-message";
import type { Database } from "../db/client";
import { noSuchThread, openThread } from "./open-thread";
import type { ThreadVisitor } from "./open-thread";
import { findThread, markRead } from "./threads.repo";
import type { Keys } from "../keys/keys";

/**
 * The thread of a booking for one of its two sides. What is shown counts as read by whoever is signed in.
 * @throws AppError as `openThread`
 */
export async function getThread(
  { db, keys }: { db: Database; keys: Keys },
  visitor: ThreadVisitor,
  bookingId: string,
): Promise<ThreadPage> {
  const opened = await openThread({ db, keys }, visitor, bookingId);
  const found = await findThread(db, opened);
  if (!found) throw noSuchThread();
  if (opened.userId !== null && found.readUntil !== null) {
    await markRead(db, opened.condition, { userId: opened.userId, until: found.readUntil });
  }
  return found.page;
}
