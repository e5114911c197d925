import { Button, buttonClasses } from "~/components/ui/button";
import { statusLabels } from "~/components/bookings/booking-status-badge";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { outcomesOf } from "~/domain/bookings/booking-outcome";
import { nextStatuses } from "~/domain/bookings/booking-status";
import type { SettableStatus } from "~/domain/bookings/booking-status";
import { useToday } from "~/hooks/use-site";
import { BookingDetails } from "./booking-details";
import { ContactParties } from "~/components/admin/messages/contact-parties";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Callbacks that change the bookings of a list. */
export interface BookingCallbacks {
  isBusy: (booking: AdminBooking) => boolean;
  change: (booking: AdminBooking, status: SettableStatus) => void;
  /** Opens a confirmation dialog. */
  cancel: (booking: AdminBooking) => void;
}

/** Actions that an administrator can take on a booking in its current status. */
export function BookingActions({
  booking,
  change: { isBusy, change, cancel },
}: {
  booking: AdminBooking;
  change: BookingCallbacks;
}) {
  const today = useToday();
  // Only a payment can revive an expired booking.
  const allowed = booking.status === "expired" ? [] : nextStatuses(booking.status);
  const busy = isBusy(booking);

  return (
    <div className="flex flex-wrap items-center gap-2 whitespace-nowrap lg:min-w-64 lg:justify-end xl:min-w-84">
      <BookingDetails booking={booking} triggerClassName={buttonClasses("secondary", compact)} />
      {allowed.includes("confirmed") && (
        <Button className={compact} disabled={busy} onClick={() => change(booking, "confirmed")}>
          Confirm Booking<span className="sr-only"> {booking.bookingId}</span>
        </Button>
      )}
      {outcomesOf(booking, today).map((outcome) => (
        <Button
          key={outcome}
          variant="secondary"
          className={compact}
          disabled={busy}
          onClick={() => change(booking, outcome)}
        >
          {statusLabels[outcome]}
          <span className="sr-only"> for booking {booking.bookingId}</span>
        </Button>
      ))}
      {allowed.includes("cancelled") && (
        <Button variant="danger" className={compact} disabled={busy} onClick={() => cancel(booking)}>
          Cancel Booking<span className="sr-only"> {booking.bookingId}</span>
        </Button>
      )}
      <ContactParties booking={booking} triggerClassName={buttonClasses("secondary", compact)} />
    </div>
  );
}
