import { and, eq, gte, isNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Viewer } from "~/domain/accounts/account";
import { emailKeyOf } from "~/domain/bookings/unpaid-booking";
import {
  bookings,
  contactMessages,
  mailOutbox,
  tourQuestions,
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

/** Matches a column with the ids of the person's bookings. */
export function isOfTheirBookings(owner: Owner, column: SQLWrapper): SQL {
  return sql`${column} IN (SELECT ${bookings.id} FROM ${bookings} WHERE ${bookingsOf(owner)})`;
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
  const isAboutBookingOfOwner = and(
    isAboutBooking,
    isOfTheirBookings(owner, sql`substr(${mailOutbox.dedupeKey}, 9, 36)`),
  );
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

/** Contact messages from the person. */
export function contactMessagesOf(owner: Owner): SQL {
  return belongsTo(owner, contactMessages.userId, eq(contactMessages.email, owner.email));
}

/** The person's entries of waiting lists. */
export function waitingEntriesOf(owner: Owner): SQL {
  return belongsTo(owner, waitingEntries.userId, eq(waitingEntries.emailKey, emailKeyOf(owner.email)));
}

/** The person's questions before booking: of the account that asked, or, asked without one, of the proven address. */
export function questionsOf({ id, email, emailVerified }: Owner): SQL {
  return sql`coalesce(${tourQuestions.userId} = ${id}, ${eq(tourQuestions.email, email)} AND ${Number(emailVerified)})`;
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
