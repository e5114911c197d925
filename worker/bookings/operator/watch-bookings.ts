import type { Viewer } from "~/domain/accounts/account";
import type { Database } from "../../db/client";
import type { FeedScope } from "../../realtime/feed-scope";
import { requireRight } from "../../authz/require-right";

interface Dependencies {
  db: Database;
  openBookingFeed: (watcher: { userId: string; scope: FeedScope; since: number | null }) => Promise<Response>;
}

/**
 * Opens the live feed of the bookings of an operator's companies.
 * @param since number of the last event the client has received, or null to begin with the next one
 * @throws AppError `unauthenticated`, `forbidden` (also if no company lets them see its bookings)
 */
export async function watchBookings(
  { db, openBookingFeed }: Dependencies,
  asking: Viewer | null,
  since: number | null,
): Promise<Response> {
  const { viewer } = await requireRight(db, asking, "bookings");
  return openBookingFeed({ userId: viewer.id, scope: "own", since });
}
