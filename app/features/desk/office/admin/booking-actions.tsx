import { editActions, type BookingAction } from "~/features/desk/office/booking-row-actions";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { TravelDate } from "~/domain/calendar/calendar";
import { outcomesOf } from "~/domain/desk/booking-outcome";
import { nextStatuses, statusLabels, type SettableStatus } from "~/domain/bookings/booking-status";

/** Callbacks that change the bookings of a list. */
export interface BookingCallbacks {
  isBusy: (booking: AdminBooking) => boolean;
  change: (booking: AdminBooking, status: SettableStatus) => void;
  /** Opens a confirmation dialog. */
  cancel: (booking: AdminBooking) => void;
  /** Opens the message form. */
  contact: (booking: AdminBooking) => void;
}

/** Returns what an administrator with the right to change bookings can do about one in its current status. */
export function adminBookingActions(
  booking: AdminBooking,
  callbacks: BookingCallbacks,
  today: TravelDate,
): BookingAction[] {
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
      label: statusLabels()[outcome],
      of: `for booking ${bookingId}`,
      isDisabled,
      act: () => callbacks.change(booking, outcome),
    });
  actions.push(...editActions("/admin", booking, today), {
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
