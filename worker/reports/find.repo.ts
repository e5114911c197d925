import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Found } from "~/domain/reports/search-results";
import type { Database } from "../db/client";
import { containsText } from "../db/conditions";
import { bookings, operators, tours, users } from "../db/schema";

/** Number of the newest bookings and accounts that are scanned for a substring. */
const lookedInto = 20_000;

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
): Promise<Found["bookings"]> {
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

/** Finds the newest bookings of an e-mail address, as typed or in lower case. */
export async function findBookingsByEmail(
  db: Database,
  email: string,
  limit: number,
): Promise<Found["bookings"]> {
  return db
    .select(foundBooking)
    .from(bookings)
    .where(inArray(bookings.customerEmail, [email, email.toLowerCase()]))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);
}

/** Finds recent bookings whose reference, customer or e-mail address contains a text, newest first. */
export async function findBookingsByCustomer(
  db: Database,
  q: string,
  limit: number,
): Promise<Found["bookings"]> {
  const newest = db
    .select({
      ...foundBooking,
      customerEmail: bookings.customerEmail,
      createdAt: bookings.createdAt,
      id: bookings.id,
    })
    .from(bookings)
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(lookedInto)
    .as("newest");
  return db
    .select({
      bookingId: newest.bookingId,
      customerName: newest.customerName,
      tourTitle: newest.tourTitle,
      travelDate: newest.travelDate,
      status: newest.status,
    })
    .from(newest)
    .where(
      containsText(
        sql`${newest.bookingId} || ' ' || ${newest.customerName} || ' ' || ${newest.customerEmail}`,
        q,
      ),
    )
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(limit);
}

/** Finds tours whose title, place or slug contains a text: prefix matches first, deleted ones last. */
export async function findTours(db: Database, q: string, limit: number): Promise<Found["tours"]> {
  const isDeleted = sql<boolean>`${tours.deletedAt} IS NOT NULL`.mapWith(Boolean);
  const begins = sql`min(instr(lower(${tours.title}), lower(${q})) <> 1, instr(lower(${tours.place}), lower(${q})) <> 1)`;
  return db
    .select({ slug: tours.slug, title: tours.title, place: tours.place, status: tours.status, isDeleted })
    .from(tours)
    .where(containsText(sql`${tours.title} || ' ' || ${tours.place} || ' ' || ${tours.slug}`, q))
    .orderBy(isDeleted, begins, tours.position, tours.id)
    .limit(limit);
}

/** Finds the newest accounts whose name, e-mail address or request code contains a text; an exact e-mail match comes first. */
export async function findUsers(db: Database, q: string, limit: number): Promise<Found["users"]> {
  const newest = db
    .select()
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(lookedInto)
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
        sql`${newest.name} || ' ' || ${newest.email} || ' ' || coalesce(${newest.requestCode}, '')`,
        q,
      ),
    )
    .orderBy(desc(eq(sql`lower(${newest.email})`, q.toLowerCase())), desc(newest.createdAt), desc(newest.id))
    .limit(limit);
}

/** Finds operators whose name or registration number contains a text. */
export async function findOperators(db: Database, q: string, limit: number): Promise<Found["operators"]> {
  return db
    .select({ slug: operators.slug, companyName: operators.companyName, status: operators.status })
    .from(operators)
    .where(
      containsText(sql`${operators.companyName} || ' ' || coalesce(${operators.registrationNumber}, '')`, q),
    )
    .orderBy(operators.companyName)
    .limit(limit);
}
