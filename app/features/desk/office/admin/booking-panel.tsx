import { adminGlanceLinks } from "~/features/desk/office/booking-at-a-glance";
import { BookingRowPanel, type PanelProps } from "~/features/desk/office/booking-row-actions";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { BookingFacts } from "./booking-facts";
import { BookingMoney } from "./booking-money";

/** Side panel with a booking's details, prices and payments. */
export function AdminBookingPanel({ booking, ...panel }: PanelProps & { booking: AdminBooking }) {
  return (
    <BookingRowPanel
      {...panel}
      booking={booking}
      links={adminGlanceLinks(booking)}
      phone={booking.customerPhone}
      email={booking.customerEmail}
    >
      <BookingFacts booking={booking} />
      <BookingMoney key={booking.bookingId} booking={booking} />
    </BookingRowPanel>
  );
}
