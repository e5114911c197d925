import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { TripQuery } from "~/domain/bookings/own-booking";
import { requireViewer } from "../../authz/require-viewer";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import * as repo from "./own-booking-list.repo";

/**
 * Returns one page of the viewer's own bookings, and the counts per filter.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (the cursor)
 */
export async function listOwnBookings(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
  { cursor, limit, ...query }: TripQuery & { cursor?: string | undefined; limit: number },
) {
  requireViewer(viewer);
  return repo.listOwnBookings(db, viewer, { ...query, today: todayInIndia(clock()) }, { cursor, limit });
}
