import { phrases } from "virtual:search-words";
import { lookUp } from "../dictionary";
import { exclusionsOf, span, weights, type Requirement } from "../requirements";
import { phraseIn, phraseSet, type Word } from "../words";
import { departureCityOf, fromWords } from "./place-rules";
import { alternatives, typedText, type Rule } from "./rule";

/** Rules for what is not wanted. */

const negations = phraseSet(phrases.negations);
const negatedAfter = phraseSet(phrases.negatedAfter);
/** Words after "without" that belong to what follows, at most. */
const maxSkipped = 3;

/** Reads "without munnar" and "no beach or temples". A name that begins with "no" or "not" has a meaning of its own. */
export const readUnwanted: Rule = (words, at) => {
  const lead = phraseIn(negations, words, at);
  if (lead === 0) return null;
  const whole = lookUp(words, at);
  if (whole && whole.length > lead) return null;
  let end = at + lead;
  const requirements: Requirement[] = [];
  for (let before: Unwanted | null = null; end < words.length;) {
    const next: Unwanted | null = unwantedAt(words, at, end, before);
    if (!next) break;
    requirements.push(...next.requirements);
    end = next.end;
    before = next;
    if (next.isLast) break;
  }
  return { length: end - at, requirements };
};

/** One thing that is not wanted, and the index of the word after it. */
interface Unwanted {
  requirements: readonly Requirement[];
  end: number;
  isPlace: boolean;
  isLast: boolean;
}

/**
 * Reads the next thing of a list that is not wanted.
 * @param at first word of the list
 * @param before the thing before it; null for the first
 */
function unwantedAt(
  words: readonly Word[],
  at: number,
  from: number,
  before: Unwanted | null,
): Unwanted | null {
  const join = before ? phraseIn(alternatives, words, from) : 0;
  // "Except manali shimla": places in a row belong together.
  if (before && join === 0 && !(before.isPlace && lookUp(words, from)?.entry.kind === "place")) return null;
  const isFrom = phraseIn(fromWords, words, from + join) > 0;
  const start = afterFillers(words, from + join);
  const found = lookUp(words, start);
  const length = found?.length ?? 1;
  const typed = typedText(words, start, length);
  const first = before ? from : at;
  const own = { words: span(first, start + length - first), typed };
  const end = start + length;
  if (!found) {
    // A number, or words as "no rush" and "not boring".
    if (before || start >= words.length || /^\d/.test(typed)) return null;
    const term = { phrases: [typed], places: [], typed, place: null, rank: 0 };
    const requirement = { words: own.words, weight: weights.excluded, term, isExcluded: true } as const;
    return { requirements: [requirement], end, isPlace: false, isLast: true };
  }
  if (found.entry.kind === "filler") return null;
  const city = isFrom ? departureCityOf(found.entry) : undefined;
  const requirements = exclusionsOf(found.entry, { ...own, city });
  // "No beach and with kids": only what can be left out continues the list.
  if (requirements.length === 0 && before) return null;
  return { requirements, end, isPlace: found.entry.kind === "place", isLast: false };
}

/** Skips words after "without" that belong to what follows. */
function afterFillers(words: readonly Word[], from: number): number {
  let start = from;
  for (let skipped = 0; skipped < maxSkipped; skipped++) {
    const next = lookUp(words, start);
    if (next?.entry.kind !== "filler" || phraseIn(alternatives, words, start) > 0) break;
    start += next.length;
  }
  return start;
}

/** Reads "munnar ke bina". */
export const readNegated: Rule = (words, at) => {
  const found = lookUp(words, at);
  if (!found || found.entry.kind === "filler") return null;
  const mark = phraseIn(negatedAfter, words, at + found.length);
  if (mark === 0) return null;
  const own = { words: span(at, found.length + mark), typed: typedText(words, at, found.length) };
  return { length: found.length + mark, requirements: exclusionsOf(found.entry, own) };
};
