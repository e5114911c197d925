import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { bookings, contactMessages, erasures, questionMessages, tourQuestions } from "../platform/db/schema";
import { bookingsToErase, eraseBookings } from "./erase-bookings.repo";

export type Erasure = typeof erasures.$inferSelect;

export async function findErasure(db: Database, day: TravelDate): Promise<Erasure | null> {
  return (await db.select().from(erasures).where(eq(erasures.day, day)).get()) ?? null;
}

export async function saveErasure(db: Database, { day, ...counts }: Erasure): Promise<void> {
  await db
    .insert(erasures)
    .values({ day, ...counts })
    .onConflictDoUpdate({ target: erasures.day, set: counts });
}

/** Lists the newest finished runs first. */
export function listErasures(db: Database, limit: number): Promise<Erasure[]> {
  return db
    .select()
    .from(erasures)
    .where(isNotNull(erasures.finishedAt))
    .orderBy(desc(erasures.day))
    .limit(limit);
}

/**
 * Erases the travelers' details of bookings whose trips began before a day.
 * @returns their number; at most the limit
 */
export async function eraseOldBookings(
  db: Database,
  { before, now, limit }: { before: TravelDate; now: number; limit: number },
): Promise<number> {
  const found = await bookingsToErase(db, lt(bookings.travelDate, before), limit);
  const ids = found.map(({ id }) => id);
  await eraseBookings(db, ids, { now, actor: "system" });
  return ids.length;
}

/** Deletes contact messages written before an instant. @returns their number; at most the limit */
export async function deleteOldMessages(
  db: Database,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const old = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .limit(limit);
  const { meta } = await db.delete(contactMessages).where(inArray(contactMessages.id, old));
  return meta.changes;
}

/** Deletes questions whose address was not proven until an instant, and old ones, with their messages. */
export async function deleteOldQuestions(
  db: Database,
  { unconfirmedBefore, before }: { unconfirmedBefore: number; before: number },
): Promise<void> {
  const isOld = or(
    lt(tourQuestions.createdAt, before),
    and(lt(tourQuestions.createdAt, unconfirmedBefore), isNull(tourQuestions.confirmedAt)),
  );
  const old = db.select({ id: tourQuestions.id }).from(tourQuestions).where(isOld);
  await db.batch([
    db.delete(questionMessages).where(inArray(questionMessages.question, old)),
    db.delete(tourQuestions).where(isOld),
  ]);
}
