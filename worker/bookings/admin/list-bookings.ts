import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { BookingFilter, BookingSort } from "~/domain/bookings/booking-list";
import type { Database } from "../../db/client";
import * as repo from "./booking-list.repo";
import type { Admin } from "../../authz/actors";

export interface BookingList {
  bookings: AdminBooking[];
  nextCursor: string | null;
  /** Number of the newest event included in the list: the live feed continues from there. */
  seq: number;
}

export interface BookingListQuery extends BookingFilter {
  /** Default: newest first. */
  sort?: BookingSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Returns one page of all bookings, for an administrator.
 * @throws AppError `invalid` (the cursor)
 */
export function listBookings(
  { db }: { db: Database },
  _admin: Admin,
  { sort = "-booked", cursor, limit, ...filter }: BookingListQuery,
): Promise<BookingList> {
  return repo.listBookings(db, filter, { sort, cursor, limit });
}
