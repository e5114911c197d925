import { sql, type SQL } from "drizzle-orm";
import type { NewNotification } from "~/domain/notifications/notification";
import type { Database } from "../../db/client";
import { bookings, mailOutbox } from "../../db/schema";
import { newMailRow } from "../../mail/mail-outbox.repo";
import type { Mail } from "../../mail/mailer";
import { insertNotification } from "../../notifications/notifications.repo";
import { referenceToCome } from "./booking-mailer";

/**
 * Returns the statement that queues a mail about a booking, for the batch that makes the change. The placeholder for
 * the reference is replaced by the booking's.
 * @param condition finds the booking; if it finds none, nothing is written
 * @throws Error if `to` is not one plain address
 */
export function insertBookingMail(db: Database, mail: Mail, condition: SQL, at: number) {
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
          nextAttemptAt: firstAttempt(row.recipient, at).as("next_attempt_at"),
          lastError: sql`NULL`.as("last_error"),
          createdAt: sql`${row.createdAt}`.as("created_at"),
          sentAt: sql`NULL`.as("sent_at"),
          channel: sql`${row.channel}`.as("channel"),
          event: sql`NULL`.as("event"),
          userId: sql`NULL`.as("user_id"),
          payload: sql`NULL`.as("payload"),
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
    insertBookingMail(db, mail, condition, at),
    ...(phone ? [insertNotification(db, phone, at, { condition: isFound })] : []),
  ] as const;
}

/** Mails an hour about bookings to an address that nobody has proven. */
const unprovenPerHour = 6;
const hour = 60 * 60_000;

/**
 * Returns the first attempt of a mail. To an address that its booking has not proven, six mails leave in an hour; further ones wait for
 * later hours and are never dropped: someone else may have typed the address. Demo builds serve load tests and delay nothing.
 */
function firstAttempt(recipient: string, at: number): SQL {
  if (import.meta.env.MODE !== "production") return sql`${at}`;
  const earlier = sql`(SELECT count(*) FROM ${mailOutbox} AS earlier WHERE earlier.recipient = ${recipient}
    AND earlier.dedupe_key LIKE 'booking/%' AND earlier.created_at > ${at - hour})`;
  return sql`${at} + CASE WHEN ${bookings.verifiedAt} IS NULL THEN ${hour} * (${earlier} / ${unprovenPerHour}) ELSE 0 END`;
}

function withReference(text: string): SQL {
  return sql`replace(${text}, ${referenceToCome}, ${bookings.bookingId})`;
}
