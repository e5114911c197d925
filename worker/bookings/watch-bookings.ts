import type { Admin, Staff } from "../authz/actors";
import type { FeedScope } from "../realtime/feed-scope";

interface Dependencies {
  openBookingFeed: (watcher: { userId: string; scope: FeedScope; since: number | null }) => Promise<Response>;
}

/**
 * Opens the live feed of all bookings.
 * @param since number of the last event the client has received, or null to begin with the next one
 * @throws AppError `forbidden` (access was lost meanwhile)
 */
export function watchAllBookings({ openBookingFeed }: Dependencies, { id }: Admin, since: number | null) {
  return openBookingFeed({ userId: id, scope: "all", since });
}

/** Opens the live feed of the bookings of a member's operators. @throws AppError `forbidden` (no operator lets them see its bookings) */
export function watchOperatorBookings(
  { openBookingFeed }: Dependencies,
  { id }: Staff<"bookings">,
  since: number | null,
) {
  return openBookingFeed({ userId: id, scope: "own", since });
}
