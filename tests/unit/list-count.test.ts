import { expect, test } from "vitest";
import { maxCounted, rowsInWords } from "~/domain/office/list-count";

test.each([
  [0, false, "0 users"],
  [1, false, "1 user"],
  [126, false, "126 users"],
  [maxCounted, false, "10,000 users"],
  [maxCounted, true, "Over 10,000 users"],
  [1, true, "1 of the first 10,000 users"],
])("%s rows, more of them: %s, are %s", (total, isCut, text) => {
  expect(rowsInWords({ total, isCut }, ["user", "users"])).toBe(text);
});
