import type { Answers } from "~/domain/bookings/party-questions";
import type { Keys } from "../platform/keys/keys";
import type { StoredAnswers } from "./party.repo";

/** Returns the answers of a person as they are stored; null without any. @param id of the person, to which they are bound */
export function encryptAnswers(keys: Keys, id: string, given: Answers): StoredAnswers | null {
  const answered = Object.keys(given);
  if (answered.length === 0) return null;
  return {
    answered,
    encryptedAnswers: keys.encrypt("traveler-answers", JSON.stringify(given), id),
  };
}
