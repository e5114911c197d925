import { expect, test } from "vitest";
import { exceeds } from "../../scripts/lib/page-weights.ts";

test.for([
  [100.04, 100, false],
  [101.1, 100, true],
  // Over 1 kB, but not over 1 %.
  [151.2, 150, false],
  // Over 1 %, but not over 1 kB.
  [20.9, 20, false],
] as const)("%d kB against a budget of %d is over: %s", ([weight, budget, isOver]) => {
  expect(exceeds(weight, budget)).toBe(isOver);
});
