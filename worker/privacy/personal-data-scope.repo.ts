import { and, eq, gte, inArray, isNull, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Viewer } from "~/domain/accounts/account";
import { emailKeyOf } from "~/domain/bookings/unpaid-booking";
import type { Database } from "../platform/db/client";
import {
  bookings,
  contactMessages,
  couponCustomers,
  couponUses,
  mailOutbox,
  type notifications,
  threadReports,
  users,
  verifications,
  waitingEntries,
} from "../platform/db/schema";

export type Owner = Pick<Viewer, "id" | "email" | "emailVerified">;

/** The owner of what was made with an address, who has followed a link mailed to it. They have no account's id. */
export function guestOwner(email: string): Owner {
  return { id: "", email, emailVerified: true };
}

/**
 * True for rows of an account, or, for a guest, for rows with their address, unless an account has them that moved on to another address.
 * @param ofAddress matches rows with the guest's address
 */
function belongsTo({ id, email }: Owner, userId: SQLiteColumn, ofAddress: SQL): SQL {
  if (id !== "") return eq(userId, id);
  const account = sql`SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email} AND ${users.emailVerified}`;
  return sql`${ofAddress} AND (${userId} IS NULL OR ${userId} IN (${account}))`;
}

/** Bookings of the person. */
export function bookingsOf(owner: Owner): SQL {
  return belongsTo(owner, bookings.userId, eq(bookings.customerEmail, owner.email));
}

/**
 * Mails to a person, and mails about their bookings to any address. Mails to an unconfirmed address count only if sent since the account
 * was created and not about a booking.
 */
export function mailsToPerson(owner: Owner): SQL | undefined {
  const { id, email, emailVerified } = owner;
  const toAddress = eq(mailOutbox.recipient, email);
  // Key format of `toOperator` in notify-of-booking.ts.
  const isAboutBooking = sql`coalesce(${mailOutbox.dedupeKey}, '') LIKE 'booking/%'`;
  const isAboutBookingOfOwner = sql`${isAboutBooking} AND substr(${mailOutbox.dedupeKey}, 9, 36) IN (
    SELECT ${bookings.id} FROM ${bookings} WHERE ${bookingsOf(owner)})`;
  const since = sql`(SELECT ${users.createdAt} FROM ${users} WHERE ${users.id} = ${id})`;
  return or(
    belongsTo(owner, mailOutbox.userId, toAddress),
    isAboutBookingOfOwner,
    emailVerified
      ? undefined
      : and(
          toAddress,
          isNull(mailOutbox.userId),
          gte(mailOutbox.createdAt, since),
          sql`NOT (${isAboutBooking})`,
        ),
  );
}

/** Mails to operators about this person's bookings: excluded from the export. @param key the column of their keys */
export function mailsToOperatorsAboutBookingsOf(
  owner: Owner,
  key: typeof mailOutbox.dedupeKey | typeof notifications.dedupeKey = mailOutbox.dedupeKey,
): SQL {
  // Key format of mailsOf in send-booking-message.ts.
  return sql`coalesce(${key}, '') LIKE 'operator-of-booking/%'
    AND substr(${key}, 21, 36) IN (
      SELECT ${bookings.id} FROM ${bookings} WHERE ${bookingsOf(owner)})`;
}

/** Contact messages from the person. */
export function contactMessagesOf(owner: Owner): SQL {
  return belongsTo(owner, contactMessages.userId, eq(contactMessages.email, owner.email));
}

/** The person's entries of waiting lists. */
export function waitingEntriesOf(owner: Owner): SQL {
  return belongsTo(owner, waitingEntries.userId, eq(waitingEntries.emailKey, emailKeyOf(owner.email)));
}

/** Thread reports made by the person, or as the traveler of their bookings. */
export function isReportOf(owner: Owner): SQL | undefined {
  return or(
    eq(threadReports.reportedBy, owner.id),
    and(bookingsOf(owner), eq(threadReports.reporter, "traveler")),
  );
}

/** Coupon customers with an address that no other person's booking used the coupon with. */
export function isOnlyTheirs(db: Database, owner: Owner): SQL | undefined {
  const customer = sql`(${couponCustomers.coupon}, ${couponCustomers.emailKey})`;
  const uses = (condition: SQL) =>
    db.select({ coupon: couponUses.coupon, emailKey: couponUses.emailKey }).from(couponUses).where(condition);
  const ownUses = uses(inArray(couponUses.booking, bookingIdsOf(db, owner)));
  const others = uses(
    and(
      eq(couponUses.coupon, couponCustomers.coupon),
      notInArray(couponUses.booking, bookingIdsOf(db, owner)),
    ) ?? sql`false`,
  );
  return sql`${customer} IN (${ownUses}) AND ${customer} NOT IN (${others})`;
}

/** Pending better-auth links and challenges whose text contains the person's id or address. */
export function namesPerson({ id, email }: Owner): SQL | undefined {
  const text = sql`${verifications.identifier} || ' ' || ${verifications.value}`;
  return or(
    sql`instr(${text}, ${id}) > 0`,
    eq(verifications.identifier, email),
    sql`instr(${verifications.value}, ${JSON.stringify(email)}) > 0`,
  );
}

/** Selects the ids of their bookings, for use as a subquery. */
export function bookingIdsOf(db: Database, owner: Owner) {
  return db.select({ id: bookings.id }).from(bookings).where(bookingsOf(owner));
}
