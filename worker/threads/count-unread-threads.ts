import type { SQL } from "drizzle-orm";
import { ownBookings } from "../bookings/traveler/traveler-bookings.repo";
import type { Database } from "../db/client";
import { isBookingOf } from "../authz/operator-rights.repo";
import { countUnread, listUnread } from "./threads.repo";
import type { Operator, Traveler } from "../authz/actors";

/**
 * Counts threads with unread messages to an operator's operators; 0 for staff without the right.
 */
export async function countUnreadThreads({ db }: { db: Database }, operator: Operator): Promise<number> {
  return countUnread(db, {
    userId: operator.id,
    side: "operator",
    scope: isBookingOf(operator.id, "bookings"),
  });
}

/**
 * Lists the references of a traveler's bookings with unread messages.
 */
export async function listUnreadBookings({ db }: { db: Database }, traveler: Traveler): Promise<string[]> {
  const scope: SQL = ownBookings(traveler);
  return listUnread(db, { userId: traveler.id, side: "traveler", scope });
}
