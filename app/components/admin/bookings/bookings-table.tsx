import { useState } from "react";
import { useFetcher } from "react-router";
import { DataTable } from "~/components/back-office/data-table";
import type { Selection } from "~/components/back-office/data-table";
import { EmptyList } from "~/components/layout/back-office-page";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { BookingChangeResult } from "~/lib/bookings/change-bookings.server";
import type { ListState } from "~/lib/pages/list-query";
import { BookingActions } from "./booking-actions";
import type { BookingChange } from "./booking-actions";
import { adminBookingColumns } from "./booking-columns";
import { CancelBooking } from "./cancel-booking";

/**
 * Bookings with new arrivals highlighted. Dialogs and error messages are rendered outside the rows because a row
 * disappears when another administrator changes its booking.
 */
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
  const fetcher = useFetcher<BookingChangeResult>();
  const [toCancel, setToCancel] = useState<AdminBooking | null>(null);
  const result = fetcher.data;
  const change: BookingChange = {
    isBusy: ({ bookingId }) => fetcher.formData?.get("bookingId") === bookingId,
    change: ({ bookingId, version }, status) =>
      void fetcher.submit(
        { intent: "status", bookingId, status, expectedVersion: version },
        { method: "post", action: "/admin/bookings" },
      ),
    cancel: setToCancel,
  };
  function actionsOf(booking: AdminBooking) {
    return <BookingActions booking={booking} change={change} />;
  }
  return (
    <>
      {result && !result.isDone && result.message !== null && (
        <p role="alert" className="mb-2 font-semibold text-bad">
          {result.message}
        </p>
      )}
      <CancelBooking booking={toCancel} onClose={() => setToCancel(null)} />
      {bookings.length === 0 ? (
        <EmptyList>No bookings found</EmptyList>
      ) : (
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
      )}
    </>
  );
}
