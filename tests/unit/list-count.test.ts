import { expect, test } from "vitest";
import { maxCounted, rowsInWords } from "~/domain/office/list-count";

test.each([
  [0, "0 users"],
  [1, "1 user"],
  [126, "126 users"],
  [maxCounted, "1,000 users"],
  [maxCounted + 1, "1,000+ users"],
])("%s rows are %s", (total, text) => {
  expect(rowsInWords(total, ["user", "users"])).toBe(text);
});
