import { AppError } from "~/domain/errors";
import { todayInIndia } from "~/domain/calendar/calendar";
import { bookingReferenceSchema, type BookingPage } from "~/domain/trips/traveler-booking";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { toBookingPage } from "./booking-page";
import { findNextBooking, findTravelerBooking } from "./booking-page.repo";
import type { Traveler } from "../platform/authz/actors";
import { tripErrors } from "./messages";

/**
 * Returns the viewer's own booking. Another person's booking is `not_found`.
 * @param bookingId as in the URL
 * @throws AppError `not_found`
 */
export async function getTravelerBooking(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  bookingId: string,
): Promise<BookingPage> {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  const found = reference.success ? await findTravelerBooking(db, traveler, reference.data) : null;
  if (!found) throw new AppError("not_found", tripErrors().notFound);
  return toBookingPage(found, clock());
}

/** Returns the viewer's booking of the current trip or the next one, or null. */
export async function getNextBooking(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
): Promise<BookingPage | null> {
  const now = clock();
  const found = await findNextBooking(db, traveler, todayInIndia(now));
  return found && toBookingPage(found, now);
}
