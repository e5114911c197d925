import { and, eq, gte, inArray, notInArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/account";
import { ownBookings } from "../bookings/own-bookings.repo";
import type { Database } from "../db/client";
import {
  bookings,
  contactMessages,
  couponCustomers,
  couponUses,
  mailOutbox,
  threadReports,
  users,
  verifications,
} from "../db/schema";

/** Which rows are a person's own, where it takes more than their id to tell. */

export type Owner = Pick<Viewer, "id" | "email" | "emailVerified">;

/**
 * The mails that went to a person, and those about their bookings wherever they went. To an address that has not been shown
 * to be theirs they are, beside those, what was sent since the account was opened and is not about anybody's booking.
 */
export function ownMails(owner: Owner): SQL | undefined {
  const { id, email, emailVerified } = owner;
  const toAddress = eq(mailOutbox.recipient, email);
  // As keyOf in booking-news.ts writes it.
  const isAboutBooking = sql`coalesce(${mailOutbox.dedupeKey}, '') LIKE 'booking/%'`;
  const isAboutOwnBooking = sql`${isAboutBooking} AND substr(${mailOutbox.dedupeKey}, 9, 36) IN (
    SELECT ${bookings.id} FROM ${bookings} WHERE ${ownBookings(owner)})`;
  const since = sql`(SELECT ${users.createdAt} FROM ${users} WHERE ${users.id} = ${id})`;
  return or(
    isAboutOwnBooking,
    emailVerified
      ? toAddress
      : and(toAddress, gte(mailOutbox.createdAt, since), sql`NOT (${isAboutBooking})`),
  );
}

/** What operators were written about a person's bookings, which tells of them and is not theirs to take along. */
export function mailsToOperatorsAboutOwnBookings(owner: Owner): SQL {
  // As mailsOf in send-booking-message.ts writes it.
  return sql`coalesce(${mailOutbox.dedupeKey}, '') LIKE 'operator-of-booking/%'
    AND substr(${mailOutbox.dedupeKey}, 21, 36) IN (
      SELECT ${bookings.id} FROM ${bookings} WHERE ${ownBookings(owner)})`;
}

/** What was written from an address, which is a person's own once they have shown it to be. */
export function ownMessages({ email, emailVerified }: Owner): SQL {
  return emailVerified ? eq(contactMessages.email, email) : sql`false`;
}

/** Reports of threads that a person made, or somebody as the traveller of their bookings. */
export function isOwnReport(owner: Owner): SQL | undefined {
  return or(
    eq(threadReports.reportedBy, owner.id),
    and(ownBookings(owner), eq(threadReports.reporter, "traveler")),
  );
}

/** A customer of a coupon by an address that no other person's booking used it with. */
export function isOnlyTheirs(db: Database, owner: Owner): SQL | undefined {
  const customer = sql`(${couponCustomers.coupon}, ${couponCustomers.customerEmail})`;
  const uses = (condition: SQL) =>
    db
      .select({ coupon: couponUses.coupon, customerEmail: couponUses.customerEmail })
      .from(couponUses)
      .where(condition);
  const theirs = uses(inArray(couponUses.booking, ownBookingIds(db, owner)));
  const others = uses(
    and(
      eq(couponUses.coupon, couponCustomers.coupon),
      notInArray(couponUses.booking, ownBookingIds(db, owner)),
    ) ?? sql`false`,
  );
  return sql`${customer} IN (${theirs}) AND ${customer} NOT IN (${others})`;
}

/** What better-auth keeps for a link or a challenge: the person's id, or their address, somewhere in its text. */
export function namesPerson({ id, email }: Owner): SQL | undefined {
  const text = sql`${verifications.identifier} || ' ' || ${verifications.value}`;
  return or(
    sql`instr(${text}, ${id}) > 0`,
    eq(verifications.identifier, email),
    sql`instr(${verifications.value}, ${JSON.stringify(email)}) > 0`,
  );
}

/** The ids of their bookings, to be asked within another statement. */
export function ownBookingIds(db: Database, owner: Owner) {
  return db.select({ id: bookings.id }).from(bookings).where(ownBookings(owner));
}
