import { distance } from "fastest-levenshtein";
import { searchWords } from "~/domain/tour-search";
import type { Database } from "../db/client";
import { listNames } from "./tour-search.repo";

const mostSuggestions = 5;

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

/** Up to three places or states spelled nearly like a search that found nothing. */
export async function suggestSpellings({ db }: { db: Database }, text: string): Promise<string[]> {
  const typed = searchWords(text).join(" ").toLowerCase();
  if (typed.length < 3 || typed.length > 40) return [];
  const tours = await listNames(db);
  const candidates = [...new Set(tours.flatMap(({ place, state }) => [place, state]))];
  const allowed = Math.max(1, Math.floor(typed.length / 3));
  return candidates
    .map((name) => ({
      name,
      away: Math.min(...spellings(name).map((spelling) => distance(spelling, typed))),
    }))
    .filter(({ away }) => away <= allowed)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** A name and each of its words: "Leh Ladakh" is meant by "ladak" too. */
function spellings(name: string): string[] {
  const lower = name.toLowerCase();
  return [lower, ...lower.split(/[\s,&-]+/).filter((word) => word.length > 3)];
}
