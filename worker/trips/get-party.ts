import { canChangeBooking } from "~/domain/trips/traveler-booking";
import { membersOf, partyProgress, type Identity, type PartyPageData } from "~/domain/trips/party-details";
import { identitySchema } from "~/domain/trips/party-form";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { Keys } from "../platform/keys/keys";
import { openBooking, type BookingVisitor, type OpenDependencies } from "./booking-access";
import { findParty } from "../bookings/party.repo";

const endingLength = 4;

/**
 * Returns what was given of a booking's party, for its form. Identity documents come with the end of their number only.
 * @throws AppError `unauthenticated`, `not_found`, `too_many_requests`
 */
export async function getParty(
  dependencies: OpenDependencies,
  bookingId: string,
  visitor: BookingVisitor,
  headers: Headers,
): Promise<PartyPageData> {
  const { db, clock, keys } = dependencies;
  const { condition } = await openBooking(dependencies, bookingId, visitor, headers);
  const found = await findParty(db, condition);
  if (!found) throw new AppError("not_found", "Booking not found.");
  const { booking, members, ...tour } = found;
  return {
    bookingId: booking.bookingId,
    tourTitle: booking.tourTitle,
    travelDate: booking.travelDate,
    progress: partyProgress(booking, { members, pickUp: booking.pickUp }, tour),
    members: membersOf(booking, members).map((member) => {
      const stored = members.find(({ kind, number }) => kind === member.kind && number === member.number);
      const identity = stored ? readIdentity(keys, stored) : null;
      return {
        kind: member.kind,
        number: member.number,
        name: member.name,
        age: member.age,
        diet: member.diet,
        hasIdentity: member.hasIdentity,
        identity: identity && { kind: identity.kind, ending: identity.number.slice(-endingLength) },
      };
    }),
    pickUp: booking.pickUp,
    customerName: booking.customerName,
    isOpen: canChangeBooking(booking, todayInIndia(clock())),
  };
}

/** Decrypts a stored identity document; null if there is none, or no configured key decrypts it. */
export function readIdentity(
  keys: Keys,
  { id, encryptedIdentity }: { id: string; encryptedIdentity: string | null },
): Identity | null {
  const text = encryptedIdentity === null ? null : keys.decrypt("traveler-identity", encryptedIdentity, id);
  return text === null ? null : identitySchema.parse(JSON.parse(text));
}
