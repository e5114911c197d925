import { AppError } from "~/domain/errors";
import { bookingReferenceSchema, type BookingPage } from "~/domain/bookings/traveler-booking";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import { toBookingPage } from "./booking-page";
import { findTravelerBooking } from "./booking-page.repo";
import type { Traveler } from "../../authz/actors";

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
  if (!found) throw new AppError("not_found", "Booking not found.");
  return toBookingPage(found, clock());
}
