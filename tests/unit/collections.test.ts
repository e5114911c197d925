import { expect, test } from "vitest";
import { findCollection } from "~/content/collections";

test("a path leads to the list it names, whatever its case", () => {
  expect(findCollection("/tours/duration/two-weeks")?.filter).toEqual({ duration: "8-14" });
  expect(findCollection("/Experiences/Interest/Solo")?.filter).toEqual({ interest: "solo" });
  expect(findCollection("/tours/")?.filter).toEqual({});
});

test("culinary tours are the food tours and stand at their address", () => {
  expect(findCollection("/tours/culinary")).toEqual(findCollection("/tours/food"));
  expect(findCollection("/tours/culinary")?.path).toBe("/tours/food");
});

test("a path that names no list leads nowhere", () => {
  expect(findCollection("/tours/duration/decade")).toBeNull();
  expect(findCollection("/experiences/constructor")).toBeNull();
});
