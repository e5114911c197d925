import { isNamedLike } from "~/domain/search/dictionary";
import type { Database } from "../platform/db/client";
import { listNames } from "./search/found-tours.repo";

const maxSuggestions = 5;

/**
 * Suggests up to five names, places first, then states, then titles, that contain the typed text, in any case, or that have an old name
 * or one in another script which contains it. Those of tours come with their paths, too.
 * Source: specification 1, section 5; P9 in docs/product.md.
 */
export async function suggestSearches(
  { db }: { db: Database },
  text: string,
): Promise<{ suggestions: string[]; tours: { title: string; path: string }[] }> {
  const typed = text.trim().toLowerCase();
  if (typed === "") return { suggestions: [], tours: [] };
  const tours = await listNames(db);
  const places = [...tours.map(({ place }) => place), ...tours.flatMap(({ states }) => states)];
  const known = [...new Set([...places, ...tours.map(({ title }) => title)])];
  const containing = known.filter((name) => name.toLowerCase().includes(typed));
  const alike = known.filter((name) => !containing.includes(name) && isNamedLike(name, text));
  const suggestions = [...containing, ...alike].slice(0, maxSuggestions);
  const isTour = ({ title }: { title: string }) => suggestions.includes(title) && !places.includes(title);
  return { suggestions, tours: tours.filter(isTour).map(({ title, path }) => ({ title, path })) };
}
