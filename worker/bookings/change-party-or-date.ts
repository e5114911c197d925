import { AppError } from "~/domain/errors";
import type { Booking } from "~/domain/bookings/booking-schema";
import type { ChangeRequest } from "~/domain/bookings/change-request";
import { formatRupees } from "~/domain/money/money";
import { takesFromClosed, violates } from "../db/errors";
import { soldOut } from "../tours/refusals";
import { refusalOfClosed } from "../tours/refuse-closed";
import { openBooking, type BookingVisitor, type OpenDependencies } from "./booking-access";
import { changeBooking, type ChangeDependencies } from "./change-booking";
import { decideChange } from "./booking-decisions";
import { withoutBackOffice } from "./booking-view";

/**
 * Reduces a party or moves it to another free date, at the prices it was sold with.
 * @throws AppError `not_found`, `illegal_transition`, `invalid`, `sold_out`, `price_changed` (price differs from the
 * quote)
 */
export async function changePartyOrDate(
  dependencies: ChangeDependencies & OpenDependencies,
  bookingId: string,
  visitor: BookingVisitor,
  headers: Headers,
  request: { change: ChangeRequest; expectedTotal?: number | undefined },
): Promise<Booking> {
  const { condition, userId } = await openBooking(dependencies, bookingId, visitor, headers);
  const { change } = request;
  let capacity = 0;
  let seats = 0;
  let tourId = 0;
  try {
    const { booking } = await changeBooking(dependencies, condition, (state, now) => {
      capacity = state.capacity;
      seats = state.booking.numberOfTravelers;
      tourId = state.booking.tourId;
      const { quote, write } = decideChange(state, change, { id: userId, actor: "traveler" }, now);
      if (request.expectedTotal !== undefined && quote.total !== request.expectedTotal) {
        throw new AppError(
          "price_changed",
          `The booking now costs ${formatRupees(quote.total)}. Nothing was changed.`,
        );
      }
      return write;
    });
    return withoutBackOffice(booking);
  } catch (error) {
    if (change.kind === "date" && violates(error, "departures_not_oversold")) {
      throw soldOut({ numberOfTravelers: seats, travelDate: change.travelDate }, capacity, error);
    }
    if (change.kind === "date" && takesFromClosed(error)) {
      throw await refusalOfClosed(dependencies.db, { tourId, travelDate: change.travelDate }, error);
    }
    throw error;
  }
}
