import { and, asc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { ThreadEntry, ThreadMessage } from "~/domain/bookings/booking-message";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import {
  bookingMessages,
  bookings,
  operatorMembers,
  operators,
  tours,
  users,
} from "../../platform/db/schema";
import { insertMail } from "../mail/mail-outbox.repo";
import type { Mail } from "../mail/mailer";
import { toEntry, visibleTo } from "../../threads/visible-messages.repo";
import { bookingView } from "../../bookings/booking-view";

/**
 * Returns a booking with those who read the messages to its operator: the owner, and members with the right to bookings. Unlike notices of
 * travelers' messages, ours reach a suspended operator's owner, too.
 */
export async function findBookingParties(db: Database, condition: SQL) {
  const isReader = or(
    eq(users.id, operators.ownerId),
    and(
      ne(users.status, "suspended"),
      sql`${users.id} IN (SELECT ${operatorMembers.userId} FROM ${operatorMembers}, json_each(${operatorMembers.rights}) AS given
        WHERE ${operatorMembers.operator} = ${operators.slug} AND given.value = 'bookings')`,
    ),
  );
  const rows = await db
    .select({ ...bookingView, reader: { id: users.id, name: users.name, email: users.email } })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .leftJoin(users, isReader)
    .where(condition);
  const [first] = rows;
  return first ? { ...first, readers: rows.flatMap(({ reader }) => reader ?? []) } : null;
}

/** Writes a message with its mails, atomically. Fails with UNIQUE `booking_messages.id` if it was already written. */
export async function createMessage(
  db: Database,
  message: typeof bookingMessages.$inferInsert,
  mails: readonly Mail[],
  audit: AuditStatements,
): Promise<void> {
  // Instants within a thread are unique, so that the read position is unambiguous.
  const afterLast = sql`(SELECT max(last.created_at) + 1 FROM booking_messages AS last WHERE last.booking = ${message.booking})`;
  const createdAt = sql<number>`max(${message.createdAt}, coalesce(${afterLast}, 0))`;
  await db.batch([
    db.insert(bookingMessages).values({ ...message, createdAt }),
    ...audit,
    ...mails.map((mail) => insertMail(db, mail, message.createdAt)),
  ]);
}

/**
 * Returns the messages of a booking between its parties and the platform. Messages between traveler and operator are
 * private unless one of them reports the thread (worker/threads/thread-reports.repo.ts).
 * @param booking its id, not its reference
 */
export async function listTeamMessages(
  db: Database,
  booking: string,
  names: { customerName: string; operatorName: string },
): Promise<ThreadEntry[]> {
  const rows = await db
    .select({ message: bookingMessages, author: users.name })
    .from(bookingMessages)
    .leftJoin(users, eq(bookingMessages.authorId, users.id))
    .where(and(eq(bookingMessages.booking, booking), visibleTo("team")))
    .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id));
  return rows.map((row) => toEntry(row, "team", names));
}

/** Selects the platform's messages to the traveler of the bookings that `condition` finds. */
export function selectMessagesToTraveler(db: Database, condition: SQL | undefined) {
  return db
    .select({ id: bookingMessages.id, text: bookingMessages.text, at: bookingMessages.createdAt })
    .from(bookingMessages)
    .innerJoin(bookings, eq(bookingMessages.booking, bookings.id))
    .where(and(condition, eq(bookingMessages.author, "team"), eq(bookingMessages.toTraveler, true)))
    .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id));
}

/**
 * Returns the platform's messages to the operator by booking id.
 * @param ids at most one page of bookings
 */
export async function listMessagesToOperator(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ThreadMessage[]>> {
  const rows = await db
    .select()
    .from(bookingMessages)
    .where(
      and(
        inArray(bookingMessages.booking, [...ids]),
        eq(bookingMessages.author, "team"),
        eq(bookingMessages.toOperator, true),
      ),
    )
    .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id));
  return Map.groupBy(
    rows.map(({ id, text, createdAt, booking }) => ({
      id,
      text,
      at: new Date(createdAt).toISOString(),
      booking,
    })),
    ({ booking }) => booking,
  );
}
