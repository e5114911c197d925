import type { Admin, Staff } from "../platform/authz/actors";
import type { FeedRequest } from "../realtime/booking-feed-client";

interface Dependencies {
  openBookingFeed: (request: FeedRequest) => Promise<Response>;
}

/**
 * Opens the live feed of all bookings.
 * @param since number of the last event the client has received, or null to begin with the next one
 * @throws AppError `forbidden` (access was lost meanwhile), `too_many_requests`
 */
export function watchAllBookings(
  { openBookingFeed }: Dependencies,
  { id, requestedFrom }: Admin,
  since: number | null,
) {
  return openBookingFeed({ userId: id, scope: "all", since, address: requestedFrom?.address });
}

/** Opens the live feed of the bookings of a member's operators. @throws AppError `forbidden` (no operator lets them see its bookings) */
export function watchOperatorBookings(
  { openBookingFeed }: Dependencies,
  { id, requestedFrom }: Staff<"bookings">,
  since: number | null,
) {
  return openBookingFeed({ userId: id, scope: "own", since, address: requestedFrom?.address });
}
