import type { ThreadPage } from "~/domain/bookings/booking-message";
import type { Database } from "../db/client";
import { noSuchThread, openThread } from "./open-thread";
import type { ThreadVisitor } from "./open-thread";
import { findThread, markRead } from "./threads.repo";
import type { Keys } from "../keys/keys";

/**
 * Returns the thread of a booking for one of its two sides, and marks it as read by a signed-in visitor.
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
