import { AppError } from "~/domain/errors";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { Booking } from "~/domain/bookings/booking-schema";
import { openBooking, type BookingVisitor, type OpenDependencies } from "./booking-access";
import { changeBooking, type ChangeDependencies } from "../bookings/change-booking";
import { withoutBackOffice } from "../bookings/booking-view";
import { decideCancellation, requireRefund } from "../bookings/booking-decisions";
import { tripErrors } from "./messages";

/**
 * Cancels a booking for its traveler, by the refund schedule it was sold with. Releases its seats and coupon exactly
 * once.
 * @throws AppError `not_found`, `illegal_transition` (already cancelled, or the trip has begun), `price_changed`
 * (refund lower than quoted)
 */
export async function cancelBooking(
  dependencies: ChangeDependencies & OpenDependencies,
  bookingId: string,
  visitor: BookingVisitor,
  headers: Headers,
  request: { reason: string | null; expectedRefund?: number | undefined },
): Promise<Booking> {
  const { condition, userId } = await openBooking(dependencies, bookingId, visitor, headers);
  const { booking } = await changeBooking(dependencies, condition, (state, now) => {
    const { quote, write } = decideCancellation(
      state,
      { by: { id: userId, actor: "traveler" }, reason: request.reason },
      now,
    );
    if (state.booking.travelDate < todayInIndia(now)) {
      throw new AppError("illegal_transition", tripErrors().hasBegun);
    }
    requireRefund(quote, request.expectedRefund);
    return write;
  });
  return withoutBackOffice(booking);
}
