import { BookingStatusBadge } from "~/features/bookings/booking-status-badge";
import { bookingStateOf, type StatedBooking } from "~/domain/desk/booking-state";
import { Badges } from "~/ui/badge";
import { cn } from "~/ui/cn";
import { useNow } from "~/platform/pages/use-site";

/** Text colors of what a booking waits for. */
export const stateTones = {
  neutral: "text-muted",
  success: "text-success",
  warning: "text-warning",
  danger: "text-danger",
} as const;

/** State of a booking: its status as a badge, then what it waits for. */
export function BookingState({ booking }: { booking: StatedBooking }) {
  const { note, more, tone, title } = bookingStateOf(booking, useNow());
  return (
    <Badges>
      <BookingStatusBadge status={booking.status} />
      {note !== null && (
        <span title={title} className={cn("text-sm whitespace-nowrap tabular-nums", stateTones[tone])}>
          <span>{note}</span>
          {more !== "" && <span className="@max-xl:sr-only">{more}</span>}
        </span>
      )}
    </Badges>
  );
}
