import { AppError } from "~/domain/errors";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { requireBookingKey } from "./booking-access";
import { toBookingPage } from "./booking-page";
import { findBookingByReference } from "./booking-page.repo";
import type { Keys } from "../platform/keys/keys";
import { tripErrors } from "./messages";

/**
 * Returns the booking of a trip link, for anyone who has the link.
 * @throws AppError `not_found`, for every cause
 */
export async function getTrip(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  { bookingId, key }: { bookingId: string; key: string },
): Promise<BookingPage> {
  const reference = await requireBookingKey({ db, keys }, bookingId, key);
  const found = await findBookingByReference(db, reference);
  if (!found) throw new AppError("not_found", tripErrors().notFound);
  return toBookingPage(found, clock());
}
