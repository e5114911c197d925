import { expect, test } from "vitest";
import { readTours } from "../../scripts/seed/catalogue";
import { respell, vocabularyOf } from "../../worker/tours/spelling";

const vocabulary = vocabularyOf(readTours());

/** Returns a search's suggestion; a word in capitals stands for one that no tour contains. */
function offersFor(search: string): string[] {
  const words = search.split(" ").map((word) => ({
    text: word.toLowerCase(),
    isMisspelt: word === word.toUpperCase(),
  }));
  return respell(words, vocabulary);
}

test.for([
  ["MUNAR", "Munnar"],
  ["MUNAR tea", "Munnar tea"],
  ["tea MUNAR", "tea Munnar"],
  ["DARJELING KANCHENJUGA", "Darjeeling"],
  ["TAMILNADU", "Tamil Nadu"],
  ["KERELA houseboat", "Kerala houseboat"],
  ["LADDAKH", "Ladakh"],
  ["TRIANGEL", "Triangle"],
  ["GAO", "Goa"],
  ["DEHLI", "Delhi"],
] as const)("%s is suggested as %s", ([search, offered]) => {
  const [first = ""] = offersFor(search);
  expect(first).toContain(offered);
});

test("two misspelled words are both replaced, and a known word stays as typed", () => {
  expect(offersFor("MUNAR houseboat KERELA")[0]).toBe("Munnar houseboat Kerala");
});

test("nothing is suggested for a correct spelling, or for words unlike any known one", () => {
  for (const search of [
    "munnar",
    "XYZXYZXYZ",
    "munnar XYZXYZXYZ",
    "MUNAR XYZXYZXYZ",
    "ZZ",
    "Q".repeat(2000),
  ]) {
    expect(offersFor(search), search).toStrictEqual([]);
  }
  expect(respell([], vocabulary)).toStrictEqual([]);
});

test("eight misspelled words get few suggestions, likeliest first", () => {
  const offers = offersFor(Array.from({ length: 8 }, () => "KERELA").join(" "));
  expect(offers.length).toBeLessThanOrEqual(12);
  expect(offers[0]).toBe(Array.from({ length: 8 }, () => "Kerala").join(" "));
});

test("a word is in the vocabulary once, places and states first", () => {
  const lower = vocabulary.map((word) => word.toLowerCase());
  expect(new Set(lower).size).toBe(lower.length);
  expect(vocabulary.indexOf("Leh Ladakh")).toBeLessThan(vocabulary.indexOf("Ladakh"));
  expect(lower).not.toContain("");
});
