import { DataTable } from "~/components/back-office/data-table";
import type { Selection } from "~/components/back-office/data-table";
import type { AdminBooking } from "~/domain/booking";
import type { ListState } from "~/lib/list-query";
import { BookingActions } from "./booking-actions";
import { adminBookingColumns } from "./booking-columns";

function actionsOf(booking: AdminBooking) {
  return <BookingActions booking={booking} />;
}

/** The bookings as rows, those that have just arrived marked. */
export function BookingsTable({
  bookings,
  arrived,
  state,
  selection,
}: {
  bookings: AdminBooking[];
  arrived: ReadonlySet<string>;
  state: ListState;
  selection: Selection;
}) {
  return (
    <DataTable
      caption="Bookings"
      columns={adminBookingColumns}
      rows={bookings}
      idOf={({ bookingId }) => bookingId}
      nameOf={({ bookingId }) => `booking ${bookingId}`}
      state={state}
      selection={selection}
      addressOf={({ bookingId }) => `/admin/bookings/${bookingId}`}
      actions={actionsOf}
      rowAttributes={({ bookingId }) => ({ "data-booking": bookingId })}
      rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
    />
  );
}
