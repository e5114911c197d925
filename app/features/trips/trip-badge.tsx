import { Badge } from "~/ui/badge";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { BookingStatusBadge } from "~/features/bookings/booking-status-badge";

/** Booking status for the traveler: a confirmed trip that is over shows as Completed. */
export function TripBadge({ status, isOver }: { status: BookingStatus; isOver: boolean }) {
  return isOver && status === "confirmed" ? <Badge>Completed</Badge> : <BookingStatusBadge status={status} />;
}
