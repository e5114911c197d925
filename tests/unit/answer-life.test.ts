import { expect, test } from "vitest";
import { isCurrent, noteArrival } from "~/platform/pages/answer-life";

test("an answer stays until a navigation after it", () => {
  const answer = {};
  expect(isCurrent(answer, ["first", undefined])).toBe(true);
  noteArrival(answer, "first");
  expect(isCurrent(answer, ["first", undefined])).toBe(true);
  expect(isCurrent(answer, ["first", "second"])).toBe(true);
  expect(isCurrent(answer, ["second", undefined])).toBe(false);
});

test("an answer that arrives during a navigation outlasts it", () => {
  const answer = {};
  noteArrival(answer, "second");
  // The effect runs again once the navigation has ended.
  noteArrival(answer, "later");
  expect(isCurrent(answer, ["first", "second"])).toBe(true);
  expect(isCurrent(answer, ["second", undefined])).toBe(true);
  expect(isCurrent(answer, ["third", undefined])).toBe(false);
});
