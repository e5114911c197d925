import type { FeedScope } from "../../realtime/feed-scope";
import type { Staff } from "../../authz/actors";

interface Dependencies {
  openBookingFeed: (watcher: { userId: string; scope: FeedScope; since: number | null }) => Promise<Response>;
}

/**
 * Opens the live feed of the bookings of an operator's companies.
 * @param since number of the last event the client has received, or null to begin with the next one
 * @throws AppError `unauthenticated`, `forbidden` (also if no company lets them see its bookings)
 */
export async function watchBookings(
  { openBookingFeed }: Dependencies,
  staff: Staff<"bookings">,
  since: number | null,
): Promise<Response> {
  return openBookingFeed({ userId: staff.id, scope: "own", since });
}
