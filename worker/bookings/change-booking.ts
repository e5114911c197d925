import type { SQL } from "drizzle-orm";
import { AppError } from "~/domain/errors";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import { formatRupees } from "~/domain/money/money";
import { changeInWords } from "~/domain/bookings/booking-history";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { findCheckIn } from "../check-in/check-ins.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { inLanguage } from "../platform/language";
import { violates } from "../platform/db/errors";
import type { BookingPublisher, SeatPublisher } from "../realtime/publisher";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { insertNotification } from "../notifications/notifications.repo";
import { mailOfChange } from "../notifications/bookings/booking-notifications";
import { notificationsOfChange } from "../notifications/bookings/notify-of-booking";
import {
  listNamedHistory,
  readBookingState,
  writeBookingChange,
  type BookingState,
  type BookingWrite,
} from "./booking-change.repo";
import { disputedOf, refundableOf } from "../money/payments/refunds.repo";
import { findBooking } from "./bookings.repo";
import { bookingRefusals } from "./messages";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

export interface ChangeDependencies {
  db: Database;
  clock: Clock;
  publisher: BookingPublisher & SeatPublisher;
  bookingMailer: BookingMailer;
}

export interface PrivilegedChangeDependencies extends ChangeDependencies {
  audit: AuditDependencies;
}

/** Max attempts to recompute a change after concurrent changes. */
const tries = 10;

/**
 * Changes a booking by optimistic concurrency: if a concurrent change comes first, recomputes from the new state.
 * Writes the mail to the customer and the notifications in the same batch.
 * @param condition finds the booking in the bookings table
 * @param decide the change, or null if there is nothing to do
 * @param expectedVersion version the caller has read; any other is a conflict
 * @throws AppError `not_found`, `unavailable` (too many concurrent changes), `conflict` (unexpected version, with the
 * current state), and the errors of `decide`
 */
export async function changeBooking(
  { db, clock, publisher, bookingMailer, audit }: ChangeDependencies & { audit?: AuditDependencies },
  condition: SQL,
  decide: Decide,
  expectedVersion?: number,
): Promise<{ booking: AdminBooking; isChanged: boolean }> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = clock();
    const state = await readBookingState(db, condition);
    if (!state) throw new AppError("not_found", bookingRefusals().notFound);
    if (expectedVersion !== undefined && state.version !== expectedVersion) {
      throw await changedSince(db, state, expectedVersion, now);
    }
    const write = await decideInEnglish(decide, state, now);
    requireRefundable(state, write);
    const url = await bookingMailer.pageOf({ ...state.booking, ...write?.set });
    const told = await withTranslatedTour(db, state);
    const shownTitle = told.booking.tourTitle;
    const mail = write && (write.mail ?? mailOfChange(told, write, url, now));
    const operatorUrl = bookingMailer.addressOf(`/operator/bookings/${state.booking.bookingId}`);
    const notifications = write
      ? notificationsOfChange(state, write, { shownTitle, operatorUrl, url }, now)
      : [];
    const also = notifications.map((notification) => insertNotification(db, notification, now));
    let booking: AdminBooking | null;
    try {
      if (write?.privileged) {
        if (!audit) throw new Error("a privileged change needs an audit log");
        const { viewer, entry } = write.privileged;
        booking = await withAudit(audit, viewer, entry, (statements) =>
          writeBookingChange(db, state, withStatements(write, also), mail, now, statements),
        );
      } else
        booking = write
          ? await writeBookingChange(db, state, withStatements(write, also), mail, now)
          : await findBooking(db, state.booking.bookingId);
    } catch (error) {
      if (violates(error, "booking_events.booking")) continue;
      // A dispute came between: the next attempt refuses.
      if (violates(error, "payments_not_overdisputed")) continue;
      if (violates(error, "check_ins.booking")) throw await wereThere(db, state);
      throw error;
    }
    if (!booking) throw new AppError("not_found", bookingRefusals().notFound);
    if (write) {
      publisher.bookingsChanged();
      for (const seats of [write.release, write.take]) {
        if (seats) publisher.seatsChanged({ tourSlug: state.tourSlug, travelDate: seats.travelDate });
      }
    }
    if (mail || notifications.length > 0) bookingMailer.deliver();
    return { booking, isChanged: write !== null };
  }
  throw new AppError("unavailable", bookingRefusals().busy, {
    retryAfter: 2,
  });
}

/** Returns the state for the mail, with its tour's words in the booking's language. */
async function withTranslatedTour(db: Database, state: BookingState): Promise<BookingState> {
  const { booking, guide } = state;
  const { meetingPoint, carry } = guide;
  const told = await translateBooking(db, { booking, meetingPoint, carry });
  return {
    ...state,
    booking: told.booking,
    guide: { ...guide, meetingPoint: told.meetingPoint, carry: told.carry },
  };
}

type Decide = (state: BookingState, now: number) => BookingWrite | null | Promise<BookingWrite | null>;

/** Decides in English, in which history, price lines and audit are stored. A refusal is made again in the language of the request. */
async function decideInEnglish(decide: Decide, state: BookingState, now: number) {
  try {
    return await inLanguage(defaultLanguage, () => decide(state, now));
  } catch (error) {
    if (currentLanguage() !== defaultLanguage && error instanceof AppError) await decide(state, now);
    throw error;
  }
}

function withStatements(write: BookingWrite, also: NonNullable<BookingWrite["also"]>): BookingWrite {
  return { ...write, also: [...(write.also ?? []), ...also] };
}

/** Tells whether a bank withholds a part of a change's refund for a dispute; it can be made when the dispute ends. */
export function isRefundWithheld(
  { payments }: Pick<BookingState, "payments">,
  { refund }: Pick<BookingWrite, "refund">,
): boolean {
  if (!refund || refund.from) return false;
  return disputedOf(payments) > 0 && refund.amount > refundableOf(payments);
}

/** @throws AppError `illegal_transition` (a bank withholds a part of the refund for a dispute) */
function requireRefundable(state: BookingState, write: BookingWrite | null): void {
  if (!write || !isRefundWithheld(state, write)) return;
  const { booking, payments } = state;
  throw new AppError(
    "illegal_transition",
    bookingRefusals().withheld(
      formatRupees(disputedOf(payments)),
      booking.bookingId,
      formatRupees(refundableOf(payments)),
    ),
  );
}

async function wereThere(db: Database, { booking }: BookingState): Promise<AppError> {
  const found = await findCheckIn(db, booking.id);
  const checkIn = found && { at: formatInstantInIndia(found.at), by: found.by };
  return new AppError("illegal_transition", bookingRefusals().checkedIn(booking.bookingId, checkIn));
}

async function changedSince(
  db: Database,
  { booking }: BookingState,
  version: number,
  now: number,
): Promise<AppError> {
  const last = (await listNamedHistory(db, booking.id, version)).at(-1);
  const what = last ? changeInWords(last, now) : "This is a different version.";
  return new AppError(
    "conflict",
    `Booking ${booking.bookingId} has changed since you opened it. ${what} Nothing was saved.`,
  );
}
