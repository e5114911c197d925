import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../db/client";
import { bookingMessages, bookings, mailOutbox, threadReads, users } from "../db/schema";
import { insertMailIf } from "../mail/mail-outbox.repo";
import type { Mail } from "../mail/mailer";

/** For how long nobody gets a second notice about a thread they have not opened since the first, in milliseconds. */
export const noticePause = 30 * 60_000;

/** A notice for somebody who reads a thread. */
export interface Notice {
  mail: Mail & { dedupeKey: string };
  /** What the keys of all notices about this thread to this side begin with. */
  keysBeginWith: string;
  /** The accounts that read it: a query of their ids. */
  readers: SQL;
}

interface NewMessage {
  id: string;
  authorId: string | null;
  author: "traveler" | "operator";
  toTraveler: boolean;
  toOperator: boolean;
  toTeam: boolean;
  text: string;
}

/**
 * Writes a message where the booking is the writer's, with the notices about it. Messages of a thread get instants that
 * differ, so that "read until" says which were read. Fails with UNIQUE `booking_messages.id` where it has been written
 * before.
 * @param condition finds the booking where it is the writer's
 * @returns whether it was written
 */
export async function createThreadMessage(
  db: Database,
  condition: SQL,
  message: NewMessage,
  { notices, now }: { notices: readonly Notice[]; now: number },
): Promise<boolean> {
  const afterLast = sql`(SELECT max(last.created_at) + 1 FROM booking_messages AS last WHERE last.booking = ${bookings.id})`;
  const [written] = await db.batch([
    db.insert(bookingMessages).select(
      db
        .select({
          id: sql<string>`${message.id}`.as("message_id"),
          booking: sql<string>`${bookings.id}`.as("booking"),
          authorId: sql<string | null>`${message.authorId}`.as("author_id"),
          author: sql`${message.author}`.as("author"),
          toTraveler: sql`${Number(message.toTraveler)}`.as("to_traveler"),
          toOperator: sql`${Number(message.toOperator)}`.as("to_operator"),
          toTeam: sql`${Number(message.toTeam)}`.as("to_team"),
          text: sql<string>`${message.text}`.as("text"),
          createdAt: sql<number>`max(${now}, coalesce(${afterLast}, 0))`.as("created_at"),
        })
        .from(bookings)
        .where(condition),
    ),
    ...notices.map((notice) => insertMailIf(db, notice.mail, isDue(db, message.id, notice, now), now)),
  ]);
  return written.meta.changes > 0;
}

/** Where the message was written, and the last notice is old or was followed by a look at the thread. */
function isDue(db: Database, messageId: string, { mail, keysBeginWith, readers }: Notice, now: number): SQL {
  const readUntil = sql`coalesce((SELECT max(${threadReads.readUntil}) FROM ${threadReads}
    WHERE ${threadReads.booking} = (SELECT ${bookingMessages.booking} FROM ${bookingMessages} WHERE ${bookingMessages.id} = ${messageId})
      AND ${threadReads.userId} IN (${readers})), 0)`;
  const unread = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(
      and(
        // A range of the index of the keys; "0" comes after "/".
        sql`${mailOutbox.dedupeKey} >= ${keysBeginWith} AND ${mailOutbox.dedupeKey} < ${`${keysBeginWith.slice(0, -1)}0`}`,
        eq(mailOutbox.recipient, mail.to),
        sql`${mailOutbox.createdAt} > ${now - noticePause}`,
        sql`${mailOutbox.createdAt} > ${readUntil}`,
      ),
    );
  return sql`EXISTS (SELECT 1 FROM ${bookingMessages} WHERE ${bookingMessages.id} = ${messageId}) AND NOT EXISTS ${unread}`;
}

/** The accounts that read a thread as its traveller: the booking's, and whoever has its address. */
export function travelersOf(booking: string): SQL {
  return sql`SELECT ${users.id} FROM ${users} INNER JOIN ${bookings}
    ON ${users.id} = ${bookings.userId} OR ${users.email} = ${bookings.customerEmail}
    WHERE ${bookings.id} = ${booking}`;
}

/** One account, as a query of ids. */
export function onlyReader(userId: string): SQL {
  return sql`${userId}`;
}
