import { and, eq, sql, type SQL } from "drizzle-orm";
import type { NewNotification } from "~/domain/notifications/notification";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bookingMessages,
  bookings,
  mailOutbox,
  threadReads,
  users,
  operators,
  tours,
} from "../platform/db/schema";
import { readsForOperator } from "../platform/authz/operator-rights.repo";
import { insertNotification } from "../notifications/notifications.repo";
import { insertMailIf } from "../notifications/mail/mail-outbox.repo";
import type { Mail } from "../notifications/mail/mailer";

/** Min time between two notices about a thread that its reader has not opened since the first, in milliseconds. */
export const noticePause = 30 * 60_000;

/** A mail notice to a reader of a thread. */
export interface Notice {
  mail: Mail & { dedupeKey: string };
  /** Common prefix of the keys of all notices about this thread to this side. */
  keysBeginWith: string;
  /** Subquery of the account ids that read it. */
  readers: SQL;
}

interface NewMessage {
  id: string;
  authorId: string | null;
  author: "traveler" | "operator" | "team";
  toTraveler: boolean;
  toOperator: boolean;
  toTeam: boolean;
  text: string;
}

/**
 * Writes a message with its notices if the writer may use the booking. Messages of a thread get distinct instants, so that "read until" is
 * unambiguous. Fails with UNIQUE `booking_messages.id` if it was already written.
 * @param condition matches the booking if the writer may use it
 * @returns true if it was written
 */
export async function createThreadMessage(
  db: Database,
  condition: SQL,
  message: NewMessage,
  {
    notices,
    notification,
    now,
  }: { notices: readonly Notice[]; notification?: NewNotification | undefined; now: number },
): Promise<boolean> {
  const afterLast = sql`(SELECT max(last.created_at) + 1 FROM booking_messages AS last WHERE last.booking = ${bookings.id})`;
  const { written } = await batchNamed(db, {
    written: db.insert(bookingMessages).select(
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
          operatorSlug: sql<string | null>`${bookings.operatorSlug}`.as("operator_slug"),
          sent: sql`NULL`.as("sent"),
        })
        .from(bookings)
        .where(condition),
    ),
    notices: notices.map((notice) => insertMailIf(db, notice.mail, isDue(db, message.id, notice, now), now)),
    notification: notification
      ? insertNotification(db, notification, now, { condition: isWritten(message.id) })
      : null,
  });
  return written.meta.changes > 0;
}

function isWritten(messageId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${bookingMessages} WHERE ${bookingMessages.id} = ${messageId})`;
}

/** Matches if the message was written, and the last notice is old or the thread was read after it. */
function isDue(db: Database, messageId: string, { mail, keysBeginWith, readers }: Notice, now: number): SQL {
  const readUntil = sql`coalesce((SELECT max(${threadReads.readUntil}) FROM ${threadReads}
    WHERE ${threadReads.booking} = (SELECT ${bookingMessages.booking} FROM ${bookingMessages} WHERE ${bookingMessages.id} = ${messageId})
      AND ${threadReads.userId} IN (${readers})), 0)`;
  const unread = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(
      and(
        // A range of the index on the keys; "0" sorts after "/".
        sql`${mailOutbox.dedupeKey} >= ${keysBeginWith} AND ${mailOutbox.dedupeKey} < ${`${keysBeginWith.slice(0, -1)}0`}`,
        eq(mailOutbox.recipient, mail.to),
        sql`${mailOutbox.createdAt} > ${now - noticePause}`,
        sql`${mailOutbox.createdAt} > ${readUntil}`,
      ),
    );
  return sql`${isWritten(messageId)} AND NOT EXISTS ${unread}`;
}

/** Selects the account that reads a thread as its traveler. */
export function travelersOf(booking: string): SQL {
  return sql`SELECT ${bookings.userId} FROM ${bookings} WHERE ${bookings.id} = ${booking}`;
}

/** Selects a single account id. */
export function onlyReader(userId: string): SQL {
  return sql`${userId}`;
}

/** Finds a booking with the recipients of its messages. */
export async function findThreadParties(db: Database, condition: SQL) {
  const {
    booking: [booking],
    people,
  } = await batchNamed(db, {
    booking: db
      .select({
        id: bookings.id,
        bookingId: bookings.bookingId,
        linkVersion: bookings.linkVersion,
        tourId: bookings.tourId,
        tourTitle: bookings.tourTitle,
        travelDate: bookings.travelDate,
        customerName: bookings.customerName,
        customerEmail: bookings.customerEmail,
        language: bookings.language,
        operatorName: operators.companyName,
        operatorSlug: sql<string>`${operators.slug}`.as("operator_slug"),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(condition),
    people: db
      .selectDistinct({ id: users.id, name: users.name, email: users.email })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .innerJoin(users, readsForOperator)
      .where(condition),
  });
  return booking ? { ...booking, people } : null;
}

export type ThreadParties = NonNullable<Awaited<ReturnType<typeof findThreadParties>>>;
