import { Link } from "react-router";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { PriceLines } from "~/components/bookings/price-lines";
import { statusLabels } from "~/components/bookings/booking-status-badge";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { BookingFacts } from "./booking-facts";
import { BookingPayments } from "./booking-money";

/** Booking Details dialog with its trigger button. */
export function BookingDetails({
  booking,
  triggerClassName,
}: {
  booking: AdminBooking;
  triggerClassName: string;
}) {
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
