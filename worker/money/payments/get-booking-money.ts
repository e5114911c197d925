import { owedOn } from "~/domain/bookings/unpaid-booking";
import { AppError } from "~/domain/errors";
import type { BookingMoney } from "~/domain/money/payments/payment";
import { readBookingState } from "../../bookings/booking-change.repo";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import type { Database } from "../../platform/db/client";
import { selectCompensation, toCompensation } from "./compensations.repo";
import { listRefundsWith } from "./refunds.repo";

const iso = (instant: number) => new Date(instant).toISOString();

/** Returns the payments and refunds of a booking, for callers that may see it. @throws AppError `not_found` */
export async function getBookingMoney(db: Database, bookingId: string): Promise<BookingMoney> {
  const [state, refunds, [owed]] = await Promise.all([
    readBookingState(db, bookingWith(bookingId)),
    listRefundsWith(db, bookingId),
    selectCompensation(db, bookingWith(bookingId)),
  ]);
  if (!state) throw new AppError("not_found", "Booking not found.");
  const isOwing = !["cancelled", "expired"].includes(state.booking.status);
  return {
    owed: isOwing ? owedOn(state.booking) : 0,
    payments: state.payments.map(({ id, gateway, method, amount, status, createdAt, capturedAt }) => ({
      id,
      gateway,
      method,
      amount,
      status,
      at: iso(capturedAt ?? createdAt),
    })),
    refunds: refunds.map(({ id, gateway, amount, reason, status, lastError, createdAt, doneAt }) => ({
      id,
      gateway,
      amount,
      reason,
      status,
      lastError,
      at: iso(doneAt ?? createdAt),
    })),
    compensation: owed ? toCompensation(owed.compensation) : null,
  };
}
