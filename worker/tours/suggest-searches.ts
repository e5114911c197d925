import { searchWords } from "~/domain/tours/tour-search";
import type { Database } from "../db/client";
import { respell, vocabularyOf } from "./spelling";
import { areFound, listNames } from "./tour-search.repo";

const maxSuggestions = 5;
const maxSpellings = 3;

/** Lists places first, then states, then titles, without duplicates. */
async function names(db: Database): Promise<string[]> {
  const tours = await listNames(db);
  return [
    ...new Set([
      ...tours.map(({ place }) => place),
      ...tours.map(({ state }) => state),
      ...tours.map(({ title }) => title),
    ]),
  ];
}

/** Suggests up to five names that contain the typed text, in any case. Source: specification 1, section 5; P9 in docs/product.md. */
export async function suggestSearches({ db }: { db: Database }, text: string): Promise<string[]> {
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  return (await names(db)).filter((name) => name.toLowerCase().includes(typed)).slice(0, maxSuggestions);
}

/**
 * Suggests up to three searches with corrected spelling for a search without results, each of which has results. A word counts as
 * misspelled if no tour contains it.
 */
export async function suggestSpellings({ db }: { db: Database }, text: string): Promise<string[]> {
  const words = searchWords(text);
  const [isKnown, tours] = await Promise.all([areFound(db, words), listNames(db)]);
  const searches = respell(
    words.map((word, index) => ({ text: word, isMisspelt: isKnown[index] === false })),
    vocabularyOf(tours),
  );
  const isFound = await areFound(db, searches);
  return searches.filter((_, index) => isFound[index]).slice(0, maxSpellings);
}
