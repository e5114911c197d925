import { distance } from "fastest-levenshtein";

interface TourNames {
  place: string;
  state: string;
  title: string;
}

interface Spelling {
  text: string;
  /** Edit distance; a swap of two adjacent letters counts as one. */
  away: number;
}

const shortestName = 3;
const shortestTitleWord = 4;
const maxMisspeltLength = 40;
const spellingsPerWord = 3;
const maxRespelled = 12;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u);

/** Collects the words that a misspelling may stand for, likeliest first: places and states, their words, the words of titles. */
export function vocabularyOf(tours: readonly TourNames[]): string[] {
  const names = [...tours.map(({ place }) => place), ...tours.map(({ state }) => state)];
  const candidates = [
    ...names,
    ...names.flatMap(wordsOf).filter((word) => word.length >= shortestName),
    ...tours.flatMap(({ title }) => wordsOf(title)).filter((word) => word.length >= shortestTitleWord),
  ];
  // The first spelling of a word represents all.
  return [
    ...new Map(candidates.toReversed().map((word) => [word.toLowerCase(), word])).values(),
  ].toReversed();
}

function nearest(word: string, vocabulary: readonly string[]): Spelling[] {
  if (word.length < shortestName || word.length > maxMisspeltLength) return [];
  const typed = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(word.length / 3));
  return vocabulary
    .map((text) => ({ text, away: lettersAway(text.toLowerCase(), typed) }))
    .filter(({ away }) => away <= allowed)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, spellingsPerWord);
}

function lettersAway(a: string, b: string): number {
  const away = distance(a, b);
  return away === 2 && isSwap(a, b) ? 1 : away;
}

/** Returns true for a swap of adjacent letters: "dehli" for "delhi". */
function isSwap(a: string, b: string): boolean {
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index]);
  return a === `${b.slice(0, at)}${b.charAt(at + 1)}${b.charAt(at)}${b.slice(at + 2)}`;
}

/**
 * Replaces the misspelled words of a search by known ones, likeliest first. Empty if nothing is misspelled, or no known word is similar.
 */
export function respell(
  words: readonly { text: string; isMisspelt: boolean }[],
  vocabulary: readonly string[],
): string[] {
  if (!words.some(({ isMisspelt }) => isMisspelt)) return [];
  return words
    .map(({ text, isMisspelt }) => (isMisspelt ? nearest(text, vocabulary) : [{ text, away: 0 }]))
    .reduce((searches, spellings) =>
      searches
        .flatMap((search) =>
          spellings.map(({ text, away }) => ({ text: `${search.text} ${text}`, away: search.away + away })),
        )
        .toSorted((a, b) => a.away - b.away)
        .slice(0, maxRespelled),
    )
    .map(({ text }) => text);
}
