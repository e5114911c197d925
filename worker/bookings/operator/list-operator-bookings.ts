import type { BookingSort } from "~/domain/bookings/booking-list";
import type { OperatorBooking, OperatorBookingFilter } from "~/domain/bookings/operator-booking";
import type { Database } from "../../db/client";
import * as repo from "./operator-bookings.repo";
import type { Staff } from "../../authz/actors";

export interface OperatorBookingList {
  bookings: OperatorBooking[];
  nextCursor: string | null;
  /** Number of the newest event included in this list: the live feed continues from there. */
  seq: number;
}

export interface OperatorBookingQuery extends OperatorBookingFilter {
  /** Newest first by default. */
  sort?: BookingSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Lists one page of the bookings of an operator's companies.
 * @throws AppError `invalid` (cursor)
 */
export async function listOperatorBookings(
  { db }: { db: Database },
  staff: Staff<"bookings">,
  { sort = "-booked", cursor, limit, ...filter }: OperatorBookingQuery,
): Promise<OperatorBookingList> {
  return repo.listOperatorBookings(db, staff.id, filter, { sort, cursor, limit });
}

/** Lists the tours that an operator's bookings can be filtered by. */
export async function listOperatorTourChoices({ db }: { db: Database }, staff: Staff<"bookings">) {
  return repo.listTourChoices(db, staff.id, "bookings");
}
