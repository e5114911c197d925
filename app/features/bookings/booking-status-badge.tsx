import { Badge, type BadgeTone } from "~/ui/badge";
import { statusLabels, type BookingStatus } from "~/domain/bookings/booking-status";

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
  return <Badge tone={tones[status]}>{statusLabels()[status]}</Badge>;
}
