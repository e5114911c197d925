import type { TravelDate } from "~/domain/calendar/calendar";
import type { TourSort } from "~/domain/tours/tour-search";
import { splitNames } from "../dictionary";
import type { Requirement } from "../requirements";
import { keyOf, type Word } from "../words";

/** An order asked for by words, as "cheap". */
export interface WantedOrder {
  by: TourSort;
  /** Indexes of the words. */
  words: readonly number[];
}

/** What a rule reads from words in a row. */
export interface Reading {
  /** Number of words. */
  length: number;
  requirements?: readonly Requirement[];
  sort?: WantedOrder;
  /** True for numbers of people or stars, which are no part of a title. */
  isCounted?: true;
  /** True for a word that is not in the dictionary. */
  isUnknown?: true;
}

/**
 * Reads the words of a search from an index on; null if they are not what the rule is about.
 * @param today in India, from which "tomorrow" and "next month" are counted
 */
export type Rule = (words: readonly Word[], at: number, today: TravelDate) => Reading | null;

/** Returns a set of phrases by their keys. */
export const setOf = (line: string) => new Set(splitNames(line).map(keyOf));

/** Returns words as they were typed. */
export const typedText = (words: readonly Word[], at: number, length: number) =>
  words
    .slice(at, at + length)
    .map(({ typed }) => typed)
    .join(" ");

/** Words between things that are alternatives: "without beach or temple", "from chennai or bangalore". */
export const alternatives = setOf("or, nor, and, aur, ya, also no, or any");
