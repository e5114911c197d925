import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { Button } from "~/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { statusLabels } from "~/components/bookings/booking-status-badge";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { outcomesOf } from "~/domain/bookings/booking-outcome";
import { nextStatuses, type SettableStatus } from "~/domain/bookings/booking-status";
import { useMay } from "~/hooks/use-may";
import { useToday } from "~/hooks/use-site";

/** Callbacks that change the bookings of a list. */
export interface BookingCallbacks {
  isBusy: (booking: AdminBooking) => boolean;
  change: (booking: AdminBooking, status: SettableStatus) => void;
  /** Opens a confirmation dialog. */
  cancel: (booking: AdminBooking) => void;
  /** Opens the message form. */
  contact: (booking: AdminBooking) => void;
  /** Opens the side panel. */
  open: (booking: AdminBooking) => void;
}

const compact = "min-h-7 px-2.5 py-0.5 text-sm";

/** Returns the changes that an administrator can make to a booking in its current status. */
function useAllowed(booking: AdminBooking) {
  const today = useToday();
  const mayChange = useMay()("bookings");
  // Only a payment can revive an expired booking.
  const allowed = booking.status === "expired" || !mayChange ? [] : nextStatuses(booking.status);
  return {
    mayChange,
    canConfirm: allowed.includes("confirmed"),
    canCancel: allowed.includes("cancelled"),
    outcomes: mayChange ? outcomesOf(booking, today) : [],
  };
}

function ConfirmButton({
  isDue = false,
  booking,
  className,
  change: { isBusy, change },
  children,
}: {
  /** True if "c" presses it in its row. */
  isDue?: boolean;
  booking: AdminBooking;
  className: string;
  change: BookingCallbacks;
  children: React.ReactNode;
}) {
  return (
    <Button
      data-due={isDue || undefined}
      className={className}
      disabled={isBusy(booking)}
      onClick={() => change(booking, "confirmed")}
    >
      {children}
    </Button>
  );
}

/** The action that is due on a booking of a list, and a menu with all others. */
export function AdminBookingActions({
  booking,
  change,
}: {
  booking: AdminBooking;
  change: BookingCallbacks;
}) {
  const { mayChange, canConfirm, canCancel, outcomes } = useAllowed(booking);
  const busy = change.isBusy(booking);
  const reference = <span className="sr-only"> {booking.bookingId}</span>;
  const item = "min-h-9 text-sm";
  return (
    <div className="flex items-center justify-end gap-1">
      {canConfirm && (
        <ConfirmButton
          isDue
          booking={booking}
          change={change}
          className={`${compact} @max-3xl:hidden noscript:hidden`}
        >
          Confirm<span className="sr-only"> Booking {booking.bookingId}</span>
        </ConfirmButton>
      )}
      <Link
        to={`/admin/bookings/${booking.bookingId}`}
        aria-label={`Actions for booking ${booking.bookingId}`}
        className="hidden size-7 place-items-center rounded-control text-muted hover:bg-sunken noscript:grid"
      >
        <Ellipsis aria-hidden className="size-4.5" />
      </Link>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={`Actions for booking ${booking.bookingId}`}
          className="grid noscript:hidden size-7 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken"
        >
          <Ellipsis aria-hidden className="size-4.5" />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem className={item} onSelect={() => change.open(booking)}>
            Details…<span className="sr-only"> of booking {booking.bookingId}</span>
          </DropdownMenuItem>
          {canConfirm && (
            <DropdownMenuItem
              className={item}
              disabled={busy}
              onSelect={() => change.change(booking, "confirmed")}
            >
              Confirm Booking{reference}
            </DropdownMenuItem>
          )}
          {outcomes.map((outcome) => (
            <DropdownMenuItem
              key={outcome}
              className={item}
              disabled={busy}
              onSelect={() => change.change(booking, outcome)}
            >
              {statusLabels[outcome]}
              <span className="sr-only"> for booking {booking.bookingId}</span>
            </DropdownMenuItem>
          ))}
          {mayChange && (
            <DropdownMenuItem className={item} onSelect={() => change.contact(booking)}>
              Contact Parties<span className="sr-only"> of booking {booking.bookingId}</span>
            </DropdownMenuItem>
          )}
          {canCancel && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem
                className={`${item} text-danger`}
                disabled={busy}
                onSelect={() => change.cancel(booking)}
              >
                Cancel Booking{reference}
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

/** The same actions as buttons, in the side panel. */
export function BookingPanelActions({
  booking,
  change,
}: {
  booking: AdminBooking;
  change: BookingCallbacks;
}) {
  const { mayChange, canConfirm, canCancel, outcomes } = useAllowed(booking);
  const busy = change.isBusy(booking);
  const large = "min-h-9 px-3 py-1 text-sm";
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {canConfirm && (
        <ConfirmButton booking={booking} change={change} className={large}>
          Confirm Booking
        </ConfirmButton>
      )}
      {outcomes.map((outcome) => (
        <Button
          key={outcome}
          variant="secondary"
          className={large}
          disabled={busy}
          onClick={() => change.change(booking, outcome)}
        >
          {statusLabels[outcome]}
        </Button>
      ))}
      {mayChange && (
        <Button variant="secondary" className={large} onClick={() => change.contact(booking)}>
          Contact Parties
        </Button>
      )}
      {canCancel && (
        <Button variant="danger" className={large} disabled={busy} onClick={() => change.cancel(booking)}>
          Cancel Booking
        </Button>
      )}
    </div>
  );
}
