import { phrases } from "virtual:search-words";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { TourSort } from "~/domain/tours/tour-search";
import type { Festival } from "../departure-days";
import type { Requirement } from "../requirements";
import { phraseSet, type Word } from "../words";

/** An order asked for by words, as "cheap". */
export interface WantedOrder {
  by: TourSort;
  /** Indexes of the words. */
  words: readonly number[];
}

/** Result of a rule that applies to words in a row. */
export interface Reading {
  /** Number of words. */
  length: number;
  requirements?: readonly Requirement[];
  sort?: WantedOrder;
  /** True for numbers of people or stars, which are no part of a title. */
  isCounted?: true;
  /** True for "near me". */
  isNearMe?: true;
  /** Sentence on what is true of all tours. */
  note?: string;
  /** The festival that the words name. */
  festival?: Festival;
  /** True for a word that is not in the dictionary. */
  isUnknown?: true;
}

/**
 * Reads the words of a search from an index on; null if they are not what the rule is about.
 * @param today in India, from which "tomorrow" and "next month" are counted
 */
export type Rule = (words: readonly Word[], at: number, today: TravelDate) => Reading | null;

/** Returns words as they were typed. */
export const typedText = (words: readonly Word[], at: number, length: number) =>
  words
    .slice(at, at + length)
    .map(({ typed }) => typed)
    .join(" ");

/** Words between things that are alternatives: "without beach or temple", "from chennai or bangalore". */
export const alternatives = phraseSet(phrases.alternatives);
