import { isNamedLike } from "~/domain/search/dictionary";
import type { Database } from "../platform/db/client";
import { listNames } from "./search/found-tours.repo";

const maxSuggestions = 5;

/** Lists places first, then states, then titles, without duplicates. */
async function names(db: Database): Promise<string[]> {
  const tours = await listNames(db);
  return [
    ...new Set([
      ...tours.map(({ place }) => place),
      ...tours.flatMap(({ states }) => states),
      ...tours.map(({ title }) => title),
    ]),
  ];
}

/**
 * Suggests up to five names that contain the typed text, in any case, or that have an old name or one in another script which contains it.
 * Source: specification 1, section 5; P9 in docs/product.md.
 */
export async function suggestSearches({ db }: { db: Database }, text: string): Promise<string[]> {
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  const known = await names(db);
  const containing = known.filter((name) => name.toLowerCase().includes(typed));
  const alike = known.filter((name) => !containing.includes(name) && isNamedLike(name, text));
  return [...containing, ...alike].slice(0, maxSuggestions);
}
