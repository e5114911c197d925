import { needsAgreement } from "~/domain/bookings/agreement";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { cancellationPeriods } from "~/domain/bookings/booking-change";
import { partyInWords } from "~/domain/bookings/booking-review";
import { todayInIndia } from "~/domain/calendar/calendar";
import { privacyNoticeVersion } from "~/domain/settings/privacy-notice";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema, type Agreement } from "~/domain/trips/traveler-booking";
import { readBookingState, type BookingState } from "../bookings/booking-change.repo";
import { termsOf } from "../bookings/booking-terms";
import { changeBooking, type ChangeDependencies } from "../bookings/change-booking";
import { bookingOfRow, bookingWith } from "../bookings/traveler-bookings.repo";
import { isOverdue } from "../money/payments/payable-booking";
import type { BookingRow } from "../platform/db/schema";
import { bookingKey, isAgreementKey } from "../platform/keys/booking-link";
import type { Keys } from "../platform/keys/keys";
import { linesInWords } from "~/domain/prices/sold-lines";
import { shownTitleOf } from "../tours/translations.repo";
import { tripErrors } from "./messages";

/** Returns the columns of a booking that its traveler agrees to. */
export function agreed(booking: Pick<BookingRow, "channel" | "noticeVersion">) {
  return needsAgreement(booking) ? { noticeVersion: privacyNoticeVersion } : {};
}

/** Returns what the traveler agrees to. @param now UTC instant */
export function agreementOf({ booking, operatorName, departureRules }: BookingState, now: number): Agreement {
  const { bookingId, tourTitle, travelDate, totalAmount, paymentDueAt, status } = booking;
  const isHeld = status === "pending" && paymentDueAt !== null && !isOverdue(booking, now);
  return {
    bookingId,
    tourTitle,
    operatorName,
    travelDate,
    startTime: departureRules.startTime,
    party: partyInWords(booking),
    priceLines: linesInWords(booking) ?? [],
    total: totalAmount,
    refunds: cancellationPeriods(termsOf(booking), todayInIndia(now)),
    heldUntil: isHeld ? new Date(paymentDueAt).toISOString() : null,
    isMade: holdsSeats(status) && status !== "pending",
  };
}

/** The two parts of the address on which a traveler agrees. */
interface AgreementLink {
  bookingId: string;
  key: string;
}

async function readBookingOfAgreement(
  { db, keys }: Pick<ChangeDependencies, "db"> & { keys: Keys },
  { bookingId, key }: AgreementLink,
): Promise<BookingState> {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  const state = reference.success ? await readBookingState(db, bookingWith(reference.data)) : null;
  if (state?.booking.channel === "agent" && isAgreementKey(keys, state.booking, key)) return state;
  throw new AppError("not_found", tripErrors().notFound);
}

/** Returns what the page of a booking by an assistant shows. @throws AppError `not_found` */
export async function getAgreement(
  dependencies: Pick<ChangeDependencies, "db" | "clock"> & { keys: Keys },
  link: AgreementLink,
): Promise<Agreement> {
  const state = await readBookingOfAgreement(dependencies, link);
  const tourTitle = await shownTitleOf(dependencies.db, state.tourSlug, state.booking.tourTitle);
  return { ...agreementOf(state, dependencies.clock()), tourTitle };
}

/**
 * Stores that the traveler agrees, with the time, while the seats are held.
 * @returns the path on which they pay. Only now does the link lead there, and only until the booking is made
 * @throws AppError `not_found`, `illegal_transition`
 */
export async function agreeToBooking(
  dependencies: ChangeDependencies & { keys: Keys },
  link: AgreementLink,
): Promise<string> {
  const { booking } = await readBookingOfAgreement(dependencies, link);
  await changeBooking(dependencies, bookingOfRow(booking.id), (state, now) => {
    if (agreementOf(state, now).heldUntil === null)
      throw new AppError("illegal_transition", tripErrors().noAgreement);
    if (!needsAgreement(state.booking)) return null;
    const reason = "The traveler agreed to what an assistant prepared.";
    return { by: { id: null, actor: "traveler" }, reason, set: agreed(state.booking) };
  });
  return `/trip/${booking.bookingId}/${bookingKey(dependencies.keys, booking)}/pay`;
}
