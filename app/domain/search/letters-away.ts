import { distance } from "fastest-levenshtein";

/** Returns the number of wrong letters; two swapped ones count as one. */
export function lettersAway(a: string, b: string): number {
  const away = distance(a, b);
  return away === 2 && isSwap(a, b) ? 1 : away;
}

/** Returns true for a swap of adjacent letters: "dehli" for "delhi". */
export function isSwap(a: string, b: string): boolean {
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index]);
  return a === `${b.slice(0, at)}${b.charAt(at + 1)}${b.charAt(at)}${b.slice(at + 2)}`;
}
