import { canChangeBooking } from "~/domain/trips/traveler-booking";
import { membersOf, partyProgress, type Identity, type PartyPageData } from "~/domain/trips/party-details";
import { identitySchema, storedAnswersSchema } from "~/domain/trips/party-form";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { Answers } from "~/domain/bookings/party-questions";
import type { Keys } from "../platform/keys/keys";
import { openBooking, type BookingVisitor, type OpenDependencies } from "./booking-access";
import { findParty } from "../bookings/party.repo";
import { tripErrors } from "./messages";
import { translateTitle } from "../tours/translations.repo";

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
  if (!found) throw new AppError("not_found", tripErrors().notFound);
  const { booking, members, own, translation, ...tour } = found;
  return {
    bookingId: booking.bookingId,
    tourTitle: translateTitle({ tourTitle: booking.tourTitle, translation }).tourTitle,
    travelDate: booking.travelDate,
    progress: partyProgress(booking, { members, pickUp: booking.pickUp }, { ...tour, own }),
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
        answered: member.answered,
        identity: identity && { kind: identity.kind, ending: identity.number.slice(-endingLength) },
        answers: stored ? readAnswers(keys, stored) : {},
      };
    }),
    pickUp: booking.pickUp,
    ownQuestions: own,
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

/** Decrypts the answers to own questions that are stored with a person; empty if there are none, or no configured key decrypts them. */
export function readAnswers(
  keys: Keys,
  { id, encryptedAnswers }: { id: string; encryptedAnswers: string | null },
): Answers {
  const text = encryptedAnswers === null ? null : keys.decrypt("traveler-answers", encryptedAnswers, id);
  return text === null ? {} : storedAnswersSchema.parse(JSON.parse(text));
}
