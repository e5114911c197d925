import { searchWords } from "~/domain/tour-search";
import type { Database } from "../db/client";
import { respell, vocabularyOf } from "./spelling";
import { areFound, listNames } from "./tour-search.repo";

const mostSuggestions = 5;
const mostSpellings = 3;

/** Places first, then states, then titles; each once. */
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

/** Up to five names that hold the typed text, whatever its case. Source: specification 1, section 5; P9 in docs/product.md. */
export async function suggestSearches({ db }: { db: Database }, text: string): Promise<string[]> {
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  return (await names(db)).filter((name) => name.toLowerCase().includes(typed)).slice(0, mostSuggestions);
}

/**
 * Up to three searches like one that found nothing, its misspelt words replaced, each of which finds something.
 * A word counts as misspelt when no tour holds it.
 */
export async function suggestSpellings({ db }: { db: Database }, text: string): Promise<string[]> {
  const words = searchWords(text);
  const [isKnown, tours] = await Promise.all([areFound(db, words), listNames(db)]);
  const searches = respell(
    words.map((word, index) => ({ text: word, isMisspelt: isKnown[index] === false })),
    vocabularyOf(tours),
  );
  const isFound = await areFound(db, searches);
  return searches.filter((_, index) => isFound[index]).slice(0, mostSpellings);
}
