import { partyTooLarge } from "~/domain/bookings/party-limits";
import type { TravelDate } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { TourOption } from "~/domain/prices/offers-schema";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { seatRefusals } from "../seats/messages";

/** Creates the error for a tour or seats that are not available to hold, book or view. */

export function notOnSale(cause?: unknown): AppError {
  return new AppError("not_found", seatRefusals().notOnSale, { cause });
}

/**
 * Creates the error for a departure without enough seats. If the party exceeds the tour's capacity, no other date helps, so the error
 * belongs to the number of travelers.
 * @param capacity seats of the tour on each date
 * @param option that was wanted, if the tour has any
 */
export function soldOut(
  { numberOfTravelers, travelDate }: { numberOfTravelers: number; travelDate: TravelDate },
  capacity: number,
  cause: unknown,
  option: TourOption | null = null,
): AppError {
  if (option?.takes !== undefined)
    return new AppError("sold_out", seatRefusals().optionSoldOut(option.name, formatTravelDate(travelDate)), {
      cause,
    });
  if (numberOfTravelers > capacity) {
    const message = partyTooLarge(capacity);
    return new AppError("sold_out", message, { errors: { numberOfTravelers: [message] }, cause });
  }
  return new AppError("sold_out", seatRefusals().soldOut(numberOfTravelers, formatTravelDate(travelDate)), {
    cause,
  });
}
