import { hasAdminRight, type AdminRight } from "~/domain/accounts/admin-rights";
import { minSearchedPart, readBookingSearch, type BookingSearch } from "~/domain/desk/booking-search";
import { noResults, type SearchResults } from "~/domain/overview/search-results";
import type { Database } from "../platform/db/client";
import * as repo from "./find.repo";
import type { Admin } from "../platform/authz/actors";

/** Max results of each kind. */
const maxResults = 6;

/**
 * Searches for an administrator, as far as the role may see it: bookings and customers by name, e-mail address, phone number and
 * reference, tours by title, place and slug, accounts by name, e-mail and request code, operators by name, coupons by code, payouts by the
 * bank's reference. Returns a few of each, best match first.
 */
export async function globalSearch(
  { db }: { db: Database },
  admin: Admin,
  text: string,
): Promise<SearchResults> {
  const q = text.trim();
  const search = readBookingSearch(q);
  if (q.length < 2 || search === null) return noResults;
  const may = (right: AdminRight) => hasAdminRight(admin, right);
  const isLong = q.length >= minSearchedPart;
  const [bookings, customers, tours, users, operators, coupons, payouts] = await Promise.all([
    may("view-bookings") ? findBookings(db, q, search) : [],
    may("view-bookings") ? repo.findCustomers(db, search, maxResults) : [],
    repo.findTours(db, q, maxResults),
    may("view-users") ? repo.findUsers(db, q, maxResults) : [],
    may("view-users") ? repo.findOperators(db, q, maxResults) : [],
    may("coupons") && isLong ? repo.findCoupons(db, q.toUpperCase(), maxResults) : [],
    may("money") && isLong ? repo.findPayouts(db, q.toUpperCase(), maxResults) : [],
  ]);
  return { bookings, customers, tours, users, operators, coupons, payouts };
}

/** Finds bookings by the beginning of the reference, a full e-mail address, or any part of their texts. */
async function findBookings(
  db: Database,
  q: string,
  search: BookingSearch,
): Promise<SearchResults["bookings"]> {
  const number = /^(?:tb)?(\d{1,12})$/i.exec(q)?.[1];
  const referenced =
    number === undefined ? [] : await repo.findBookingsByReference(db, `TB${number}`, maxResults);
  if (referenced.length >= maxResults) return referenced;
  if (search.email !== null) {
    const addressed = await repo.findBookingsByEmail(db, search.email, maxResults);
    if (addressed.length > 0) return addressed;
  }
  const others = await repo.findBookingsByText(db, search, maxResults);
  const known = new Set(referenced.map(({ bookingId }) => bookingId));
  return [...referenced, ...others.filter(({ bookingId }) => !known.has(bookingId))].slice(0, maxResults);
}
