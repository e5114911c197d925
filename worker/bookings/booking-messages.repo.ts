import { and, asc, eq, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { MessageAudience, SentMessage, ThreadMessage } from "~/domain/booking-message";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { bookingMessages, bookings, operators, tours, users } from "../db/schema";
import { insertMail } from "../mail/mail-outbox.repo";
import type { Mail } from "../mail/mailer";
import { bookingView } from "./booking-view";

/** A booking with how its parties are reached. */
export async function findBookingParties(db: Database, condition: SQL) {
  const row = await db
    .select({
      ...bookingView,
      guide: tours.guide,
      ownerName: users.name,
      ownerEmail: users.email,
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .leftJoin(users, eq(operators.ownerId, users.id))
    .where(condition)
    .get();
  return row ?? null;
}

/**
 * Writes a message with the mails that carry it: all or nothing. Fails with UNIQUE `booking_messages.id` where it has been
 * written before.
 */
export async function createMessage(
  db: Database,
  message: typeof bookingMessages.$inferInsert,
  mails: readonly Mail[],
  audit: AuditStatements,
): Promise<void> {
  await db.batch([
    db.insert(bookingMessages).values(message),
    ...audit,
    ...mails.map((mail) => insertMail(db, mail, message.createdAt)),
  ]);
}

/** The whole thread of a booking. @param booking its id, which is not its reference */
export async function listMessages(db: Database, booking: string): Promise<SentMessage[]> {
  const rows = await db
    .select({ message: bookingMessages, author: users.name })
    .from(bookingMessages)
    .leftJoin(users, eq(bookingMessages.authorId, users.id))
    .where(eq(bookingMessages.booking, booking))
    .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id));
  return rows.map(({ message, author }) => ({
    ...toThreadMessage(message),
    author: author ?? "A deleted account",
    to: audienceOf(message),
  }));
}

/** The query for what is addressed to the traveller of the bookings that `condition` finds. */
export function selectMessagesToTraveler(db: Database, condition: SQL | undefined) {
  return db
    .select({ id: bookingMessages.id, text: bookingMessages.text, at: bookingMessages.createdAt })
    .from(bookingMessages)
    .innerJoin(bookings, eq(bookingMessages.booking, bookings.id))
    .where(and(condition, eq(bookingMessages.toTraveler, true)))
    .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id));
}

/** What is addressed to the operator, by the id of the booking. @param ids of bookings, a page of them at most */
export async function listMessagesToOperator(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ThreadMessage[]>> {
  const rows = await db
    .select()
    .from(bookingMessages)
    .where(and(inArray(bookingMessages.booking, [...ids]), eq(bookingMessages.toOperator, true)))
    .orderBy(asc(bookingMessages.createdAt), asc(bookingMessages.id));
  return Map.groupBy(
    rows.map((row) => ({ ...toThreadMessage(row), booking: row.booking })),
    ({ booking }) => booking,
  );
}

function toThreadMessage({
  id,
  text,
  createdAt,
}: {
  id: string;
  text: string;
  createdAt: number;
}): ThreadMessage {
  return { id, text, at: new Date(createdAt).toISOString() };
}

function audienceOf({
  toTraveler,
  toOperator,
}: {
  toTraveler: boolean;
  toOperator: boolean;
}): MessageAudience {
  if (toTraveler && toOperator) return "both";
  return toTraveler ? "traveler" : "operator";
}
