import { and, desc, eq, min, sql, type SQL } from "drizzle-orm";
import type { ThreadPage } from "~/domain/bookings/booking-message";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { isMessageOf, readsForOperator } from "../platform/authz/operator-rights.repo";
import {
  bookingMessages,
  bookings,
  operators,
  threadReads,
  threadReports,
  tours,
  users,
} from "../platform/db/schema";
import type { OpenedThread } from "./open-thread";
import { toEntry, unreadBy, visibleTo } from "./visible-messages.repo";
import { cardTranslation, translateTitle } from "../tours/translations.repo";

/** Max messages of a thread that are shown, newest ones. */
const maxShown = 300;

/** Finds a thread as one side sees it, and the instant of its newest message; null if the visitor may not read the booking. */
export async function findThread(
  db: Database,
  { side, condition }: OpenedThread,
): Promise<{ page: ThreadPage; readUntil: number | null } | null> {
  const {
    head: [head],
    rows,
  } = await batchNamed(db, {
    head: db
      .select({
        bookingId: bookings.bookingId,
        tourTitle: bookings.tourTitle,
        translation: cardTranslation(),
        travelDate: bookings.travelDate,
        customerName: bookings.customerName,
        operatorName: operators.companyName,
        customerEmail: bookings.customerEmail,
        isRead: sql<number>`EXISTS (SELECT 1 FROM ${users} WHERE ${readsForOperator})`.as("operator_is_read"),
        isReported:
          sql<number>`EXISTS (SELECT 1 FROM ${threadReports} WHERE ${threadReports.booking} = ${bookings.id}
          AND ${threadReports.reporter} = ${side} AND ${threadReports.handledAt} IS NULL)`.as("is_reported"),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(condition),
    rows: db
      .select({ message: bookingMessages, author: sql<string | null>`${users.name}`.as("author_name") })
      .from(bookingMessages)
      .innerJoin(bookings, eq(bookingMessages.booking, bookings.id))
      .leftJoin(users, eq(bookingMessages.authorId, users.id))
      .where(and(condition, visibleTo(side)))
      .orderBy(desc(bookingMessages.createdAt), desc(bookingMessages.id))
      .limit(maxShown + 1),
  });
  if (!head) return null;
  const { customerEmail, isRead, ...about } = translateTitle(head);
  const shown = rows.slice(0, maxShown);
  return {
    page: {
      ...about,
      side,
      reachesOther: side === "traveler" ? isRead === 1 : customerEmail !== "",
      messages: shown.toReversed().map((row) => toEntry(row, side, head)),
      isCut: rows.length > maxShown,
      isReported: head.isReported === 1,
    },
    readUntil: shown[0]?.message.createdAt ?? null,
  };
}

/** Records up to which message a user has read a thread. Never moves backwards. */
export function markRead(
  db: Database,
  condition: SQL,
  { userId, until }: { userId: string; until: number | SQL<number> },
) {
  return db
    .insert(threadReads)
    .select(
      db
        .select({
          booking: bookings.id,
          userId: sql<string>`${userId}`.as("reader"),
          readUntil: sql<number>`${until}`.as("read_until"),
        })
        .from(bookings)
        .where(condition),
    )
    .onConflictDoUpdate({
      target: [threadReads.booking, threadReads.userId],
      set: { readUntil: until },
      setWhere: sql`${threadReads.readUntil} < ${until}`,
    });
}

/** Lists the references of bookings with unread messages for a user. @param scope filters the bookings */
export async function listUnread(
  db: Database,
  { userId, side, scope }: { userId: string; side: "traveler" | "operator"; scope: SQL },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ bookingId: bookings.bookingId })
    .from(bookings)
    .innerJoin(bookingMessages, eq(bookingMessages.booking, bookings.id))
    .where(and(scope, unreadBy(userId, side)));
  return rows.map(({ bookingId }) => bookingId);
}

/** Counts the threads with unread messages to a user's operators. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const row = await db
    .select({ count: sql<number>`count(DISTINCT ${bookingMessages.booking})`.as("count") })
    .from(bookingMessages)
    .where(isUnreadByMember(userId))
    .get();
  return row?.count ?? 0;
}

/** Returns when the oldest of these messages was written, or null. */
export async function findOldestUnread(db: Database, userId: string): Promise<number | null> {
  const row = await db
    .select({ since: min(bookingMessages.createdAt) })
    .from(bookingMessages)
    .where(isUnreadByMember(userId))
    .get();
  return row?.since ?? null;
}

function isUnreadByMember(userId: string): SQL | undefined {
  return and(isMessageOf(userId, "bookings"), unreadBy(userId, "operator"));
}
