import { expect, test } from "vitest";
import { readVersion } from "~/platform/forms/read-version";

test.each([
  ["7", 7],
  ["", 0],
  ["0", 0],
  ["-1", 0],
  ["1.5", 0],
  ["1e999", 0],
  ["seven", 0],
  [new File([], "version"), 0],
  [null, 0],
])("the version %s of a form is read as %i", (value, version) => {
  const form = new FormData();
  if (value !== null) form.set("version", value);
  expect(readVersion(form)).toBe(version);
});
