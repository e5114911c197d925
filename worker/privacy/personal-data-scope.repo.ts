import { and, eq, gte, inArray, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { emailKeyOf } from "~/domain/bookings/unpaid-booking";
import { isBookingOfTraveler } from "../bookings/traveler/traveler-bookings.repo";
import type { Database } from "../db/client";
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
} from "../db/schema";

export type Owner = Pick<Viewer, "id" | "email" | "emailVerified">;

/**
 * Mails to a person, and mails about their bookings to any address. If their address is unverified, mails to it count
 * only if sent since the account was created and not about a booking.
 */
export function mailsToPerson(owner: Owner): SQL | undefined {
  const { id, email, emailVerified } = owner;
  const toAddress = eq(mailOutbox.recipient, email);
  // Key format of `toOperator` in notify-of-booking.ts.
  const isAboutBooking = sql`coalesce(${mailOutbox.dedupeKey}, '') LIKE 'booking/%'`;
  const isAboutBookingOfOwner = sql`${isAboutBooking} AND substr(${mailOutbox.dedupeKey}, 9, 36) IN (
    SELECT ${bookings.id} FROM ${bookings} WHERE ${isBookingOfTraveler(owner)})`;
  const since = sql`(SELECT ${users.createdAt} FROM ${users} WHERE ${users.id} = ${id})`;
  return or(
    eq(mailOutbox.userId, id),
    isAboutBookingOfOwner,
    emailVerified
      ? toAddress
      : and(toAddress, gte(mailOutbox.createdAt, since), sql`NOT (${isAboutBooking})`),
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
      SELECT ${bookings.id} FROM ${bookings} WHERE ${isBookingOfTraveler(owner)})`;
}

/** Contact messages from the person's address, once verified. */
export function contactMessagesOf({ email, emailVerified }: Owner): SQL {
  return emailVerified ? eq(contactMessages.email, email) : sql`false`;
}

/** Entries of waiting lists with the person's address, once verified. */
export function waitingEntriesOf({ email, emailVerified }: Owner): SQL {
  return emailVerified ? eq(waitingEntries.emailKey, emailKeyOf(email)) : sql`false`;
}

/** Thread reports made by the person, or as the traveler of their bookings. */
export function isReportOf(owner: Owner): SQL | undefined {
  return or(
    eq(threadReports.reportedBy, owner.id),
    and(isBookingOfTraveler(owner), eq(threadReports.reporter, "traveler")),
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
  return db.select({ id: bookings.id }).from(bookings).where(isBookingOfTraveler(owner));
}
