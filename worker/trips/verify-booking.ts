import { bookingReferenceSchema, type VerificationPage } from "~/domain/trips/traveler-booking";
import { deadlinesOf, depositTermsOf, owedOn } from "~/domain/bookings/unpaid-booking";
import { AppError } from "~/domain/errors";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { readBookingState, type BookingState } from "../bookings/booking-change.repo";
import { agreed, agreementOf } from "./agreement";
import { bookingKey, isVerificationKey } from "../platform/keys/booking-link";
import { decideConfirmation } from "../bookings/booking-decisions";
import { awaitsProof, toBooking } from "../bookings/booking-view";
import { changeBooking, type ChangeDependencies } from "../bookings/change-booking";
import { bookingOfRow, bookingWith } from "../bookings/traveler-bookings.repo";
import { shownTitleOf } from "../tours/translations.repo";
import { tripErrors } from "./messages";

/** The two parts of a mailed link that confirms the address of a booking. */
interface VerificationLink {
  bookingId: string;
  key: string;
}

type Dependencies = ChangeDependencies & { keys: Keys };

/** Returns what the page of a mailed link shows. @throws AppError `not_found` */
export async function getVerification(
  dependencies: Pick<Dependencies, "db" | "clock" | "keys">,
  link: VerificationLink,
): Promise<VerificationPage> {
  const state = await readBookingOfMail(dependencies, link);
  const { booking } = state;
  const { bookingId, travelDate, customerEmail, verifyBy = null } = toBooking(state);
  const tourTitle = await shownTitleOf(dependencies.db, state.tourSlug, booking.tourTitle);
  const path = `/trip/${bookingId}/${bookingKey(dependencies.keys, booking)}`;
  // Also if the traveler has agreed on the other page: the button makes the sale.
  const agreement =
    booking.channel === "agent" ? { ...agreementOf(state, dependencies.clock()), tourTitle } : null;
  return { bookingId, tourTitle, travelDate, customerEmail, verifyBy, path, agreement };
}

/**
 * Confirms the customer's address, after which the booking is due like any other; a pending one is confirmed. The page has shown what an
 * assistant booked, so the traveler agrees to that, too. Nothing happens if it is confirmed, paid or over.
 * @throws AppError `not_found`
 */
export async function verifyBooking(dependencies: Dependencies, link: VerificationLink): Promise<void> {
  const { booking } = await readBookingOfMail(dependencies, link);
  await changeBooking(dependencies, bookingOfRow(booking.id), (state, now) => {
    const { status, paymentDueAt, createdAt } = state.booking;
    if (!awaitsProof(state.booking) || (paymentDueAt !== null && paymentDueAt <= now)) return null;
    const by = { id: null, actor: "traveler" } as const;
    const reason = "The e-mail address was confirmed.";
    if (status === "pending") {
      const booking = { ...state.booking, ...agreed(state.booking) };
      const confirmed = decideConfirmation({ ...state, booking }, by, now);
      return { ...confirmed, reason, set: { ...confirmed.set, ...agreed(state.booking) } };
    }
    const owed = owedOn(state.booking);
    const deposit = depositTermsOf(state.booking);
    const terms = { ...state.booking, owed, isVerified: true, deposit, departures: state.departureRules };
    return {
      by,
      reason,
      set: { ...deadlinesOf(terms, createdAt, now), verifiedAt: now },
    };
  });
}

async function readBookingOfMail(
  { db, keys }: { db: Database; keys: Keys },
  { bookingId, key }: VerificationLink,
): Promise<BookingState> {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  const state = reference.success ? await readBookingState(db, bookingWith(reference.data)) : null;
  if (state && isVerificationKey(keys, state.booking, key)) return state;
  throw new AppError("not_found", tripErrors().notFound);
}
