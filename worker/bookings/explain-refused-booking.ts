import { AppError } from "~/domain/errors";
import type { Viewer } from "~/domain/accounts/account";
import type { BookingRequest } from "~/domain/bookings/booking-request";
import { unpaidLimitReached } from "~/domain/bookings/unpaid-booking";
import { couponMessages } from "~/domain/coupons/messages";
import { extrasFor, optionOf } from "~/domain/prices/offers";
import { seatsOfStart, type StartKey } from "~/domain/departures/start";
import type { Database } from "../platform/db/client";
import { breaks, isSoldOut, refersToNothing, takesFromClosed, violates } from "../platform/db/errors";
import { readLimits } from "../platform/db/limits.repo";
import { invalidField } from "../prices/price-booking";
import { refusalOfStock } from "../seats/refuse-stock";
import { refusalOfClosed } from "../prices/refuse-closed";
import { notOnSale, soldOut } from "../tours/refusals";
import type { BookableTour } from "../tours/tours.repo";
import { bookingRefusals } from "./messages";

/** Returns the refusal that a constraint stands for when a booking was not written; any other error as it is. */
export async function explainRefusedBooking(
  db: Database,
  request: Pick<BookingRequest, "travelDate" | "numberOfTravelers" | "optionId" | "extras"> & {
    start: StartKey;
  },
  tour: BookableTour,
  viewer: Viewer | null,
  error: unknown,
): Promise<unknown> {
  if (takesFromClosed(error)) return refusalOfClosed(db, { ...request, tourId: tour.id }, error);
  if (breaks(error, "unpaid_bookings"))
    return new AppError("unpaid_limit", unpaidLimitReached(await readLimits(db)), { cause: error });
  if (violates(error, "bookings.tour_id")) return notOnSale(error);
  if (violates(error, "coupon_uses.coupon"))
    return invalidField("couponCode", couponMessages().inactive, error);
  if (violates(error, "coupons_not_overused"))
    return invalidField("couponCode", couponMessages().usedUp, error);
  if (violates(error, "coupon_customers_not_overused"))
    return invalidField("couponCode", couponMessages().usedByCustomer, error);
  if (violates(error, "departure_stock_not_oversold")) {
    const { numberOfTravelers, travelDate, extras = [] } = request;
    const wanted = extrasFor(tour.details, extras, { travelDate, numberOfTravelers, nights: 1 });
    const offered = tour.details.extras ?? [];
    return refusalOfStock(
      db,
      { tourId: tour.id, travelDate, start: request.start },
      { wanted, offered },
      error,
    );
  }
  // The viewer deleted the account during the request.
  if (viewer && refersToNothing(error))
    return new AppError("unauthenticated", bookingRefusals().noAccount, { cause: error });
  return isSoldOut(error)
    ? soldOut(
        request,
        seatsOfStart(tour.details.departures, request.start, tour.details.capacity, tour.details.options),
        error,
        optionOf(tour.details, request.optionId),
      )
    : error;
}
