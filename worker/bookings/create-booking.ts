import { AppError } from "~/domain/errors";
import { bookingNumberAt, partyTooLarge } from "~/domain/booking";
import type { Booking, BookingRequest } from "~/domain/booking";
import { couponUsedByCustomer, couponUsedUp } from "~/domain/coupon";
import { formatTravelDate } from "~/domain/travel-date";
import { adultFareOn } from "~/domain/pricing";
import type { Viewer } from "~/domain/account";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { refersToNothing, violates } from "../db/errors";
import { invalidField, priceBooking } from "../prices/price-booking";
import type { BookingPublisher } from "../realtime/publisher";
import { findBookableTour } from "../tours/tours.repo";
import type { BookableTour } from "../tours/tours.repo";
import * as repo from "./bookings.repo";
import { sha256 } from "../sha256";

interface Dependencies {
  db: Database;
  clock: Clock;
  publisher: BookingPublisher;
}

const keyLifetime = 24 * 60 * 60 * 1000;

/**
 * Sells seats on a tour to a traveller, signed in or not. Price and total are ours, whatever the browser says.
 * With an idempotency key the same request makes one booking, however often it is sent in 24 hours.
 * A coupon is used in the same batch: its limits hold however many ask at once.
 * @throws AppError `not_found` (no such tour), `invalid` (date, coupon), `price_changed` (with the new quote),
 *   `sold_out`, `idempotency_mismatch`, `unauthenticated` (the viewer's account is gone)
 */
export async function createBooking(
  { db, clock, publisher }: Dependencies,
  request: BookingRequest,
  { viewer, idempotencyKey }: { viewer: Viewer | null; idempotencyKey: string | null },
): Promise<Booking> {
  const now = clock();
  const keysExpireBefore = now - keyLifetime;
  const idempotency =
    idempotencyKey === null ? null : { key: idempotencyKey, requestHash: await hashOf(request, viewer) };

  if (idempotency) {
    const earlier = await findEarlier(db, idempotency, keysExpireBefore);
    if (earlier) return earlier;
  }

  const tour = await findBookableTour(db, request.tour.toLowerCase());
  if (!tour) throw notOnSale();
  const quote = await priceBooking(db, request, tour, now);
  if (request.expectedTotal !== undefined && request.expectedTotal !== quote.total) {
    throw new AppError(
      "price_changed",
      "The price has changed since you saw it. Please look at the new total.",
      {
        extra: { quote },
      },
    );
  }

  try {
    const booking = await repo.createBooking(
      db,
      {
        ...newBooking(request, tour),
        priceLines: quote.lines,
        discount: quote.discount,
        totalAmount: quote.total,
        userId: viewer?.id ?? null,
        createdAt: now,
      },
      { firstNumber: bookingNumberAt(now), idempotency, keysExpireBefore },
    );
    publisher.bookingsChanged();
    return booking;
  } catch (error) {
    // The same request may have been answered in the meantime, and may even have taken the last seats.
    if (idempotency) {
      const earlier = await findEarlier(db, idempotency, keysExpireBefore);
      if (earlier) return earlier;
    }
    if (violates(error, "bookings.tour_id")) throw notOnSale(error);
    if (violates(error, "coupons_not_overused")) throw invalidField("couponCode", couponUsedUp, error);
    if (violates(error, "coupon_customers_not_overused")) {
      throw invalidField("couponCode", couponUsedByCustomer, error);
    }
    // The viewer has deleted the account since the request came in.
    if (viewer && refersToNothing(error))
      throw new AppError("unauthenticated", "This account is gone.", { cause: error });
    throw violates(error, "departures_not_oversold") ? soldOut(request, tour, error) : error;
  }
}

function notOnSale(cause?: unknown): AppError {
  return new AppError("not_found", "This tour is not on sale.", { cause });
}

/** No other date helps a party that is larger than the tour: it is told so beside its number. */
function soldOut(request: BookingRequest, { details }: BookableTour, cause: unknown): AppError {
  if (request.numberOfTravelers > details.capacity) {
    const message = partyTooLarge(details.capacity);
    return new AppError("sold_out", message, { errors: { numberOfTravelers: [message] }, cause });
  }
  return new AppError(
    "sold_out",
    `There are not ${request.numberOfTravelers} free seats on ${formatTravelDate(request.travelDate)}. Please choose another date or fewer travelers.`,
    { cause },
  );
}

async function findEarlier(
  db: Database,
  { key, requestHash }: { key: string; requestHash: string },
  since: number,
): Promise<Booking | null> {
  const earlier = await repo.findIdempotentBooking(db, key, since);
  if (earlier && earlier.requestHash !== requestHash) {
    throw new AppError("idempotency_mismatch", "This Idempotency-Key was used for a different booking.");
  }
  return earlier?.booking ?? null;
}

function newBooking(request: BookingRequest, { id, details }: BookableTour) {
  return {
    id: crypto.randomUUID(),
    status: "confirmed" as const,
    tourId: id,
    tourTitle: details.title,
    tourDestination: details.location,
    tourDuration: details.durationText,
    tourPrice: adultFareOn(details, request.travelDate),
    departureCity: details.departureCity,
    travelDate: request.travelDate,
    numberOfTravelers: request.numberOfTravelers,
    children: request.children,
    infants: request.infants,
    roomType: request.roomType,
    specialRequests: request.specialRequests,
    customerName: `${request.firstName} ${request.lastName}`,
    customerEmail: request.email,
    customerPhone: request.phone,
    emergencyName: request.emergencyName,
    emergencyPhone: request.emergencyPhone,
    paymentMethod: request.paymentMethod,
    couponCode: request.couponCode,
  };
}

/** The same for the same request of the same person: the schema has put its keys in one order. */
function hashOf(request: BookingRequest, viewer: Viewer | null): Promise<string> {
  return sha256(JSON.stringify([viewer?.id ?? null, request]));
}
