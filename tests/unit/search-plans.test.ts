import { expect, test } from "vitest";
import { readTyped, understand, type WordFacts } from "~/domain/search/plans";

const context = { today: "2026-11-25", given: {} };
const none: WordFacts = { isName: false, misspelt: [], mentioned: [], corrected: null };

/** Returns the ways to search for a text, as what each asks for. */
function plansFor(q: string, facts: Partial<WordFacts>) {
  const plans = understand(readTyped(q, context.today, context.given), { ...none, ...facts }, context);
  return plans.map(({ requirements, corrected, isRelaxed }) => ({
    filters: requirements.flatMap(({ filter }) => (filter ? [filter] : [])),
    places: requirements.flatMap(({ term }) => term?.place ?? []),
    weights: requirements.map(({ weight }) => weight),
    corrected,
    isRelaxed,
  }));
}

test("a search is tried as typed, then for the tours that meet most of it", () => {
  const plans = plansFor("beach under 20000", {});
  expect(plans.map(({ isRelaxed }) => isRelaxed)).toStrictEqual([false, true]);
  for (const { filters } of plans) expect(filters).toStrictEqual([{ type: "beach" }, { maxPrice: 20_000 }]);
});

test("the name of a tour's place is tried before the meaning of its words", () => {
  const [named, typed] = plansFor("Himalaya to the sea", { isName: true });
  expect(named).toMatchObject({ filters: [], places: ["himalaya to the sea"] });
  expect(typed?.filters).toContainEqual({ type: "beach" });
});

test("the correct spelling is tried last", () => {
  const plans = plansFor("beeach", { misspelt: [0], corrected: "Beach" });
  expect(plans.map(({ corrected }) => corrected)).toStrictEqual([null, "Beach"]);
  expect(plans.at(-1)?.filters).toStrictEqual([{ type: "beach" }]);
});

test("an unknown word weighs least if no tour has it and the others are understood", () => {
  const weightsWith = [{}, { mentioned: [1] }, { misspelt: [1] }].map(
    (facts) => plansFor("beach xyzzy", facts).at(-1)?.weights,
  );
  expect(weightsWith).toStrictEqual([
    [6, 3],
    [6, 1.5],
    [6, 1],
  ]);
});
