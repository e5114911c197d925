import { fillers } from "virtual:search-words";
import { correctNames, type CorrectName } from "./dictionary";
import { isSwap, lettersAway } from "./letters-away";
import { keyOf, soundOf, splitNames, type Word } from "./words";

/** Places abroad whose names resemble one in the catalogue, spelled correctly. */
const placesAbroad = new Set(splitNames(fillers.abroadAlike));

const minWord = 3;
const maxWordLength = 30;
/** A longer word may have two wrong letters, the longest three, if they sound alike. */
const twoWrong = 6;
const threeWrong = 8;

/** Returns how unlike two spellings are, or null if one does not stand for the other. */
function unlikeness(typed: string, { key, isFiller }: CorrectName): number | null {
  if (Math.abs(key.length - typed.length) > 3 || key.length < minWord) return null;
  const away = lettersAway(key, typed);
  if (away > 3) return null;
  const isAlike = soundOf(key) === soundOf(typed);
  const cost = away + (isAlike ? 0 : 0.5) + (isFiller ? 0.3 : 0) + (key[0] === typed[0] ? 0 : 0.4);
  // Three letters are too few to guess by anything but a swap.
  if (typed.length === minWord) return away === 1 && isSwap(key, typed) ? cost : null;
  const isSameStart = key[0] === typed[0];
  if (!isSameStart && (isFiller || typed.length < 5)) return null;
  if (isFiller && typed.length < 5) return null;
  if (away <= 1) return typed.length === 4 && key.length < 4 ? null : cost;
  if (isFiller || !isSameStart) return null;
  if (away === 2) return typed.length >= twoWrong && (isAlike || typed.length >= threeWrong) ? cost : null;
  return typed.length >= threeWrong && isAlike ? cost : null;
}

function nearest(typed: string, names: readonly CorrectName[]): CorrectName | null {
  if (typed.length < minWord || typed.length > maxWordLength) return null;
  let best: CorrectName | null = null;
  let min = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const cost = unlikeness(typed, name);
    // The first of equal names is the likeliest.
    if (cost !== null && cost < min) [best, min] = [name, cost];
  }
  return best;
}

/** Converts the names in a catalogue to correct spellings: names and their words. */
export function spellingsOf(names: readonly string[]): CorrectName[] {
  const texts = names.flatMap((name) => [
    name,
    ...name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 3),
  ]);
  return [...new Set(texts)].map((text) => ({ text, key: keyOf(text), isFiller: false }));
}

const capitalized = (text: string) =>
  text.replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * Replaces misspelled words of a search by known ones. Returns the corrected search, or null if no misspelled word resembles one.
 * @param misspelt indexes of words that neither the dictionary nor any tour contains
 * @param catalogueNames further correct names (`spellingsOf`)
 */
export function correct(
  words: readonly Word[],
  misspelt: readonly number[],
  catalogueNames: readonly CorrectName[] = [],
): string | null {
  const names = [...correctNames(), ...catalogueNames];
  const texts: (string | null)[] = words.map(({ typed }) => typed);
  let isChanged = false;
  for (const index of misspelt) {
    const word = words[index]?.text ?? "";
    if (placesAbroad.has(word)) continue;
    const next = words[index + 1]?.text;
    const before = index > 0 && texts[index - 1] !== null ? words[index - 1]?.text : undefined;
    // A pair before the word alone: "goldern triangle" is a name.
    const withNext = next === undefined ? null : nearest(word + next, names);
    const withLast = before === undefined ? null : nearest(before + word, names);
    const alone = nearest(word, names);
    if (withNext && withNext.text.includes(" ")) {
      texts[index] = capitalized(withNext.text);
      texts[index + 1] = null;
    } else if (withLast && withLast.text.includes(" ")) {
      texts[index - 1] = null;
      texts[index] = capitalized(withLast.text);
    } else if (alone)
      texts[index] =
        words.length === 1 || alone.text !== alone.text.toLowerCase() ? capitalized(alone.text) : alone.text;
    else continue;
    isChanged = true;
  }
  return isChanged ? texts.filter((text) => text !== null).join(" ") : null;
}
