import type { ParsedQuery } from "~/domain/search/parse-query";
import { correct, spellingsOf } from "~/domain/search/spelling";
import type { WordFacts } from "~/domain/search/plans";
import type { Database } from "../../platform/db/client";
import { listNames } from "./found-tours.repo";
import { findNamed, findWords } from "./full-text.repo";
import type { SearchIndex } from "./search-index";

/**
 * Finds out what the tours on sale tell about the words of a search.
 * @param options.isLiteral true if the spelling is not to be corrected
 */
export async function findWordFacts(
  db: Database,
  index: Promise<SearchIndex>,
  { words, unknown }: ParsedQuery,
  { q, isLiteral }: { q: string; isLiteral: boolean },
): Promise<WordFacts> {
  const texts = unknown.map((word) => words[word]?.text ?? "");
  const [found, named, { atOf }] = await Promise.all([findWords(db, texts), findNamed(db, q), index]);
  const isOnSale = (ids: readonly number[] = []) => ids.some((id) => atOf.has(id));
  const misspelt = unknown.filter((_, number) => !isOnSale(found[number]?.anywhere));
  return {
    isName: isOnSale(named),
    misspelt,
    mentioned: unknown.filter(
      (word, number) => !misspelt.includes(word) && !isOnSale(found[number]?.outlined),
    ),
    corrected: isLiteral || misspelt.length === 0 ? null : await correctedOf(db, words, misspelt),
  };
}

/** Corrects misspelled words by the dictionary or else by the names of tours; null if they resemble none. */
async function correctedOf(
  db: Database,
  words: ParsedQuery["words"],
  misspelt: readonly number[],
): Promise<string | null> {
  const corrected = correct(words, misspelt);
  if (corrected !== null) return corrected;
  const names = await listNames(db);
  return correct(words, misspelt, spellingsOf(names.flatMap(({ place, title }) => [place, title])));
}
