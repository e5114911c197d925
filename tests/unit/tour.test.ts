import { expect, test } from "vitest";
import { durationText, regionOfSegment, regionSegments, regions, tourPath } from "~/domain/tours/tour";

test.for([
  ["south", "/destinations/from-bangalore/x"],
  ["north", "/destinations/north-india/x"],
  ["east", "/destinations/east-india/x"],
  ["west", "/destinations/west-india/x"],
] as const)("a destination in the %s is at %s", ([region, path]) => {
  expect(tourPath({ kind: "destination", slug: "x", region })).toBe(path);
});

test.for(["package", "featured"] as const)("a %s tour is under /tours", (kind) => {
  expect(tourPath({ kind, slug: "x", region: "east" })).toBe("/tours/x");
});

test("every region is found by its own segment", () => {
  for (const region of regions) expect(regionOfSegment(regionSegments[region])).toBe(region);
});

test.for(["", "south", "South-India", "south-india", "constructor", "from-Bangalore", "region"])(
  "%j is not a region's segment",
  (segment) => {
    expect(regionOfSegment(segment)).toBeNull();
  },
);

test.for([
  [1, "1 day"],
  [2, "2 days / 1 night"],
  [3, "3 days / 2 nights"],
  [16, "16 days / 15 nights"],
] as const)("%i days are shown as %s", ([days, text]) => {
  expect(durationText(days)).toBe(text);
});
