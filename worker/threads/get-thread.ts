import type { SQL } from "drizzle-orm";
import type { ThreadPage } from "~/domain/bookings/booking-message";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { isBookingOfTraveler } from "../bookings/traveler-bookings.repo";
import type { Operator, Traveler } from "../platform/authz/actors";
import { noSuchThread, openThread, type ThreadVisitor } from "./open-thread";
import { countOpenQuestions } from "../questions/questions.repo";
import { findThread, markRead, countUnread, listUnread } from "./threads.repo";

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

/**
 * Counts threads with unread messages to a member's operators, and questions without an answer; 0 for staff without the right.
 */
export async function countUnreadThreads({ db }: { db: Database }, operator: Operator): Promise<number> {
  const [unread, open] = await Promise.all([
    countUnread(db, operator.id),
    countOpenQuestions(db, operator.id),
  ]);
  return unread + open;
}

/**
 * Lists the references of a traveler's bookings with unread messages.
 */
export async function listUnreadBookings({ db }: { db: Database }, traveler: Traveler): Promise<string[]> {
  const scope: SQL = isBookingOfTraveler(traveler);
  return listUnread(db, { userId: traveler.id, side: "traveler", scope });
}
