import type { ChangeQuote } from "~/domain/bookings/booking-change";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { bookingWith } from "./traveler/traveler-bookings.repo";
import { quoteOf } from "./quote-change";
import type { Admin } from "../authz/actors";

/**
 * Returns the refund if an administrator cancels the booking today.
 * @throws AppError `not_found`, `illegal_transition`
 */
export async function quoteCancellation(
  dependencies: { db: Database; clock: Clock },
  _admin: Admin,
  bookingId: string,
): Promise<ChangeQuote> {
  return quoteOf(dependencies, bookingWith(bookingId), { kind: "cancel" });
}
