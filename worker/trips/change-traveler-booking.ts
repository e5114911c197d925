import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import {
  bookingReferenceSchema,
  type BookingChange,
  type BookingPage,
} from "~/domain/trips/traveler-booking";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { BookingPublisher } from "../realtime/publisher";
import { requirePossiblePhones } from "../platform/possible-phones";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { requestsNotification } from "../notifications/bookings/notify-of-booking";
import { findNotifiedBooking, updateTravelerBooking } from "./booking-page.repo";
import { getTravelerBooking } from "./get-traveler-booking";
import type { Traveler } from "../platform/authz/actors";
import { tripErrors } from "./messages";

interface Dependencies {
  db: Database;
  clock: Clock;
  publisher: BookingPublisher;
  bookingMailer: BookingMailer;
}

/**
 * Updates special requests and emergency contact of the viewer's own booking, all at once. Idempotent.
 * @throws AppError `not_found`, `invalid` (phone number), `illegal_transition` (cancelled, or the trip is over)
 */
export async function changeTravelerBooking(
  { db, clock, publisher, bookingMailer }: Dependencies,
  traveler: Traveler,
  change: { bookingId: string; details: BookingChange },
): Promise<BookingPage> {
  requirePossiblePhones({ emergencyPhone: change.details.emergencyPhone });
  const now = clock();
  const reference = bookingReferenceSchema.safeParse(change.bookingId);
  const isChanged =
    reference.success &&
    (await updateTravelerBooking(db, traveler, {
      bookingId: reference.data,
      details: change.details,
      today: todayInIndia(now),
      at: now,
      notification: await notificationOf({ db, bookingMailer }, traveler, change, now),
    }));
  const page = await getTravelerBooking({ db, clock }, traveler, change.bookingId);
  if (isChanged) {
    publisher.bookingsChanged();
    bookingMailer.deliver();
  } else if (!page.canChange) {
    throw new AppError("illegal_transition", page.isOver ? tripErrors().isOver : tripErrors().isCanceled);
  }
  return page;
}

/** Returns the operator's notification of other special requests; null if they stay: the emergency contact is for the trip. */
async function notificationOf(
  { db, bookingMailer }: Pick<Dependencies, "db" | "bookingMailer">,
  traveler: Traveler,
  { bookingId, details: { specialRequests } }: { bookingId: string; details: BookingChange },
  now: number,
) {
  const before = await findNotifiedBooking(db, traveler, bookingId);
  if (before?.booking.status !== "confirmed" || before.booking.specialRequests === specialRequests)
    return null;
  const operatorUrl = bookingMailer.addressOf(`/operator/bookings/${bookingId}`);
  return requestsNotification(
    {
      ...before,
      booking: { ...before.booking, specialRequests },
      operatorSlug: before.booking.operatorSlug,
      operatorUrl,
      url: null,
    },
    { by: { id: traveler.id, actor: "traveler" }, version: now },
  );
}
