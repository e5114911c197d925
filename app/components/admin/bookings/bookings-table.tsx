import { useState } from "react";
import { DataTable } from "~/components/back-office/data-table";
import type { Selection } from "~/components/back-office/data-table";
import { EmptyList } from "~/components/layout/back-office-page";
import { FormMessage } from "~/components/ui/answered-form";
import type { AdminBooking } from "~/domain/bookings/booking";
import { useForm } from "~/hooks/use-form";
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
  const form = useForm({ intent: "status" }, { action: "/admin/bookings" });
  const [toCancel, setToCancel] = useState<AdminBooking | null>(null);
  const change: BookingChange = {
    isBusy: ({ bookingId }) => form.fetcher.formData?.get("bookingId") === bookingId,
    change: ({ bookingId, version }, status) =>
      form.submit({ bookingId, status, expectedVersion: String(version) }),
    cancel: setToCancel,
  };
  function actionsOf(booking: AdminBooking) {
    return <BookingActions booking={booking} change={change} />;
  }
  return (
    <>
      <FormMessage form={form} className="mb-2" />
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
