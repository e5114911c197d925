import { AppError } from "~/domain/errors";
import type { Booking } from "~/domain/bookings/booking-schema";
import type { Database } from "../platform/db/client";
import { findIdempotentBooking } from "./bookings.repo";
import { bookingRefusals } from "./messages";

/** Milliseconds for which a key makes only one booking. */
export const keyLifetime = 24 * 60 * 60 * 1000;

export interface Idempotency {
  key: string;
  requestHash: string;
  /** UTC instant before which a key counts as unused. */
  since: number;
}

/** Finds the booking that the same request has made. @throws AppError `idempotency_mismatch` if another request used the key */
export async function findEarlier(db: Database, idempotency: Idempotency | null): Promise<Booking | null> {
  if (!idempotency) return null;
  const earlier = await findIdempotentBooking(db, idempotency.key, idempotency.since);
  if (earlier && earlier.requestHash !== idempotency.requestHash)
    throw new AppError("idempotency_mismatch", bookingRefusals().otherBooking);
  return earlier?.booking ?? null;
}
