import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import { bookingMessages, bookings } from "../platform/db/schema";

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
    isCounted,
  }: PageRequest & {
    state?: "open" | "answered" | undefined;
    q?: string | undefined;
  },
): Promise<{ threads: TeamInboxThread[] } & PageEnd> {
  const later = sql`SELECT 1 FROM booking_messages AS later
    WHERE later.booking = ${bookingMessages.booking} AND later.created_at > ${bookingMessages.createdAt}`;
  const isAnswered = sql`EXISTS (${later} AND later.author = 'team')`;
  const searched = sql`${bookings.bookingId} || ' ' || ${bookings.tourTitle} || ' ' || ${bookings.customerFolded} || ' ' || ${bookingMessages.text}`;
  const { shown, ...end } = await readListPage(
    db,
    { columns: { written: bookingMessages.createdAt }, id: bookingMessages.id, table: bookingMessages },
    ({ key, after, table }) =>
      db
        .select({
          sortKey: key,
          id: bookingMessages.id,
          bookingId: bookings.bookingId,
          tourTitle: bookings.tourTitle,
          customerName: bookings.customerName,
          from: bookingMessages.author,
          text: bookingMessages.text,
          createdAt: bookingMessages.createdAt,
          isAnswered: sql<number>`${isAnswered}`.as("is_answered"),
        })
        .from(table)
        .innerJoin(bookings, eq(bookingMessages.booking, bookings.id))
        .where(
          and(
            eq(bookingMessages.toTeam, true),
            sql`NOT EXISTS (${later} AND later.to_team = 1)`,
            state && (state === "open" ? sql`NOT ${isAnswered}` : isAnswered),
            q ? containsText(searched, q) : undefined,
            after,
          ),
        ),
    { sort: "-written", cursor, limit, isCounted },
    ({ id }) => id,
  );
  return { threads: shown.map((row) => ({ ...row, isAnswered: row.isAnswered === 1 })), ...end };
}
