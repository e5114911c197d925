import { expect, test } from "vitest";
import { correct, spellingsOf } from "~/domain/search/spelling";
import { wordsOf } from "~/domain/search/words";
import { readTours } from "../../scripts/seed/catalogue";

const names = spellingsOf(readTours().flatMap(({ place, title }) => [place, title]));

/** Returns a search's correction; a word in capitals stands for one that no tour contains. */
function correctionOf(search: string): string | null {
  const misspelt = search.split(" ").flatMap((word, index) => (word === word.toUpperCase() ? [index] : []));
  return correct(wordsOf(search.toLowerCase()), misspelt, names);
}

test.for([
  ["MUNAR", "Munnar"],
  ["MUNAR tea", "Munnar tea"],
  ["tea MUNAR", "tea Munnar"],
  ["KERELA houseboat", "Kerala houseboat"],
  ["LADHAK", "Ladakh"],
  ["GOLDERN triangle", "Golden Triangle"],
  ["GAO", "Goa"],
  ["DEHLI", "Delhi"],
  ["HONEMOON kerala", "honeymoon kerala"],
  ["MUNAR houseboat KERELA", "Munnar houseboat Kerala"],
] as const)("%s is corrected to %s", ([search, corrected]) => {
  expect(correctionOf(search)).toBe(corrected);
});

test("a correct spelling, and words unlike any known one, stay", () => {
  for (const search of ["munnar", "XYZXYZXYZ", "munnar XYZXYZXYZ", "ZZ", "BALI", "PARIS", "Q".repeat(2000)])
    expect(correctionOf(search), search).toBeNull();
  expect(correct([], [], names)).toBeNull();
});
