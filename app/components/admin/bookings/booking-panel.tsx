import { Link } from "react-router";
import { HeldOr } from "~/components/back-office/held-changes";
import { RowPanel } from "~/components/back-office/row-panel";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import { PriceLines } from "~/components/bookings/price-lines";
import { OwingBadge, OwnBookingBadge } from "~/components/bookings/unpaid-badges";
import { buttonClasses } from "~/components/ui/button";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import { useMay } from "~/hooks/use-may";
import { BookingPanelActions, type BookingCallbacks } from "./booking-actions";
import { BookingFacts } from "./booking-facts";
import { BookingPayments } from "./booking-money";

/** Side panel with a booking's details and actions. */
export function BookingPanel({
  booking,
  change,
  onClose,
}: {
  booking: AdminBooking;
  change: BookingCallbacks;
  onClose: () => void;
}) {
  const address = `/admin/bookings/${booking.bookingId}`;
  const mayChange = useMay()("bookings");
  const { numberOfTravelers, totalAmount, paidAmount = 0, refundAmount = 0 } = booking;
  return (
    <RowPanel
      label="Booking Details"
      title={booking.bookingId}
      address={address}
      rowId={booking.bookingId}
      onClose={onClose}
    >
      <p className="flex flex-wrap items-center gap-1.5">
        <BookingStatusBadge status={booking.status} />
        <OwnBookingBadge booking={booking} />
        <OwingBadge booking={booking} />
      </p>
      <p className="mt-2 text-lg leading-snug font-semibold wrap-anywhere">{booking.customerName}</p>
      <p className="wrap-anywhere">{booking.tourTitle}</p>
      <p className="mt-1 text-muted tabular-nums">
        {formatTravelDate(booking.travelDate)},{" "}
        {numberOfTravelers === 1 ? "1 traveler" : `${numberOfTravelers} travelers`},{" "}
        {formatRupees(totalAmount)} ({formatRupees(paidAmount - refundAmount)} paid)
      </p>
      <div className="my-3 flex flex-wrap gap-2">
        <HeldOr subject="booking" id={booking.bookingId}>
          <BookingPanelActions booking={booking} change={change} />
        </HeldOr>
        {mayChange && (
          <Link
            to={`${address}#edit`}
            aria-keyshortcuts="e"
            className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
          >
            Edit
          </Link>
        )}
      </div>
      <div className="border-t border-line pt-3 text-sm">
        <BookingFacts booking={booking} />
      </div>
      {booking.priceLines && (
        <div className="mt-5 text-sm">
          <PriceLines lines={booking.priceLines} total={booking.totalAmount} />
        </div>
      )}
      <BookingPayments key={booking.bookingId} bookingId={booking.bookingId} />
    </RowPanel>
  );
}
