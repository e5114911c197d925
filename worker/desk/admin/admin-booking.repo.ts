import { asc, eq, or, sql } from "drizzle-orm";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bookings, mailOutbox, operators, tours, users } from "../../platform/db/schema";
import { adminBookingView, selectHead } from "../../bookings/booking-events.repo";

const iso = (instant: number) => new Date(instant).toISOString();

/** Returns a booking for its admin page, with the number of the newest event it includes, or null. */
export async function findAdminBooking(db: Database, bookingId: string) {
  const {
    row: [row],
    head: [head],
  } = await batchNamed(db, {
    row: db
      .select({
        ...adminBookingView,
        accountName: sql<string | null>`${users.name}`.as("account_name"),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .leftJoin(users, eq(bookings.userId, users.id))
      .where(eq(bookings.bookingId, bookingId)),
    head: selectHead(db),
  });
  return row ? { ...row, seq: head?.seq ?? 0 } : null;
}

/** Returns the mails about a booking, oldest first. @param id the booking's */
export async function listBookingMails(db: Database, id: string) {
  const mails = await db
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      status: mailOutbox.status,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
    })
    .from(mailOutbox)
    // Key format of booking-notifications.ts and send-booking-message.ts; prefixes allow an index range scan.
    .where(or(keyBeginsWith(`booking/${id}/`), keyBeginsWith(`operator-of-booking/${id}/`)))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));
  return mails.map(({ createdAt, sentAt, ...mail }) => ({
    ...mail,
    at: iso(createdAt),
    sentAt: sentAt === null ? null : iso(sentAt),
  }));
}

function keyBeginsWith(prefix: string) {
  return sql`(${mailOutbox.dedupeKey} >= ${prefix} AND ${mailOutbox.dedupeKey} < ${`${prefix.slice(0, -1)}0`})`;
}
