import { repairFragments } from "~/features/desk/office/repair/repair-fragments";
import { BookingRowActions, type BookingAction } from "~/features/desk/office/booking-row-actions";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { outcomesOf } from "~/domain/desk/booking-outcome";
import { nextStatuses, statusLabels, type SettableStatus } from "~/domain/bookings/booking-status";
import { useMay } from "~/office/frame/use-may";
import { useToday } from "~/platform/pages/use-site";

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

/** Returns what an administrator can do about a booking in its current status. */
export function useAdminBookingActions(booking: AdminBooking, callbacks: BookingCallbacks): BookingAction[] {
  const today = useToday();
  const mayChange = useMay()("bookings");
  if (!mayChange) return [];
  const { bookingId, status } = booking;
  const isDisabled = callbacks.isBusy(booking);
  // Only a payment can revive an expired booking.
  const allowed = status === "expired" ? [] : nextStatuses(status);
  const actions: BookingAction[] = [];
  if (allowed.includes("confirmed"))
    actions.push({
      label: "Confirm Booking",
      of: bookingId,
      due: { label: "Confirm", of: `Booking ${bookingId}` },
      isDisabled,
      act: () => callbacks.change(booking, "confirmed"),
    });
  for (const outcome of outcomesOf(booking, today))
    actions.push({
      label: statusLabels[outcome],
      of: `for booking ${bookingId}`,
      isDisabled,
      act: () => callbacks.change(booking, outcome),
    });
  if (status === "confirmed" && booking.travelDate > today)
    actions.push({
      label: "Move…",
      of: `booking ${bookingId}`,
      act: `/admin/bookings/${bookingId}#${repairFragments.date}`,
    });
  actions.push({
    label: "Contact Parties",
    of: `of booking ${bookingId}`,
    act: () => callbacks.contact(booking),
  });
  if (allowed.includes("cancelled"))
    actions.push({
      label: "Cancel Booking",
      of: bookingId,
      isDanger: true,
      isDisabled,
      act: () => callbacks.cancel(booking),
    });
  return actions;
}

/** Actions of a booking in the administrators' list. */
export function AdminBookingActions({
  booking,
  change,
}: {
  booking: AdminBooking;
  change: BookingCallbacks;
}) {
  return (
    <BookingRowActions
      bookingId={booking.bookingId}
      address={`/admin/bookings/${booking.bookingId}`}
      actions={useAdminBookingActions(booking, change)}
      onOpen={() => change.open(booking)}
    />
  );
}
