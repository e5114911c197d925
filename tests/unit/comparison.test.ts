import { expect, test } from "vitest";
import { bestOf } from "~/features/search/comparison";

test("the best of compared tours are marked, but never all of them", () => {
  expect(bestOf([-18_999, -3999, -28_999])).toEqual([1]);
  expect(bestOf([4.8, null, 4.8])).toEqual([0, 2]);
  expect(bestOf([4.8, 4.8])).toEqual([]);
  expect(bestOf([null, null])).toEqual([]);
});
