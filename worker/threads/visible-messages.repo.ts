import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { ThreadEntry, ThreadSide } from "~/domain/booking-message";
import { bookingMessages, threadReads, threadReports } from "../db/schema";

/** Which messages of a thread somebody may read: the condition stands in every statement that reads them. */

const addressedTo = {
  traveler: bookingMessages.toTraveler,
  operator: bookingMessages.toOperator,
  team: bookingMessages.toTeam,
} as const;

/** A side reads what it wrote and what was written to it. */
export function visibleTo(side: ThreadSide): SQL {
  return sql`(${eq(bookingMessages.author, side)} OR ${eq(addressedTo[side], true)})`;
}

/**
 * What administrators read of a thread that one of its sides has reported, beside their own: everything while the report waits,
 * and afterwards what was written until it was dealt with. Of a thread that nobody reported, nothing.
 */
const openedByReport: SQL = sql`EXISTS (SELECT 1 FROM ${threadReports}
  WHERE ${threadReports.booking} = ${bookingMessages.booking}
    AND (${threadReports.handledAt} IS NULL OR ${bookingMessages.createdAt} <= ${threadReports.handledAt}))`;

/** What was written to a side by others and a person of it has not seen. */
export function unreadBy(userId: string, side: ThreadSide): SQL | undefined {
  const readUntil = sql`coalesce((SELECT ${threadReads.readUntil} FROM ${threadReads}
    WHERE ${threadReads.booking} = ${bookingMessages.booking} AND ${threadReads.userId} = ${userId}), 0)`;
  return and(
    eq(addressedTo[side], true),
    ne(bookingMessages.author, side),
    gt(bookingMessages.createdAt, readUntil),
  );
}

interface MessageRow {
  message: typeof bookingMessages.$inferSelect;
  /** The name of the account that wrote it, null without one. */
  author: string | null;
}

/**
 * A message as a side reads it. People of a company and ours are named to their own side only; who travels goes by the
 * booking's name.
 */
export function toEntry(
  { message, author }: MessageRow,
  side: ThreadSide,
  names: { customerName: string; operatorName: string },
): ThreadEntry {
  const from = message.author === "system" ? "team" : message.author;
  const isOwn = from === side;
  const publicNames = {
    traveler: names.customerName,
    operator: names.operatorName,
    team: "Tour Bharat",
  };
  const named = isOwn && from !== "traveler" ? (author ?? "A deleted account") : publicNames[from];
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
    isOwn,
    to,
  };
}

/** Messages that administrators read with a booking: their own, those to them, and what a report has opened to them. */
export const readByTeamWhenReported: SQL | undefined = or(visibleTo("team"), openedByReport);
