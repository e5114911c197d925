import type { Viewer } from "~/domain/account";
import type { BookingSort } from "~/domain/booking-list";
import type { OperatorBooking, OperatorBookingFilter } from "~/domain/operator-booking";
import type { Database } from "../db/client";
import * as repo from "./own-bookings.repo";
import { requireRight } from "./require-right";

export interface OperatorBookingList {
  bookings: OperatorBooking[];
  nextCursor: string | null;
  /** The number of the newest event this list is true at: the live feed continues from there. */
  seq: number;
}

export interface OperatorBookingQuery extends OperatorBookingFilter {
  /** Newest first where it is left out. */
  sort?: BookingSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * One page of the bookings of an operator's companies.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` for a cursor that is none
 */
export async function listOperatorBookings(
  { db }: { db: Database },
  asking: Viewer | null,
  { sort = "-booked", cursor, limit, ...filter }: OperatorBookingQuery,
): Promise<OperatorBookingList> {
  const { viewer } = await requireRight(db, asking, "bookings");
  return repo.listOperatorBookings(db, viewer.id, filter, { sort, cursor, limit });
}

/** The tours that an operator's bookings can be narrowed to. */
export async function listOperatorTourChoices({ db }: { db: Database }, asking: Viewer | null) {
  const { viewer } = await requireRight(db, asking, "bookings");
  return repo.listTourChoices(db, viewer.id, "bookings");
}
