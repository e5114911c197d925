import { placeName } from "~/domain/places/place-name";
import { isNamedLike } from "~/domain/search/dictionary";
import type { Database } from "../platform/db/client";
import { listNames } from "./search/found-tours.repo";

const maxSuggestions = 5;

/**
 * Suggests up to five names in the current language, places first, then states, then titles, that contain the typed text, in any case, or
 * that have an English or old name or one in another script which contains it. Those of tours come with their paths, too.
 * Source: specification 1, section 5; P9 in docs/product.md.
 */
export async function suggestSearches(
  { db }: { db: Database },
  text: string,
): Promise<{ suggestions: string[]; tours: { title: string; path: string }[] }> {
  const typed = text.trim().toLowerCase();
  if (typed === "") return { suggestions: [], tours: [] };
  const tours = await listNames(db);
  const places = new Map([
    ...tours.map(({ place, shownPlace }) => [place, shownPlace] as const),
    ...tours.flatMap(({ states }) => states.map((state) => [state, placeName(state)] as const)),
  ]);
  const known = [
    ...new Map([...places, ...tours.map(({ title, shownTitle }) => [title, shownTitle] as const)]),
  ];
  const isContaining = (names: readonly string[]) => names.some((name) => name.toLowerCase().includes(typed));
  const containing = known.filter(isContaining);
  const alike = known.filter((names) => !isContaining(names) && isNamedLike(names[0], text));
  const suggested = new Map([...containing, ...alike].slice(0, maxSuggestions));
  const isTour = ({ title }: { title: string }) => suggested.has(title) && !places.has(title);
  return {
    suggestions: [...new Set(suggested.values())],
    tours: tours.filter(isTour).map(({ shownTitle, path }) => ({ title: shownTitle, path })),
  };
}
