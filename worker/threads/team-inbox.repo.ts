import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { containsText, olderThan } from "../db/conditions";
import { bookingMessages, bookings } from "../db/schema";
import { pageOf } from "../keyset";

/** The newest message of a thread to the administrators. */
interface TeamInboxThread {
  id: string;
  bookingId: string;
  tourTitle: string;
  customerName: string;
  from: "traveler" | "operator" | "team" | "system";
  text: string;
  /** UTC instant. */
  createdAt: number;
  /** True if an administrator has written about this booking since. */
  isAnswered: boolean;
}

/** Lists one page of the newest message to the administrators of each thread, newest first. @throws AppError `invalid` (cursor) */
export async function listToTeam(
  db: Database,
  {
    state,
    q,
    cursor,
    limit,
  }: {
    state?: "open" | "answered" | undefined;
    q?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ threads: TeamInboxThread[]; nextCursor: string | null }> {
  const later = sql`SELECT 1 FROM booking_messages AS later
    WHERE later.booking = ${bookingMessages.booking} AND later.created_at > ${bookingMessages.createdAt}`;
  const isAnswered = sql`EXISTS (${later} AND later.author = 'team')`;
  const searched = sql`${bookings.bookingId} || ' ' || ${bookings.tourTitle} || ' ' || ${bookings.customerName} || ' ' || ${bookingMessages.text}`;
  const rows = await db
    .select({
      id: bookingMessages.id,
      bookingId: bookings.bookingId,
      tourTitle: bookings.tourTitle,
      customerName: bookings.customerName,
      from: bookingMessages.author,
      text: bookingMessages.text,
      createdAt: bookingMessages.createdAt,
      isAnswered: sql<number>`${isAnswered}`.as("is_answered"),
    })
    .from(bookingMessages)
    .innerJoin(bookings, eq(bookingMessages.booking, bookings.id))
    .where(
      and(
        eq(bookingMessages.toTeam, true),
        sql`NOT EXISTS (${later} AND later.to_team = 1)`,
        state && (state === "open" ? sql`NOT ${isAnswered}` : isAnswered),
        q ? containsText(searched, q) : undefined,
        olderThan(bookingMessages.createdAt, bookingMessages.id, cursor),
      ),
    )
    .orderBy(desc(bookingMessages.createdAt), desc(bookingMessages.id))
    .limit(limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
  return { threads: shown.map((row) => ({ ...row, isAnswered: row.isAnswered === 1 })), nextCursor };
}
