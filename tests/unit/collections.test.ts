import { expect, test } from "vitest";
import { findCollection } from "~/content/collections";

test("a path leads to its list in any case", () => {
  expect(findCollection("/tours/duration/two-weeks")?.filter).toEqual({ duration: "8-14" });
  expect(findCollection("/Experiences/Interest/Solo")?.filter).toEqual({ interest: "solo" });
  expect(findCollection("/tours/")?.filter).toEqual({});
});

test("culinary tours are the food tours, at their own URL", () => {
  expect(findCollection("/tours/culinary")).toEqual(findCollection("/tours/food"));
  expect(findCollection("/tours/culinary")?.path).toBe("/tours/food");
});

test("a path without a list is not found", () => {
  expect(findCollection("/tours/duration/decade")).toBeNull();
  expect(findCollection("/experiences/constructor")).toBeNull();
});
