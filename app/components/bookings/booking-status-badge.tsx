import { Badge, type BadgeTone } from "~/components/ui/badge";
import type { BookingStatus } from "~/domain/bookings/booking-status";

export const statusLabels: Record<BookingStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  cancelled: "Canceled",
  completed: "Completed",
  "no-show": "No-show",
  expired: "Expired",
};

// Green for confirmed, yellow for pending, red otherwise: specification 2, section 4.
const tones: Record<BookingStatus, BadgeTone> = {
  pending: "warning",
  confirmed: "success",
  cancelled: "danger",
  completed: "neutral",
  "no-show": "danger",
  expired: "danger",
};

export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}
