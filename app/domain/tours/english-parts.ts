import { formatList } from "~/domain/language/lists";

/** How many parts of a tour's Hindi page are in English, by kind. */
export type EnglishParts = Record<"texts" | "days" | "questions" | "facts" | "sources", number>;

export const countOf = (parts: EnglishParts): number =>
  Object.values(parts).reduce((sum, count) => sum + count, 0);

/** Lists the kinds of parts that there are: "3 days, 4 questions and 12 sources". @param names each with its number */
export function listParts(
  parts: EnglishParts,
  names: Record<keyof EnglishParts, (count: number) => string>,
): string {
  const kinds = Object.entries(parts) as [keyof EnglishParts, number][];
  return formatList(kinds.flatMap(([kind, count]) => (count === 0 ? [] : [names[kind](count)])));
}
