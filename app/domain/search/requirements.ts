import type { Subject } from "virtual:search-words";
import type { DepartureCity } from "~/domain/tours/tour";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { lookUp, type Entry } from "./dictionary";
import { subjectOfPlace } from "./similar-places";
import type { TourFilter } from "./tour-query";
import { isLatin, keyOf, splitNames, wordsOf } from "./words";

/** Requirements of a search. */

/** Words to find in the texts of tours: one of the phrases must be there. */
export interface Term {
  phrases: readonly string[];
  /** Places known for it: such a tour has it, whatever its texts. */
  places: readonly string[];
  /** Typed words, which rank above the other phrases. */
  typed: string;
  /** Place of this name, which ranks first. It is looked for in the outline of a tour, not in its longer texts. */
  place: string | null;
  /** Share of the usual rank. */
  rank: number;
}

/** Something that a search asks for. At least one of `filter` and `term` is set. */
export interface Requirement {
  /** Indexes of its words. */
  words: readonly number[];
  /** How much it matters compared to others, if not all can be had. */
  weight: number;
  filter?: Partial<TourFilter>;
  /** Wider filter, if no tour passes the other. */
  loose?: Partial<TourFilter>;
  /** Required, unless there is a filter: then it ranks, and stands in for the filter. */
  term?: Term;
  /** Subject that a place is known for, which ranks the tours around it if none goes there. */
  knownFor?: Term;
  /** True if tours with it are not wanted: those that pass the filter or are about the term. */
  isExcluded?: true;
}

export const weights = {
  place: 20,
  state: 20,
  region: 7,
  from: 4,
  near: 7,
  days: 4,
  month: 3,
  price: 4,
  departure: 5,
  timeOfDay: 1,
  subject: 6,
  type: 3,
  people: 2,
  festival: 4,
  unknown: 5,
  excluded: 8,
};

/** Weight of a word without a known meaning that some tour contains; unknown words weigh more. */
export const foundWeight = 3;
/** Weight of such a word that is in the longer texts only. */
export const mentionedWeight = 1.5;
/** Weight of a word that no tour contains, beside others that are understood. */
export const strayWeight = 1;

/** Rank of what a place is known for: nearness still counts. */
const knownForRank = 0.3;

/** Days around a festival on which a holiday for it begins. */
const festivalLeeway = 3;

/** Returns the indexes of words in a row. */
export const span = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

function placeTerm(entry: Entry & { kind: "place" }, typed: string): Term {
  return { phrases: entry.names, places: [], typed, place: entry.name, rank: 1 };
}

/** Returns what a place or state is known for, as words that rank. */
function knownForOf(name: string): { knownFor?: Term } {
  const subject = subjectOfPlace(name);
  const entry = subject === null ? undefined : lookUp(wordsOf(subject), 0)?.entry;
  const own = entry && subject !== null ? requirementsOf(entry, 0, 1, subject) : [];
  const term = own.find((requirement) => requirement.term)?.term;
  return term ? { knownFor: { ...term, rank: knownForRank } } : {};
}

/** Returns what a name in a search asks for. */
export function requirementsOf(entry: Entry, at: number, length: number, typed: string): Requirement[] {
  const words = span(at, length);
  switch (entry.kind) {
    case "place":
      return [
        {
          words,
          weight: weights.place,
          loose: { near: entry.name },
          term: placeTerm(entry, typed),
          ...knownForOf(entry.name),
        },
      ];
    case "states":
      return [
        {
          words,
          weight: weights.state,
          filter: { state: entry.states.join(",") },
          // The surroundings of a state that no tour visits.
          ...(entry.states.length === 1 && { loose: { near: entry.label }, ...knownForOf(entry.label) }),
          term: {
            phrases: [entry.label, ...(isLatin(keyOf(typed)) ? [typed] : [])],
            places: [],
            typed,
            place: entry.label,
            rank: 0.25,
          },
        },
      ];
    case "region":
      return [{ words, weight: weights.region, filter: { region: entry.region } }];
    case "time":
      return [
        {
          words,
          weight: weights.month,
          ...(entry.day === undefined ? { filter: { month: entry.month } } : daysAround(entry.day)),
          ...(entry.texts !== undefined && {
            term: { phrases: splitNames(entry.texts), places: [], typed, place: null, rank: 2 },
          }),
        },
        ...(entry.state === undefined
          ? []
          : [
              {
                words,
                weight: weights.festival,
                filter: { state: entry.state },
                loose: { near: entry.state },
              },
            ]),
      ];
    case "subject":
      return subjectRequirements(entry.subject, { words, typed });
    case "abroad":
      return [
        { words, weight: weights.place, term: { phrases: [], places: [], typed, place: null, rank: 1 } },
      ];
    case "filler":
      return [];
  }
}

/** Returns the days around a festival as a filter, with the month of the festival; loosely any tour that leaves then. */
function daysAround(day: TravelDate): Pick<Requirement, "filter" | "loose"> {
  const days = { from: addDays(day, -festivalLeeway), to: addDays(day, festivalLeeway) };
  return { filter: { month: Number(day.slice(5, 7)), ...days }, loose: days };
}

function subjectRequirements(
  subject: Subject,
  { words, typed }: Pick<Requirement, "words"> & { typed: string },
): Requirement[] {
  const { filter, loose, texts = "", places = "", isInText, isVague } = subject;
  const term = {
    phrases: [...splitNames(texts), typed],
    places: splitNames(places),
    typed,
    place: null,
    rank: isVague ? 0.5 : 1,
  };
  if (isVague) return [{ words, weight: 0, term }];
  const isAboutPeople = filter?.interest !== undefined || filter?.fitness !== undefined;
  if (!filter) return [{ words, weight: weights.subject, term }];
  if (isInText)
    return [
      { words, weight: weights.type, filter, ...(loose && { loose }) },
      { words, weight: weights.subject, term },
    ];
  return [
    {
      words,
      weight: isAboutPeople ? weights.people : weights.subject,
      filter,
      ...(loose && { loose }),
      term: { ...term, rank: isAboutPeople ? 0.5 : 1 },
    },
  ];
}

/** Returns the requirements that a tour has nothing of an entry. People, times and vague wishes exclude no tour. */
export function exclusionsOf(
  entry: Entry,
  { words, typed, city }: { words: readonly number[]; typed: string; city?: DepartureCity | undefined },
): Requirement[] {
  const excluded = { words, weight: weights.excluded, isExcluded: true } as const;
  if (city !== undefined) return [{ ...excluded, filter: { city } }];
  switch (entry.kind) {
    case "place":
      return [{ ...excluded, term: { ...placeTerm(entry, typed), rank: 0 } }];
    case "states":
      return [{ ...excluded, filter: { state: entry.states.join(",") } }];
    case "region":
      return [{ ...excluded, filter: { region: entry.region } }];
    case "subject": {
      const { filter, texts = "", places = "", isInText, isVague } = entry.subject;
      if (isVague || filter?.interest !== undefined || filter?.fitness !== undefined) return [];
      const isWhole = filter !== undefined && !isInText;
      const phrases = isWhole ? [typed] : [...splitNames(texts), typed];
      const term = { phrases, places: isWhole ? [] : splitNames(places), typed, place: null, rank: 0 };
      return [{ ...excluded, ...(isWhole && { filter }), term }];
    }
    case "time":
    case "abroad":
    case "filler":
      return [];
  }
}
