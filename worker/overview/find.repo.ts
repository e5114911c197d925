import { and, desc, eq, gte, lt, ne, sql, type SQL } from "drizzle-orm";
import type { BookingSearch } from "~/domain/desk/booking-search";
import type { SearchResults } from "~/domain/overview/search-results";
import { customerFields, isFoundBySearch } from "../bookings/booking-search.repo";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { bookings, coupons, operators, payouts, tours, users } from "../platform/db/schema";

/** Number of the newest accounts that are scanned for a substring. */
const maxSearchedAccounts = 20_000;

const foundBooking = {
  bookingId: bookings.bookingId,
  customerName: bookings.customerName,
  tourTitle: bookings.tourTitle,
  travelDate: bookings.travelDate,
  status: bookings.status,
};

/** Finds bookings by the beginning of their reference, in order. */
export async function findBookingsByReference(
  db: Database,
  start: string,
  limit: number,
): Promise<SearchResults["bookings"]> {
  return (
    db
      .select(foundBooking)
      .from(bookings)
      // "~" sorts after every digit.
      .where(and(gte(bookings.bookingId, start), lt(bookings.bookingId, `${start}~`)))
      .orderBy(bookings.bookingId)
      .limit(limit)
  );
}

/** Finds the newest bookings of an e-mail address. @param email in lower case */
export async function findBookingsByEmail(
  db: Database,
  email: string,
  limit: number,
): Promise<SearchResults["bookings"]> {
  return db
    .select(foundBooking)
    .from(bookings)
    .where(eq(bookings.customerEmail, email))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);
}

/** Finds bookings by a part of their texts, newest first. */
export async function findBookingsByText(
  db: Database,
  search: BookingSearch,
  limit: number,
): Promise<SearchResults["bookings"]> {
  return db
    .select(foundBooking)
    .from(bookings)
    .where(isFoundBySearch(search, limit))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);
}

/** Finds customers by a part of their name, e-mail address or phone number: one row per address, by its newest booking. */
export async function findCustomers(
  db: Database,
  search: BookingSearch,
  limit: number,
): Promise<SearchResults["customers"]> {
  const found = db
    .select({
      bookingId: bookings.bookingId,
      name: bookings.customerName,
      email: bookings.customerEmail,
      phone: bookings.customerPhone,
      newest: sql<number>`max(${bookings.createdAt})`.as("newest"),
      bookings: sql<number>`count(*)`.as("bookings"),
    })
    .from(bookings)
    .where(and(isFoundBySearch(search, maxMatchedBookings, customerFields), ne(bookings.customerEmail, "")))
    .groupBy(bookings.customerEmail)
    .orderBy(sql`newest DESC`)
    .limit(limit);
  return (await found).map(({ bookingId, name, email, phone, bookings: count }) => ({
    bookingId,
    name,
    email,
    phone,
    bookings: count,
  }));
}

/** Newest matching bookings that customers are collected from. */
const maxMatchedBookings = 200;

/** Finds coupons by the beginning of their code. */
export function findCoupons(db: Database, start: string, limit: number): Promise<SearchResults["coupons"]> {
  return db
    .select({ code: coupons.code, description: coupons.description })
    .from(coupons)
    .where(and(gte(coupons.code, start), lt(coupons.code, `${start}~`)))
    .orderBy(coupons.code)
    .limit(limit);
}

/** Finds payouts by the beginning of the bank's reference. @param scope the payouts that may be seen; all by default */
export function findPayouts(
  db: Database,
  start: string,
  limit: number,
  scope?: SQL,
): Promise<SearchResults["payouts"]> {
  return db
    .select({
      id: payouts.id,
      reference: sql<string>`coalesce(${payouts.reference}, '')`.as("bank_reference"),
      companyName: operators.companyName,
      amount: payouts.amount,
    })
    .from(payouts)
    .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
    .where(and(gte(payouts.reference, start), lt(payouts.reference, `${start}~`), scope))
    .orderBy(payouts.reference)
    .limit(limit);
}

/** Finds tours whose title, place or slug contains a text: prefix matches first, deleted ones last. @param scope the tours that may be seen; all by default */
export async function findTours(
  db: Database,
  q: string,
  limit: number,
  scope?: SQL,
): Promise<SearchResults["tours"]> {
  const isDeleted = sql<boolean>`${tours.deletedAt} IS NOT NULL`.mapWith(Boolean);
  const begins = sql`min(instr(lower(${tours.title}), lower(${q})) <> 1, instr(lower(${tours.place}), lower(${q})) <> 1)`;
  return db
    .select({ slug: tours.slug, title: tours.title, place: tours.place, status: tours.status, isDeleted })
    .from(tours)
    .where(
      and(
        scope,
        containsText(
          sql`${tours.title} || ' ' || ${tours.foldedTitle} || ' ' || ${tours.place} || ' ' || ${tours.slug}`,
          q,
        ),
      ),
    )
    .orderBy(isDeleted, begins, tours.position, tours.id)
    .limit(limit);
}

/** Finds the newest accounts whose name, e-mail address or request code contains a text; an exact e-mail match comes first. */
export async function findUsers(db: Database, q: string, limit: number): Promise<SearchResults["users"]> {
  const newest = db
    .select()
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(maxSearchedAccounts)
    .as("newest");
  return db
    .select({
      id: newest.id,
      name: newest.name,
      email: newest.email,
      role: newest.role,
      status: newest.status,
    })
    .from(newest)
    .where(
      containsText(
        sql`${newest.name} || ' ' || ${newest.foldedName} || ' ' || ${newest.email} || ' ' || coalesce(${newest.requestCode}, '')`,
        q,
      ),
    )
    .orderBy(desc(eq(sql`lower(${newest.email})`, q.toLowerCase())), desc(newest.createdAt), desc(newest.id))
    .limit(limit);
}

/** Finds operators whose name or registration number contains a text. */
export async function findOperators(
  db: Database,
  q: string,
  limit: number,
): Promise<SearchResults["operators"]> {
  return db
    .select({ slug: operators.slug, companyName: operators.companyName, status: operators.status })
    .from(operators)
    .where(
      containsText(
        sql`${operators.companyName} || ' ' || ${operators.foldedName} || ' ' || coalesce(${operators.registrationNumber}, '')`,
        q,
      ),
    )
    .orderBy(operators.companyName)
    .limit(limit);
}
