import { and, eq, sql, type SQL } from "drizzle-orm";
import type { ListedThread } from "~/domain/bookings/booking-message";
import type { ThreadSide } from "~/domain/bookings/thread-side";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import { bookingMessages, bookings } from "../platform/db/schema";
import { isBookingOf } from "../platform/authz/operator-rights.repo";
import { unreadBy, visibleTo } from "./visible-messages.repo";

interface ThreadFilter {
  /** unread: with messages that the reader has not seen. unanswered: the traveler or an administrator wrote last. */
  show?: "unread" | "unanswered" | undefined;
  /** Part of a reference, a tour's title, the customer's name or a message. */
  q?: string | undefined;
}

/** Added to the time of unread threads, so that they sort first: ten thousand years. */
const aheadOfAll = 315_360_000_000_000;

/** Lists one page of the threads of a user's operators: unread first, then newest. */
export async function listThreads(
  db: Database,
  userId: string,
  { show, q, cursor, limit, isCounted }: ThreadFilter & PageRequest,
): Promise<{ threads: ListedThread[] } & PageEnd> {
  const ofBooking = and(eq(bookingMessages.booking, sql`bookings.id`), visibleTo("operator"));
  const ofThread = (what: SQL, more?: SQL) =>
    sql`(SELECT ${what} FROM ${bookingMessages} WHERE ${and(ofBooking, more)})`;
  const last = (what: SQL) =>
    sql`(SELECT ${what} FROM ${bookingMessages} WHERE ${ofBooking}
      ORDER BY ${bookingMessages.createdAt} DESC, ${bookingMessages.id} DESC LIMIT 1)`;
  const unread = ofThread(sql`count(*)`, unreadBy(userId, "operator"));
  const lastAt = ofThread(sql`max(${bookingMessages.createdAt})`);
  const lastFrom = last(sql`${bookingMessages.author}`);
  const freshness = sql`((${unread} > 0) * ${sql.raw(String(aheadOfAll))} + ${lastAt})`;
  const hasText = ofThread(
    sql`count(*)`,
    q === undefined ? undefined : containsText(bookingMessages.text, q),
  );
  const searched = sql`${bookings.bookingId} || ' ' || ${bookings.tourTitle} || ' ' || ${bookings.customerFolded}`;
  const ofUser = isBookingOf(userId, "bookings");
  const { shown, ...end } = await readListPage(
    db,
    { columns: { fresh: freshness }, id: bookings.id, table: bookings, within: { where: ofUser } },
    ({ key, after, table }) =>
      db
        .select({
          id: bookings.id,
          bookingId: bookings.bookingId,
          tourTitle: bookings.tourTitle,
          travelDate: bookings.travelDate,
          customerName: bookings.customerName,
          unread: sql<number>`${unread}`.as("unread"),
          lastFrom: sql<ThreadSide>`${lastFrom}`.as("last_from"),
          lastAt: sql<number>`${lastAt}`.as("last_at"),
          lastText: sql<string>`${last(sql`substr(${bookingMessages.text}, 1, 160)`)}`.as("last_text"),
          sortKey: key,
        })
        .from(table)
        .where(
          and(
            ofUser,
            sql`${lastAt} IS NOT NULL`,
            show === "unread" ? sql`${unread} > 0` : undefined,
            show === "unanswered" ? sql`${lastFrom} <> 'operator'` : undefined,
            q ? sql`(${containsText(searched, q)} OR ${hasText} > 0)` : undefined,
            after,
          ),
        ),
    { sort: "-fresh", cursor, limit, isCounted },
    ({ id }) => id,
  );
  return { threads: shown.map(withoutId), ...end };
}

/** Removes the booking's own id, which only the cursor needs. */
function withoutId<Row extends { id: string }>(row: Row): Omit<Row, "id"> {
  const { id: _, ...thread } = row;
  return thread;
}
