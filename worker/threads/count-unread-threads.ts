import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { requireViewer } from "../authz/require-viewer";
import { ownBookings } from "../bookings/traveler/traveler-bookings.repo";
import type { Database } from "../db/client";
import { isBookingOf } from "../authz/company-rights.repo";
import { requireOperator } from "../authz/require-operator";
import { countUnread, listUnread } from "./threads.repo";

/**
 * Counts threads with unread messages to an operator's companies; 0 for staff without the right.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function countUnreadThreads({ db }: { db: Database }, viewer: Viewer | null): Promise<number> {
  requireOperator(viewer);
  return countUnread(db, {
    userId: viewer.id,
    side: "operator",
    scope: isBookingOf(viewer.id, "bookings"),
  });
}

/**
 * Lists the references of a traveler's bookings with unread messages.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function listUnreadBookings({ db }: { db: Database }, viewer: Viewer | null): Promise<string[]> {
  requireViewer(viewer);
  const scope: SQL = ownBookings(viewer);
  return listUnread(db, { userId: viewer.id, side: "traveler", scope });
}
