import { Badge } from "~/components/ui/badge";
import type { BookingStatus } from "~/domain/booking-status";
import { BookingStatusBadge } from "./booking-status-badge";

/** The state of a booking as its traveller sees it: a confirmed trip that is over was made. */
export function TripBadge({ status, isOver }: { status: BookingStatus; isOver: boolean }) {
  return isOver && status === "confirmed" ? <Badge>Completed</Badge> : <BookingStatusBadge status={status} />;
}
