import { partyTooLarge } from "~/domain/party";
import type { TravelDate } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import { formatTravelDate } from "~/domain/travel-date";

/** What somebody is told whose tour or seats are not to be had, whether they hold, book or only look. */

export function notOnSale(cause?: unknown): AppError {
  return new AppError("not_found", "This tour is not on sale.", { cause });
}

/**
 * No other date helps a party that is larger than the tour: it is told so beside its number.
 * @param capacity seats of the tour on each date
 */
export function soldOut(
  { numberOfTravelers, travelDate }: { numberOfTravelers: number; travelDate: TravelDate },
  capacity: number,
  cause: unknown,
): AppError {
  if (numberOfTravelers > capacity) {
    const message = partyTooLarge(capacity);
    return new AppError("sold_out", message, { errors: { numberOfTravelers: [message] }, cause });
  }
  return new AppError(
    "sold_out",
    `There are not ${numberOfTravelers} free seats on ${formatTravelDate(travelDate)}. Please choose another date or fewer travelers.`,
    { cause },
  );
}
