import { phrases, type Subject } from "virtual:search-words";
import type { TravelDate } from "~/domain/calendar/calendar";
import { currentLanguage } from "~/domain/language/language";
import { answerMessages } from "./answers/messages";
import { festivalAt, nextMonth, type Festival } from "./departure-days";
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
  notes: string[];
  /** The festival whose days are searched; of several the one with the longest name. */
  festival: Festival | null;
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
  const entry = festival && found.entry.kind === "time" ? { ...found.entry, days: festival } : found.entry;
  const length = Math.max(found.length, festival?.length ?? 0);
  const note =
    entry.kind === "subject"
      ? noteOf(entry.subject)
      : entry.kind === "abroad"
        ? answerMessages().onlyIndia
        : undefined;
  return {
    length,
    requirements: requirementsOf(entry, at, length, typedText(words, at, length)),
    ...(note !== undefined && { note }),
    ...(festival && { festival }),
  };
};

/** Returns the note of a subject in the current language. */
function noteOf({ note, noteIn }: Subject): string | undefined {
  const language = currentLanguage();
  return language === "en" ? note : (noteIn?.[language] ?? note);
}

/** Lets the festival with the longest name speak for all that a search names: "diwali dev deepawali". */
function ofOneFestival(readings: readonly (Reading & { at: number })[]): {
  readings: readonly (Reading & { at: number })[];
  festival: Festival | null;
} {
  const [main, ...others] = readings
    .filter(({ festival }) => festival)
    .toSorted((a, b) => (b.festival?.name.length ?? 0) - (a.festival?.name.length ?? 0));
  // "Diwali in Goa" is in Goa, and "holi beach" on a beach.
  const isElsewhere = readings.some(
    ({ festival, requirements = [] }) =>
      !festival && requirements.some(({ weight, isExcluded }) => weight >= weights.subject && !isExcluded),
  );
  return {
    festival: main?.festival ?? null,
    readings: readings.map((reading) =>
      others.includes(reading)
        ? { ...reading, requirements: [] }
        : reading === main && isElsewhere
          ? { ...reading, requirements: reading.requirements?.filter(({ filter }) => filter) ?? [] }
          : reading,
    ),
  };
}

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
  const all: (Reading & { at: number })[] = [];
  for (let at = 0; at < words.length;) {
    const reading = { ...readAt(words, at, today), at };
    all.push(reading);
    at += reading.length;
  }
  const { readings, festival } = ofOneFestival(all);
  const understood = inSeason(
    readings.flatMap(({ requirements = [] }) => requirements),
    today,
  );
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
    festival,
  };
}

const isMonth = ({ filter }: Requirement) => filter?.month !== undefined && filter.from === undefined;

/**
 * Widens a month to the tours that leave then. A weather that has months of its own wants no more: "december snow" leaves in December for a
 * place that has snow then.
 */
function inSeason(requirements: readonly Requirement[], today: TravelDate): readonly Requirement[] {
  const month = requirements.find(isMonth)?.filter?.month;
  const isThen = ({ months }: Requirement) => month !== undefined && months?.includes(month) === true;
  if (month === undefined) return requirements;
  const leaving = { anytime: nextMonth(month, today) };
  const isWeather = requirements.some(isThen);
  return requirements.map((requirement) => {
    if (isMonth(requirement))
      return { ...requirement, ...(isWeather && { filter: leaving }), loose: leaving };
    const { term } = requirement;
    return term && isThen(requirement) ? { ...requirement, term: { ...term, phrases: [] } } : requirement;
  });
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
    festival: null,
  };
}

/** Returns the search without some of its words. */
export function without(words: readonly Word[], indexes: readonly number[]): string {
  return words.flatMap(({ typed }, index) => (indexes.includes(index) ? [] : [typed])).join(" ");
}
