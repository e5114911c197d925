import type { Viewer } from "~/domain/account";
import type { AdminBooking } from "~/domain/booking";
import { holdsSeats } from "~/domain/booking-status";
import type { BookingStatus } from "~/domain/booking-status";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../accounts/require-admin";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { BookingPublisher, SeatPublisher } from "../realtime/publisher";
import * as repo from "./bookings.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  publisher: BookingPublisher & SeatPublisher;
}

/**
 * Confirms or cancels a booking on behalf of an administrator. Cancelled seats go back on sale, once.
 * @throws AppError `not_found`, `illegal_transition` (the graph of booking-status.ts does not lead there)
 */
export async function changeBookingStatus(
  { db, clock, publisher }: Dependencies,
  viewer: Viewer | null,
  { bookingId, status }: { bookingId: string; status: BookingStatus },
): Promise<AdminBooking> {
  requireAdmin(viewer);
  const moved = await repo.updateBookingStatus(db, {
    bookingId,
    to: status,
    actorId: viewer.id,
    at: clock(),
  });
  const booking = await repo.findBooking(db, bookingId);
  if (!booking) throw new AppError("not_found", `There is no booking ${bookingId}.`);
  if (!moved) {
    throw new AppError(
      "illegal_transition",
      `Booking ${bookingId} is ${booking.status} and cannot become ${status}.`,
    );
  }
  publisher.bookingsChanged();
  if (!holdsSeats(status)) publisher.seatsChanged(booking);
  return booking;
}
