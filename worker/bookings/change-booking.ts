import type { SQL } from "drizzle-orm";
import { AppError } from "~/domain/errors";
import type { AdminBooking } from "~/domain/booking";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { violates } from "../db/errors";
import type { BookingPublisher, SeatPublisher } from "../realtime/publisher";
import type { BookingMailer } from "./booking-mailer";
import { mailOfChange } from "./booking-news";
import { readBookingState, writeBookingChange } from "./booking-change.repo";
import type { BookingState, BookingWrite } from "./booking-change.repo";
import { findBooking } from "./bookings.repo";

export interface ChangeDependencies {
  db: Database;
  clock: Clock;
  publisher: BookingPublisher & SeatPublisher;
  bookingMailer: BookingMailer;
}

/** How often a change is computed anew when others come first. */
const tries = 10;

/**
 * Changes a booking by what is computed from its present state, as if nobody else were there: when another change comes
 * first, it is computed anew from what that one left. What the customer is told of it is written with it.
 * @param condition finds the booking in the table of bookings
 * @param decide the change, or null where there is nothing to do
 * @throws AppError `not_found`, `unavailable` (too many at once), and what `decide` throws
 */
export async function changeBooking(
  { db, clock, publisher, bookingMailer }: ChangeDependencies,
  condition: SQL,
  decide: (state: BookingState, now: number) => BookingWrite | null,
): Promise<{ booking: AdminBooking; isChanged: boolean }> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = clock();
    const state = await readBookingState(db, condition);
    if (!state) throw new AppError("not_found", "There is no such booking.");
    const write = decide(state, now);
    const mail = write && mailOfChange(state, write, await bookingMailer.pageOf(state.booking), now);
    try {
      if (write) await writeBookingChange(db, state, write, mail, now);
    } catch (error) {
      if (violates(error, "booking_events.booking")) continue;
      throw error;
    }
    const booking = await findBooking(db, state.booking.bookingId);
    if (!booking) throw new Error(`booking ${state.booking.id} was changed but not found`);
    if (write) {
      publisher.bookingsChanged();
      for (const seats of [write.giveBack, write.take]) {
        if (seats) publisher.seatsChanged({ tourSlug: state.tourSlug, travelDate: seats.travelDate });
      }
    }
    if (mail) bookingMailer.deliver();
    return { booking, isChanged: write !== null };
  }
  throw new AppError("unavailable", "This booking is being changed by others. Please try again.", {
    retryAfter: 2,
  });
}
