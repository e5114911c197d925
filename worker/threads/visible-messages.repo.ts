import { and, eq, gt, or, sql, type SQL } from "drizzle-orm";
import type { ThreadEntry } from "~/domain/bookings/booking-message";
import type { ThreadSide } from "~/domain/bookings/thread-side";
import { bookingMessages, threadReads, threadReports } from "../platform/db/schema";

/** Visibility of a thread's messages: the condition is part of every statement that reads them. */

const addressedTo = {
  traveler: bookingMessages.toTraveler,
  operator: bookingMessages.toOperator,
  team: bookingMessages.toTeam,
} as const;

/** Matches messages from and to a side. */
export function visibleTo(side: ThreadSide): SQL {
  return sql`(${eq(bookingMessages.author, side)} OR ${eq(addressedTo[side], true)})`;
}

/**
 * Matches messages of a reported thread that administrators may read besides their own: all of them while a report is open, and then those
 * written before it was resolved. Threads without reports stay private.
 */
const openedByReport: SQL = sql`EXISTS (SELECT 1 FROM ${threadReports}
  WHERE ${threadReports.booking} = ${bookingMessages.booking}
    AND (${threadReports.handledAt} IS NULL OR ${bookingMessages.createdAt} <= ${threadReports.handledAt}))`;

/** Matches messages to a side by others that a user has not seen. */
export function unreadBy(userId: string, side: ThreadSide): SQL | undefined {
  const readUntil = sql`coalesce((SELECT ${threadReads.readUntil} FROM ${threadReads}
    WHERE ${threadReads.booking} = ${bookingMessages.booking} AND ${threadReads.userId} = ${userId}), 0)`;
  // Literals, as in the WHERE of the partial index on messages to operators.
  return and(
    sql`${addressedTo[side]} = 1 AND ${bookingMessages.author} <> ${sql.raw(`'${side}'`)}`,
    gt(bookingMessages.createdAt, readUntil),
  );
}

interface MessageRow {
  message: typeof bookingMessages.$inferSelect;
  /** Name of the author's account; null without one. */
  author: string | null;
}

/**
 * Converts a message for a side. Members and administrators are named to their own side only; travelers appear under the booking's name.
 */
export function toEntry(
  { message, author }: MessageRow,
  side: ThreadSide,
  names: { customerName: string; operatorName: string },
): ThreadEntry {
  const from = message.author === "system" ? "team" : message.author;
  const isFromViewerSide = from === side;
  const publicNames = {
    traveler: names.customerName,
    operator: names.operatorName,
    team: "Tour Bharat",
  };
  const named = isFromViewerSide && from !== "traveler" ? (author ?? "A deleted account") : publicNames[from];
  const to: ThreadSide[] = [];
  if (message.toTraveler) to.push("traveler");
  if (message.toOperator) to.push("operator");
  if (message.toTeam) to.push("team");
  return {
    id: message.id,
    text: message.text,
    at: new Date(message.createdAt).toISOString(),
    from,
    author: named,
    isFromViewerSide,
    to,
  };
}

/** Matches messages that administrators read with a booking: from and to them, and those that a report has opened. */
export const readByTeamWhenReported: SQL | undefined = or(visibleTo("team"), openedByReport);
