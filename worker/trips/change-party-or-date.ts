import { AppError } from "~/domain/errors";
import type { Booking } from "~/domain/bookings/booking-schema";
import type { ChangeRequest } from "~/domain/bookings/change-request";
import type { SoldExtra } from "~/domain/prices/offers";
import type { TourExtra } from "~/domain/prices/offers-schema";
import { formatRupees } from "~/domain/money/money";
import { isSoldOut, takesFromClosed, violates } from "../platform/db/errors";
import { soldOut } from "../tours/refusals";
import { refusalOfStock } from "../seats/refuse-stock";
import { refusalOfClosed } from "../prices/refuse-closed";
import type { Database } from "../platform/db/client";
import type { BookingState, BookingWrite } from "../bookings/booking-change.repo";
import type { Seats } from "../seats/seats.repo";
import { openBooking, type BookingVisitor, type OpenDependencies } from "./booking-access";
import { changeBooking, type ChangeDependencies } from "../bookings/change-booking";
import { decideChange } from "../bookings/booking-decisions";
import { withoutBackOffice } from "../bookings/booking-view";
import { tripErrors } from "./messages";

/**
 * Reduces a party, changes its extras or moves it to another free date, at the prices it was sold with.
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
  let wanted: WantedSeats | null = null;
  try {
    const { booking } = await changeBooking(dependencies, condition, (state, now) => {
      const { quote, write } = decideChange(state, change, { id: userId, actor: "traveler" }, now);
      if (request.expectedTotal !== undefined && quote.total !== request.expectedTotal) {
        throw new AppError("price_changed", tripErrors().costs(formatRupees(quote.total)));
      }
      wanted = seatsWantedBy(state, write);
      return write;
    });
    return withoutBackOffice(booking);
  } catch (error) {
    throw await refusalOfSeats(dependencies.db, wanted, error);
  }
}

/** Seats and extras that a change takes. */
export interface WantedSeats extends Seats {
  capacity: number;
  extras: { wanted: readonly SoldExtra[]; offered: readonly TourExtra[] };
}

/** Returns what a change takes; null if it takes neither seats nor extras. */
export function seatsWantedBy(
  { booking, capacity, extras: offered }: BookingState,
  { take, set }: BookingWrite,
): WantedSeats | null {
  const wanted = set?.priceBasis?.extras ?? [];
  if (!take && wanted.length === 0) return null;
  const { tourId, travelDate, start } = booking;
  return {
    travelDate: set?.travelDate ?? travelDate,
    start: set?.start ?? start,
    seats: 0,
    ...take,
    tourId,
    capacity,
    extras: { wanted, offered: offered ?? [] },
  };
}

/** Returns the refusal for a change whose seats or extras are gone or whose departure was closed; any other error as it is. */
export async function refusalOfSeats(
  db: Database,
  wanted: WantedSeats | null,
  error: unknown,
): Promise<unknown> {
  if (wanted && isSoldOut(error))
    return soldOut({ ...wanted, numberOfTravelers: wanted.seats }, wanted.capacity, error);
  if (wanted && violates(error, "departure_stock_not_oversold"))
    return refusalOfStock(db, wanted, wanted.extras, error);
  return wanted && takesFromClosed(error) ? refusalOfClosed(db, wanted, error) : error;
}
