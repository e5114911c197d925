import { AppError } from "~/domain/errors";
import { bookingNumberAt, partyTooLarge } from "~/domain/booking";
import type { Booking, BookingRequest } from "~/domain/booking";
import { todayInIndia } from "~/domain/calendar";
import { closedReason } from "~/domain/departure";
import { formatTravelDate } from "~/domain/travel-date";
import { quoteBooking } from "~/domain/pricing";
import type { Viewer } from "~/domain/account";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { refersToNothing, violates } from "../db/errors";
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
  const dateProblem = closedReason(tour.details.departures, request.travelDate, todayInIndia(now));
  if (dateProblem !== null) throw invalidField("travelDate", dateProblem);
  if (request.couponCode !== undefined) {
    throw invalidField("couponCode", "This coupon code is not valid.");
  }
  const quote = quoteBooking({ ...request, priceInr: tour.details.priceInr });
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
        ...quote,
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

function invalidField(field: keyof BookingRequest, message: string): AppError {
  return new AppError("invalid", message, { errors: { [field]: [message] } });
}

function newBooking(request: BookingRequest, { id, details }: BookableTour) {
  return {
    id: crypto.randomUUID(),
    status: "confirmed" as const,
    tourId: id,
    tourTitle: details.title,
    tourDestination: details.location,
    tourDuration: details.durationText,
    tourPrice: details.priceInr,
    departureCity: details.departureCity,
    travelDate: request.travelDate,
    numberOfTravelers: request.numberOfTravelers,
    roomType: request.roomType,
    specialRequests: request.specialRequests,
    customerName: `${request.firstName} ${request.lastName}`,
    customerEmail: request.email,
    customerPhone: request.phone,
    emergencyName: request.emergencyName,
    emergencyPhone: request.emergencyPhone,
    paymentMethod: request.paymentMethod,
  };
}

/** The same for the same request of the same person: the schema has put its keys in one order. */
function hashOf(request: BookingRequest, viewer: Viewer | null): Promise<string> {
  return sha256(JSON.stringify([viewer?.id ?? null, request]));
}
