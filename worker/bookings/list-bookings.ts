import type { Viewer } from "~/domain/account";
import type { AdminBooking } from "~/domain/booking";
import type { BookingFilter } from "~/domain/booking-list";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./bookings.repo";

export interface BookingList {
  bookings: AdminBooking[];
  nextCursor: string | null;
  /** The number of the newest event this list is true at: the live feed continues from there. */
  seq: number;
}

/** One page of all bookings, newest first, for an administrator. */
export function listBookings(
  { db }: { db: Database },
  viewer: Viewer | null,
  { cursor, limit, ...filter }: BookingFilter & { cursor?: string | undefined; limit: number },
): Promise<BookingList> {
  requireAdmin(viewer);
  return repo.listBookings(db, filter, { cursor, limit });
}
