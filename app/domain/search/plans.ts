import type { TravelDate } from "~/domain/calendar/calendar";
import type { Festival } from "./departure-days";
import { parseName, parseQuery, type ParsedQuery } from "./parse-query";
import { foundWeight, mentionedWeight, strayWeight, type Requirement } from "./requirements";
import type { TourFilter } from "./tour-query";
import {
  appliedOf,
  levels,
  reconcile,
  relaxedOf,
  searchedWordsOf,
  type Applied,
  type Level,
  type Relaxed,
  type SearchedWords,
} from "./understanding";

/** The ways to search for a typed text, in the order in which they are tried. */

/** One way to search. */
export interface Plan {
  parsed: ParsedQuery;
  requirements: readonly Requirement[];
  /** The search with correct spelling, if that is searched instead; else null. */
  corrected: string | null;
  /** True if tours that meet most of it are found, too; otherwise they meet all. */
  isRelaxed: boolean;
}

/** Facts about the words of a search, from the tours on sale. Words are given by their indexes. */
export interface WordFacts {
  /** True if the search is the name of a tour's place. */
  isName: boolean;
  /** Words without a known meaning that no tour contains. */
  misspelt: readonly number[];
  /** Words without a known meaning that tours contain in their longer texts only. */
  mentioned: readonly number[];
  /** The search with correct spelling, if there is one and it is wanted; else null. */
  corrected: string | null;
}

/** How a search was understood, for the person who typed it. */
export interface Understanding {
  applied: Applied[];
  /** Words that stay words: they are searched in the texts. */
  words: SearchedWords[];
  corrected: string | null;
  /** Words that no tour matches together with the rest, if the tours match fewer; else null. */
  relaxed: Relaxed[] | null;
  /** Relaxed words that no tour has, whatever the rest. */
  absent: string[];
  /** Sentences on what holds for all tours, as for diets and pets. */
  notes: string[];
  /** The festival whose days are searched, or null. */
  festival: Festival | null;
}

/**
 * Reads a search as typed.
 * @param today in India
 * @param given explicit filters, which beat the words
 */
export function readTyped(q: string, today: TravelDate, given: TourFilter): Plan {
  return planOf(parseQuery(q, today), given);
}

function planOf(parsed: ParsedQuery, given: TourFilter, corrected: string | null = null): Plan {
  return {
    parsed,
    requirements: reconcile(parsed.requirements, given),
    corrected,
    isRelaxed: false,
  };
}

/**
 * Returns the ways to search in order: as a name, as typed, and with correct spelling or as typed for the tours that meet most of it.
 * The last one is what the nearest tours are near to.
 */
export function understand(
  typed: Plan,
  facts: WordFacts,
  { today, given }: { today: TravelDate; given: TourFilter },
): [...Plan[], Plan] {
  const { words, unknown } = typed.parsed;
  // "Himalaya to the sea" is a tour, not a beach.
  const names = facts.isName ? [planOf(parseName(words), given)] : [];
  const base = names[0] ?? typed;
  const last =
    facts.corrected === null
      ? { ...base, requirements: weighUnknown(base.requirements, names.length > 0 ? [] : unknown, facts) }
      : planOf(parseQuery(facts.corrected, today), given, facts.corrected);
  return [...names, typed, { ...last, isRelaxed: true }];
}

/**
 * Weighs the words without a known meaning: less than a subject if a tour contains them, and least if none does, unless there is
 * nothing else to go by.
 */
function weighUnknown(
  requirements: readonly Requirement[],
  unknown: readonly number[],
  { misspelt, mentioned }: WordFacts,
): Requirement[] {
  const isUnknown = ({ words }: Requirement) => words.length === 1 && unknown.includes(words[0] ?? -1);
  const isUnderstood = requirements.some((requirement) => requirement.weight > 0 && !isUnknown(requirement));
  return requirements.map((requirement) => {
    if (!isUnknown(requirement)) return requirement;
    const word = requirement.words[0] ?? -1;
    if (!misspelt.includes(word))
      return { ...requirement, weight: mentioned.includes(word) ? mentionedWeight : foundWeight };
    return isUnderstood ? { ...requirement, weight: strayWeight } : requirement;
  });
}

/**
 * Describes what a plan searches for whose requirements are met to these levels.
 * @param absent indexes of the requirements that no tour meets
 */
export function describe(
  { parsed, requirements, corrected }: Plan,
  met: readonly Level[],
  absent: readonly number[] = [],
): Understanding {
  const relaxed = relaxedOf(parsed, requirements, met);
  const lacking = requirements.filter((_, index) => absent.includes(index));
  return {
    applied: appliedOf(parsed, requirements, met),
    words: searchedWordsOf(parsed, requirements, met),
    corrected,
    relaxed: relaxed.length === 0 ? null : relaxed,
    absent: relaxedOf(
      parsed,
      lacking,
      lacking.map(() => levels.dropped),
    ).map(({ text }) => text),
    notes: parsed.notes,
    // Explicit days beat those of a festival.
    festival: requirements.some(({ filter }) => filter?.from !== undefined) ? parsed.festival : null,
  };
}
