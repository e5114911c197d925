import type { Viewer } from "~/domain/accounts/account";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { requireAdmin } from "../authz/require-admin";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { bookingWith } from "./traveler/traveler-bookings.repo";
import { quoteOf } from "./quote-change";

/**
 * Returns the refund if an administrator cancels the booking today.
 * @throws AppError `not_found`, `illegal_transition`
 */
export async function quoteCancellation(
  dependencies: { db: Database; clock: Clock },
  viewer: Viewer | null,
  bookingId: string,
): Promise<ChangeQuote> {
  requireAdmin(viewer);
  return quoteOf(dependencies, bookingWith(bookingId), { kind: "cancel" });
}
