import { BookingStatusBadge } from "~/features/bookings/booking-status-badge";
import { bookingStateOf, type StatedBooking } from "~/domain/desk/booking-state";
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
export function BookingState({ booking, className }: { booking: StatedBooking; className?: string }) {
  const { note, more, tone, title } = bookingStateOf(booking, useNow());
  return (
    <span className={cn("flex items-center gap-1.5", className)}>
      <BookingStatusBadge status={booking.status} />
      {note !== null && (
        <span title={title} className={cn("text-sm whitespace-nowrap tabular-nums", stateTones[tone])}>
          <span>{note}</span>
          {more !== "" && <span className="@max-4xl:sr-only">{more}</span>}
        </span>
      )}
    </span>
  );
}
