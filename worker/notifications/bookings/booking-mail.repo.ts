import { and, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { NewNotification } from "~/domain/notifications/notification";
import { countMailToStranger } from "../../accounts/mail-limit";
import type { Database } from "../../platform/db/client";
import { bookings, mailOutbox } from "../../platform/db/schema";
import { newMailRow } from "../mail/mail-outbox.repo";
import type { Mail } from "../mail/mailer";
import { insertNotification } from "../notifications.repo";
import { referenceToCome } from "./booking-mailer";

/**
 * Returns the statements that queue a mail about a booking, for the batch that makes the change. The placeholder for
 * the reference is replaced by the booking's. A mail to an address that nobody has proven counts as one to a stranger, and beyond that limit
 * is not sent; demo builds serve load tests and limit none.
 * @param condition finds the booking; if it finds none, nothing is written
 * @throws Error if `to` is not one plain address
 */
export function insertBookingMail(db: Database, mail: Mail, condition: SQL, at: number) {
  if (import.meta.env.MODE !== "production") return [insertMailOf(db, mail, condition, at)] as const;
  const isUnproven = and(condition, isNull(bookings.verifiedAt));
  const { statement, isWithin } = countMailToStranger(db, mail.to, isUnproven, at);
  const isSent = and(condition, or(isNotNull(bookings.verifiedAt), isWithin));
  return [statement, insertMailOf(db, mail, isSent, at)] as const;
}

function insertMailOf(db: Database, mail: Mail, condition: SQL | undefined, at: number) {
  const row = newMailRow(mail, at);
  return db
    .insert(mailOutbox)
    .select(
      db
        .select({
          id: sql`${row.id}`.as("id"),
          dedupeKey: sql`${row.dedupeKey}`.as("dedupe_key"),
          recipient: sql`${row.recipient}`.as("recipient"),
          subject: withReference(row.subject).as("subject"),
          text: withReference(row.text).as("text"),
          html: withReference(row.html).as("html"),
          attachments: sql`${row.attachments && JSON.stringify(row.attachments)}`.as("attachments"),
          status: sql`${row.status}`.as("status"),
          attempts: sql`0`.as("attempts"),
          nextAttemptAt: sql`${row.nextAttemptAt}`.as("next_attempt_at"),
          lastError: sql`NULL`.as("last_error"),
          createdAt: sql`${row.createdAt}`.as("created_at"),
          sentAt: sql`NULL`.as("sent_at"),
          channel: sql`${row.channel}`.as("channel"),
          event: sql`${row.event}`.as("event"),
          userId: sql`${row.userId}`.as("user_id"),
          payload: sql`${row.payload && JSON.stringify(row.payload)}`.as("payload"),
          expiresAt: sql`NULL`.as("expires_at"),
        })
        .from(bookings)
        .where(condition),
    )
    .onConflictDoNothing({ target: mailOutbox.dedupeKey });
}

/** A mail to the customer of a booking, and the same for the customer's phone. */
export interface CustomerMessage {
  mail: Mail;
  phone: NewNotification | null;
}

/**
 * Returns the statements that queue a mail about a booking and its message for the phone.
 * @param condition finds the booking; if it finds none, nothing is written
 * @throws Error if `to` is not one plain address
 */
export function insertBookingMessage(
  db: Database,
  { mail, phone }: CustomerMessage,
  condition: SQL,
  at: number,
) {
  const isFound = sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${condition})`;
  return [
    ...insertBookingMail(db, mail, condition, at),
    ...(phone ? [insertNotification(db, phone, at, { condition: isFound })] : []),
  ] as const;
}

function withReference(text: string): SQL {
  return sql`replace(${text}, ${referenceToCome}, ${bookings.bookingId})`;
}
