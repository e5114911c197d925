import { expect, test } from "vitest";
import { leadOf } from "~/domain/tours/lead";

test("a lead ends with its first sentence of some length", () => {
  const first = "We leave Delhi by the early train, which runs along the river for most of the morning.";
  expect(leadOf(`${first} Lunch is in Agra.`)).toStrictEqual({ lead: first, rest: "Lunch is in Agra." });
  expect(leadOf(`Short. ${first} “Tea?” they ask.`)).toStrictEqual({
    lead: `Short. ${first}`,
    rest: "“Tea?” they ask.",
  });
});

test("a text of one sentence, or with abbreviations only, is all lead", () => {
  const text =
    "The walk to the fort, about 3 km and 400 steps, takes two hours at an easy pace, i.e. until noon.";
  expect(leadOf(text)).toStrictEqual({ lead: text, rest: "" });
});
