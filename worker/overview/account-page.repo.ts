import { and, desc, eq } from "drizzle-orm";
import { accountColumns } from "../accounts/admin/account-list.repo";
import { isBookingOfTraveler, type BookingOwner } from "../bookings/traveler-bookings.repo";
import type { Database } from "../platform/db/client";
import { olderThan } from "../platform/db/conditions";
import { bookings, mailOutbox, passkeys, users } from "../platform/db/schema";
import { pageOf } from "../platform/db/cursor";

export async function findAccount(db: Database, id: string) {
  const row = await db
    .select({
      ...accountColumns,
      emergencyName: users.emergencyName,
      emergencyPhone: users.emergencyPhone,
      marketingConsent: users.marketingConsent,
      passkeys: db.$count(passkeys, eq(passkeys.userId, users.id)),
    })
    .from(users)
    .where(eq(users.id, id))
    .get();
  if (!row) return null;
  const { createdAt, updatedAt, ...account } = row;
  return { ...account, joinedAt: createdAt.getTime(), version: updatedAt.getTime() };
}

/** Returns one page of a person's bookings, newest first. */
export async function listBookingsOf(
  db: Database,
  owner: BookingOwner,
  page: { cursor: string | undefined; limit: number },
) {
  const rows = await db
    .select({
      id: bookings.id,
      booking: {
        bookingId: bookings.bookingId,
        tourTitle: bookings.tourTitle,
        travelDate: bookings.travelDate,
        numberOfTravelers: bookings.numberOfTravelers,
        status: bookings.status,
        totalAmount: bookings.totalAmount,
        createdAt: bookings.createdAt,
      },
    })
    .from(bookings)
    .where(and(isBookingOfTraveler(owner), olderThan(bookings.createdAt, bookings.id, page.cursor)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(page.limit + 1);
  const { shown, nextCursor } = pageOf(rows, page.limit, ({ booking, id }) => [booking.createdAt, id]);
  return { bookings: shown.map(({ booking }) => booking), nextCursor };
}

/** Returns the newest mails to an address, without their content, which includes links that open the account. */
export function listMailsTo(db: Database, email: string, limit: number) {
  return db
    .select({
      id: mailOutbox.id,
      subject: mailOutbox.subject,
      status: mailOutbox.status,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit);
}
