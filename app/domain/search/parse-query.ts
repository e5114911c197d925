import { phrases } from "virtual:search-words";
import type { TravelDate } from "~/domain/calendar/calendar";
import { festivalAt } from "./departure-days";
import { lookUp, type Entry } from "./dictionary";
import { requirementsOf, span, weights, type Requirement } from "./requirements";
import {
  readDeparture,
  readDuration,
  readOrder,
  readParty,
  readPrice,
  readTimeOfDay,
} from "./rules/amount-rules";
import { readNegated, readUnwanted } from "./rules/exclusion-rules";
import { readLikened, readMarkedStart, readNearMe, readSimilarTo, readStart } from "./rules/place-rules";
import { typedText, type Reading, type Rule, type WantedOrder } from "./rules/rule";
import { isLatin, phraseIn, phraseSet, wordsOf, type Word } from "./words";

/** Reads a search as people type it: filters, and words to find in the texts of tours. */

export interface ParsedQuery {
  words: readonly Word[];
  requirements: readonly Requirement[];
  sort: WantedOrder | null;
  /** Indexes of words that are not in the dictionary; misspelled unless a tour contains them. */
  unknown: readonly number[];
  /** Indexes of words that ask for what is near the device; it has to be asked where it is. */
  nearMe: readonly number[];
  /** Sentences on what is true of all tours: diets. */
  notes: readonly string[];
}

const eitherWords = phraseSet(phrases.either);

/** Reads one of two places: "coorg ya chikmagalur". */
function eitherPlaceAt(words: readonly Word[], at: number, first: Entry, length: number): Reading | null {
  const join = phraseIn(eitherWords, words, at + length);
  const other = join > 0 ? lookUp(words, at + length + join) : null;
  if (first.kind !== "place" || other?.entry.kind !== "place") return null;
  const whole = length + join + other.length;
  const both = { ...first, names: [...first.names, ...other.entry.names] };
  return { length: whole, requirements: requirementsOf(both, at, whole, typedText(words, at, length)) };
}

/** Reads a name of the dictionary; a festival on its next day. */
const readName: Rule = (words, at, today) => {
  const found = lookUp(words, at);
  if (!found) return null;
  const festival = found.entry.kind === "time" ? festivalAt(words, at, today) : null;
  const either = eitherPlaceAt(words, at, found.entry, found.length);
  if (either) return either;
  const entry = festival && found.entry.kind === "time" ? { ...found.entry, day: festival.day } : found.entry;
  const length = Math.max(found.length, festival?.length ?? 0);
  return {
    length,
    requirements: requirementsOf(entry, at, length, typedText(words, at, length)),
    ...(entry.kind === "subject" && entry.subject.note !== undefined && { note: entry.subject.note }),
  };
};

/** Rules in the order in which they are tried: a price or a duration may begin with "from" or "around". */
const rules: readonly Rule[] = [
  readDeparture,
  readParty,
  readDuration,
  readPrice,
  readStart,
  readSimilarTo,
  readOrder,
  readUnwanted,
  readMarkedStart,
  readNearMe,
  readLikened,
  readNegated,
  readTimeOfDay,
  readName,
];

function readAt(words: readonly Word[], at: number, today: TravelDate): Reading {
  for (const rule of rules) {
    const reading = rule(words, at, today);
    if (reading) return reading;
  }
  const text = words[at]?.text ?? "";
  return { length: 1, ...(text.length > 1 && !/^\d/.test(text) && { isUnknown: true }) };
}

/** Endings of numbers, "50th", split from them. */
const ordinals = new Set(["st", "nd", "rd", "th"]);

const isYear = (text: string) => /^20[2-3]\d$/.test(text);

/**
 * Reads a search.
 * @param today in India, from which "tomorrow" and "next month" are counted
 */
export function parseQuery(q: string, today: TravelDate): ParsedQuery {
  const words = wordsOf(q);
  const readings: (Reading & { at: number })[] = [];
  for (let at = 0; at < words.length;) {
    const reading = { ...readAt(words, at, today), at };
    readings.push(reading);
    at += reading.length;
  }
  const understood = readings.flatMap(({ requirements = [] }) => requirements);
  const isCounted = (index: number) =>
    readings.some(
      (reading) => reading.isCounted && index >= reading.at && index < reading.at + reading.length,
    );
  // Numbers alone may be in a title.
  const isTitle = ({ text }: Word, index: number) =>
    /^\d/.test(text) && !isYear(text) && !isCounted(index) && !ordinals.has(words[index + 1]?.text ?? "");
  const unknown = [
    ...readings.flatMap(({ isUnknown, at }) => (isUnknown ? [at] : [])),
    ...(understood.length > 0 ? [] : words.flatMap((word, index) => (isTitle(word, index) ? [index] : []))),
  ];
  return {
    words,
    requirements: [...understood, ...unknown.map((at) => unknownRequirement(at, words[at]?.text ?? ""))],
    sort: readings.findLast(({ sort }) => sort)?.sort ?? null,
    unknown,
    nearMe: readings.flatMap(({ isNearMe, at, length }) => (isNearMe ? span(at, length) : [])),
    notes: [...new Set(readings.flatMap(({ note }) => note ?? []))],
  };
}

/** Returns the requirement that a tour contains a word without a known meaning. */
function unknownRequirement(at: number, text: string): Requirement {
  const phrases = isLatin(text) && text.length > 3 ? [text, `${text}*`] : [text];
  return {
    words: [at],
    weight: weights.unknown,
    term: { phrases, places: [], typed: text, place: null, rank: 1 },
  };
}

/** Reads a search that is the name of a place in the catalogue, whatever its words mean. */
export function parseName(words: readonly Word[]): ParsedQuery {
  const typed = words.map(({ text }) => text).join(" ");
  const term = { phrases: [typed], places: [], typed, place: typed, rank: 1 };
  return {
    words,
    requirements: [{ words: words.map((_, index) => index), weight: weights.place, term }],
    sort: null,
    unknown: [],
    nearMe: [],
    notes: [],
  };
}

/** Returns the search without some of its words. */
export function without(words: readonly Word[], indexes: readonly number[]): string {
  return words.flatMap(({ typed }, index) => (indexes.includes(index) ? [] : [typed])).join(" ");
}
