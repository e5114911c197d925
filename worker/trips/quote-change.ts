import type { SQL } from "drizzle-orm";
import { AppError } from "~/domain/errors";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import type { ChangeRequest } from "~/domain/bookings/change-request";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { openBooking, type BookingVisitor, type OpenDependencies } from "./booking-access";
import { readBookingState } from "../bookings/booking-change.repo";
import { decideCancellation, decideChange } from "../bookings/booking-decisions";
import { tripErrors } from "./messages";

/**
 * Returns the price and refund of a change today, without making it.
 * @throws AppError `not_found`, `illegal_transition`, `invalid`
 */
export async function quoteChange(
  dependencies: OpenDependencies,
  bookingId: string,
  visitor: BookingVisitor,
  headers: Headers,
  change: ChangeRequest | { kind: "cancel" },
): Promise<ChangeQuote> {
  const { condition } = await openBooking(dependencies, bookingId, visitor, headers);
  return quoteOf(dependencies, condition, change);
}

/** Quotes a change for a caller whose right to the booking the condition checks. @throws AppError as `quoteChange` */
export async function quoteOf(
  { db, clock }: { db: Database; clock: Clock },
  condition: SQL,
  change: ChangeRequest | { kind: "cancel" },
): Promise<ChangeQuote> {
  const state = await readBookingState(db, condition);
  if (!state) throw new AppError("not_found", tripErrors().notFound);
  const by = { id: null, actor: "traveler" as const };
  const { quote } =
    change.kind === "cancel"
      ? decideCancellation(state, { by, reason: null }, clock())
      : decideChange(state, change, by, clock());
  return quote;
}
