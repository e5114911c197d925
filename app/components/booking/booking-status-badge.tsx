import { Badge } from "~/components/ui/badge";
import type { BadgeTone } from "~/components/ui/badge";
import type { BookingStatus } from "~/domain/booking-status";

export const statusLabels: Record<BookingStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
};

// Green for confirmed, yellow for pending, red otherwise: specification 2, section 4.
const tones: Record<BookingStatus, BadgeTone> = { pending: "wait", confirmed: "good", cancelled: "bad" };

export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}
