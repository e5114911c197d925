import { canChangeBooking, lastDayOfBooking } from "~/domain/trips/traveler-booking";
import {
  answerField,
  identityRetentionDays,
  isAskedOf,
  memberField,
  ownQuestionsOf,
} from "~/domain/trips/party-details";
import type { MemberAnswers, PartyAnswers } from "~/domain/trips/party-form";
import { answerSchema } from "~/domain/bookings/own-questions";
import type { PartyQuestion } from "~/domain/bookings/party-questions";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { AppError, invalidFields, type FieldErrors } from "~/domain/errors";
import type { Keys } from "../platform/keys/keys";
import { openBooking, type BookingVisitor, type OpenDependencies } from "./booking-access";
import { readIdentity } from "./get-party";
import { encryptAnswers } from "../bookings/encrypt-answers";
import { findParty, memberId, saveParty as writeParty, type MemberToSave } from "../bookings/party.repo";
import { tripErrors } from "./messages";

/**
 * Saves the names of a booking's party and the other answers, as far as given. Answers to questions that the tour doesn't ask are not
 * stored. The last of two changes wins, person by person.
 * @throws AppError `unauthenticated`, `not_found`, `too_many_requests`, `invalid` (a document without its number, an answer of another kind),
 * `illegal_transition` (canceled, or the trip is over)
 */
export async function saveParty(
  dependencies: OpenDependencies,
  bookingId: string,
  visitor: BookingVisitor,
  headers: Headers,
  answers: PartyAnswers,
): Promise<void> {
  const { db, clock, keys } = dependencies;
  const { condition } = await openBooking(dependencies, bookingId, visitor, headers);
  const found = await findParty(db, condition);
  if (!found) throw new AppError("not_found", tripErrors().notFound);
  const { booking, asked, own } = found;
  const errors: FieldErrors = {};
  const members = answers.members.map((member): MemberToSave => {
    const id = memberId(booking.id, member);
    const stored = found.members.find((other) => other.id === id) ?? {
      id,
      age: null,
      encryptedIdentity: null,
    };
    const asks = (question: PartyQuestion) => asked.includes(question) && isAskedOf(member.kind, question);
    const encryptedIdentity = asks("identity") ? encryptIdentity(keys, member, stored) : null;
    if (encryptedIdentity === "missing")
      errors[memberField(member, "identityNumber")] = [tripErrors().documentNumberMissing];
    const given: Record<string, string> = {};
    for (const question of ownQuestionsOf(own, member)) {
      const typed = question.per === "booking" ? answers.answers : member.answers;
      const answer = answerSchema(question).safeParse(typed[question.id] ?? "");
      if (!answer.success)
        errors[answerField(question, member)] = answer.error.issues.map(({ message }) => message);
      else if (answer.data !== null) given[question.id] = answer.data;
    }
    const encrypted = encryptAnswers(keys, id, given);
    return {
      kind: member.kind,
      number: member.number,
      id,
      name: member.name,
      // The age of a child may have been given when booking.
      age: asks("age") ? member.age : stored.age,
      diet: asks("diet") ? member.diet : null,
      answered: encrypted && JSON.stringify(encrypted.answered),
      encryptedAnswers: encrypted?.encryptedAnswers ?? null,
      ...(encryptedIdentity !== undefined && encryptedIdentity !== "missing" && { encryptedIdentity }),
    };
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  const isWritten =
    canChangeBooking(booking, todayInIndia(clock())) &&
    (await writeParty(db, condition, {
      members,
      pickUp: asked.includes("pick-up") ? answers.pickUp : null,
      identityUntil: addDays(lastDayOfBooking(booking), identityRetentionDays + 1),
    }));
  if (!isWritten) throw new AppError("illegal_transition", tripErrors().noNames);
}

/** Returns the encrypted document to store; null removes it, undefined keeps the stored one, "missing" lacks its number. */
function encryptIdentity(
  keys: Keys,
  { identityKind: kind, identityNumber: number }: MemberAnswers,
  stored: { id: string; encryptedIdentity: string | null },
): string | null | undefined | "missing" {
  if (kind === null) return null;
  if (number !== null) return keys.encrypt("traveler-identity", JSON.stringify({ kind, number }), stored.id);
  return readIdentity(keys, stored)?.kind === kind ? undefined : "missing";
}
