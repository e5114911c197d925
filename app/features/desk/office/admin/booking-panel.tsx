import { Link } from "react-router";
import { HeldOr } from "~/office/undo/held-changes";
import { RowPanel } from "~/office/lists/row-panel";
import { adminGlanceLinks, BookingAtAGlance } from "~/features/desk/office/booking-at-a-glance";
import { BookingPanelActions } from "~/features/desk/office/booking-row-actions";
import { PriceLines } from "~/features/bookings/price-lines";
import { buttonClasses } from "~/ui/button";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { useMay } from "~/office/frame/use-may";
import { useAdminBookingActions, type BookingCallbacks } from "./booking-actions";
import { BookingFacts } from "./booking-facts";
import { BookingPayments } from "./booking-money";

/** Side panel with a booking's details and actions. */
export function AdminBookingPanel({
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
  return (
    <RowPanel
      label="Booking Details"
      title={booking.bookingId}
      address={address}
      rowId={booking.bookingId}
      onClose={onClose}
    >
      <BookingAtAGlance
        booking={booking}
        links={adminGlanceLinks(booking)}
        phone={booking.customerPhone}
        email={booking.customerEmail}
      />
      <div className="my-3 flex flex-wrap gap-2">
        <HeldOr subject="booking" id={booking.bookingId} name={`booking ${booking.bookingId}`}>
          <BookingPanelActions actions={useAdminBookingActions(booking, change)} />
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
        <BookingFacts booking={booking} isBelowGlance />
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
