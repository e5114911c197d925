import { knownFor, phrases } from "virtual:search-words";
import { phraseIn, phraseSet, splitNames, type Word } from "./words";

/** Places that people want something similar to: "similar to Goa". */

const similarTo = phraseSet(phrases.similarTo);
const similarAfter = phraseSet(phrases.similarAfter);

/** Returns the number of words that ask for something similar to what follows, or 0. */
export const similarLead = (words: readonly Word[], at: number) => phraseIn(similarTo, words, at);

/** Returns the number of words that ask for something similar to what precedes them, or 0. */
export const similarTail = (words: readonly Word[], at: number) => phraseIn(similarAfter, words, at);

/** Returns the subject that a place or state is known for, or null. */
export function subjectOfPlace(name: string): string | null {
  return Object.entries(knownFor).find(([, places]) => splitNames(places).includes(name))?.[0] ?? null;
}
