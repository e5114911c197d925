import { Link } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { statusLabels } from "~/components/bookings/booking-status-badge";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { outcomesOf } from "~/domain/bookings/booking-outcome";
import { nextStatuses, type SettableStatus } from "~/domain/bookings/booking-status";
import { useMay } from "~/hooks/use-may";
import { useToday } from "~/hooks/use-site";
import { ContactParties } from "~/components/admin/messages/contact-parties";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { PriceLines } from "~/components/bookings/price-lines";
import { BookingFacts } from "./booking-facts";
import { BookingPayments } from "./booking-money";

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
  const mayChange = useMay()("bookings");
  const allowed = booking.status === "expired" || !mayChange ? [] : nextStatuses(booking.status);
  const busy = isBusy(booking);

  return (
    <div className="flex flex-wrap items-center gap-2 whitespace-nowrap lg:min-w-64 lg:justify-end xl:min-w-84">
      <BookingDetails booking={booking} triggerClassName={buttonClasses("secondary", compact)} />
      {allowed.includes("confirmed") && (
        <Button className={compact} disabled={busy} onClick={() => change(booking, "confirmed")}>
          Confirm Booking<span className="sr-only"> {booking.bookingId}</span>
        </Button>
      )}
      {(mayChange ? outcomesOf(booking, today) : []).map((outcome) => (
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
      {mayChange && (
        <ContactParties booking={booking} triggerClassName={buttonClasses("secondary", compact)} />
      )}
    </div>
  );
}

/** Booking Details dialog with its trigger button. */
function BookingDetails({ booking, triggerClassName }: { booking: AdminBooking; triggerClassName: string }) {
  return (
    <Dialog>
      <DialogTrigger className={triggerClassName}>
        Details<span className="sr-only"> of booking {booking.bookingId}</span>
      </DialogTrigger>
      <DialogContent className="sm:max-w-2xl">
        <div className="border-b border-line p-5 pr-16">
          <DialogTitle className="font-display text-2xl">Booking Details</DialogTitle>
          <DialogDescription className="text-muted">
            {booking.bookingId}, {statusLabels[booking.status].toLowerCase()}
          </DialogDescription>
        </div>
        <div role="region" aria-label="Booking details" tabIndex={0} className="overflow-y-auto p-5">
          <BookingFacts booking={booking} />
          {booking.priceLines && (
            <div className="mt-5">
              <PriceLines lines={booking.priceLines} total={booking.totalAmount} />
            </div>
          )}
          <BookingPayments bookingId={booking.bookingId} />
          <p className="mt-5 border-t border-line pt-4">
            <Link
              to={`/admin/bookings/${booking.bookingId}`}
              className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
            >
              Open page
            </Link>
            <span className="text-muted"> for history, mails, ledger and messages</span>
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
