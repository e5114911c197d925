import { knownFor, places, states } from "virtual:search-words";
import { expect, test } from "vitest";
import { lookUp, pointOf } from "~/domain/search/dictionary";
import { splitNames, wordsOf } from "~/domain/search/words";
import { states as allStates } from "~/domain/tours/state-centers";

const isSubject = (name: string) => lookUp(wordsOf(name), 0)?.entry.kind === "subject";

test("every state has its words once", () => {
  expect(states.map(({ name }) => name)).toStrictEqual(allStates);
});

test("every place has one entry", () => {
  const names = places.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toStrictEqual([]);
});

test("the cities to start from are places", () => {
  const starts = states.flatMap(({ start }) => start ?? []);
  expect(starts.filter((name) => pointOf(name) === null)).toStrictEqual([]);
});

test("places are known for subjects, and both have words", () => {
  const kinds = Object.entries(knownFor);
  expect(kinds.flatMap(([subject]) => (isSubject(subject) ? [] : [subject]))).toStrictEqual([]);
  const named = new Set<string>([...places, ...states].map(({ name }) => name));
  expect(kinds.flatMap(([, line]) => splitNames(line)).filter((name) => !named.has(name))).toStrictEqual([]);
});
