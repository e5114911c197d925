import { hasAdminRight } from "~/domain/accounts/admin-rights";
import type { Found } from "~/domain/reports/search-results";
import type { Database } from "../db/client";
import * as repo from "./find.repo";
import type { Admin } from "../authz/actors";

/** Max results of each kind. */
const most = 6;

/**
 * Searches for an administrator: bookings by reference, customer and e-mail, tours by title, place and slug, accounts by name, e-mail and
 * request code, operators by name, as far as the role may see them. Returns a few of each, best match first.
 */
export async function globalSearch({ db }: { db: Database }, admin: Admin, text: string): Promise<Found> {
  const q = text.trim();
  if (q.length < 2) return { bookings: [], tours: [], users: [], operators: [] };
  const [bookings, tours, users, operators] = await Promise.all([
    hasAdminRight(admin, "view-bookings") ? findBookings(db, q) : [],
    repo.findTours(db, q, most),
    hasAdminRight(admin, "view-users") ? repo.findUsers(db, q, most) : [],
    repo.findOperators(db, q, most),
  ]);
  return { bookings, tours, users, operators };
}

/** Uses an index if the text is the beginning of a reference or a full e-mail address; otherwise scans recent bookings. */
async function findBookings(db: Database, q: string): Promise<Found["bookings"]> {
  const number = /^(?:tb)?(\d{1,12})$/i.exec(q)?.[1];
  if (number !== undefined) {
    const referenced = await repo.findBookingsByReference(db, `TB${number}`, most);
    if (referenced.length > 0) return referenced;
  }
  if (q.includes("@")) {
    const addressed = await repo.findBookingsByEmail(db, q, most);
    if (addressed.length > 0) return addressed;
  }
  return repo.findBookingsByCustomer(db, q, most);
}
