import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { climateSchema } from "~/domain/tours/climate";
import { closureIssues } from "~/domain/tours/closures";
import { meals, type Meal } from "~/domain/tours/itinerary";
import { itineraryIssues } from "~/domain/tours/itinerary-rules";
import { experiences, interests } from "~/domain/tours/tour";
import { readTours } from "../../scripts/seed/catalogue";
import { readDemoTours } from "../../scripts/seed/demo-tours";

const tours = [...readTours(), ...readDemoTours("2026-11-23")];
const bySlug = tours.map((tour) => [tour.slug, tour] as const);
const climate = climateSchema.parse(parse(readFileSync("worker/catalogue/climate.yaml", "utf8")));

test.for(bySlug)("%s has a possible itinerary", ([, { itinerary: days, bestMonths, practical }]) => {
  const { meetingAt, endPoint } = practical;
  const issues = itineraryIssues({ days, bestMonths, meetingAt, endAt: endPoint.at });
  expect(issues.map(({ day, stop, message }) => `day ${day}, stop ${stop}: ${message}`)).toStrictEqual([]);
});

test.for(bySlug)("%s leaves when its sites are open", ([, { practical, departures }]) => {
  const { closures } = practical;
  expect(closureIssues({ closures, departures }, "2026-11-24", "2028-12-31")).toStrictEqual([]);
});

test.for(bySlug)(
  "%s gives a reason for each interest, and its climate is known",
  ([, { interests, practical }]) => {
    expect(Object.keys(practical.interestReasons).toSorted()).toStrictEqual(interests.toSorted());
    expect(practical.climate === undefined || practical.climate in climate).toBe(true);
  },
);

test("a label tells tours apart: none is on more than a third of them or on fewer than four", () => {
  const counts = Map.groupBy(
    tours.flatMap((tour) => [...tour.interests, ...tour.experiences]),
    (label) => label,
  );
  for (const [label, { length }] of counts) {
    expect(length, label).toBeGreaterThanOrEqual(4);
    expect(length, label).toBeLessThanOrEqual(tours.length / 3);
  }
  expect([...counts.keys()].toSorted()).toStrictEqual([...interests, ...experiences].toSorted());
});

test.for(bySlug)("%s sells nights as it has them", ([, { days, practical }]) => {
  expect(practical.rooms.solo === "none").toBe(days === 1);
});

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");

/** Returns how many of a meal the inclusions promise, or null if they give no number or name the meal more than once. */
function promised(inclusions: readonly string[], meal: Meal): number | null {
  const text = inclusions.join(". ");
  const stem = meal === "lunch" ? "lunch(?:es)?" : `${meal}s?`;
  if (Array.from(text.matchAll(new RegExp(`\\b(?:${stem}|meals?)\\b`, "gi"))).length !== 1) return null;
  const [, word = ""] = new RegExp(`\\b([a-z]+) ${stem}\\b`, "i").exec(text) ?? [];
  const number = numbers.indexOf(word.toLowerCase());
  return number > 0 ? number : null;
}

test.for(bySlug)("%s serves the meals that it counts", ([, { inclusions, itinerary }]) => {
  const served = (meal: Meal) => itinerary.filter((day) => day.meals.includes(meal)).length;
  for (const meal of meals) {
    const number = promised(inclusions, meal);
    if (number !== null) expect(`${served(meal)} ${meal}`).toBe(`${number} ${meal}`);
  }
});

test("at least 99 % of the texts of all tours occur once", () => {
  const texts = tours.flatMap((tour) => [
    ...tour.description.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/)),
    ...tour.itinerary.flatMap(({ title, text }) => [title, ...text.split(/(?<=[.!?])\s+/)]),
    ...tour.highlights,
    ...tour.inclusions,
    ...tour.exclusions,
    ...tour.carry,
    ...tour.faq.flatMap(({ question, answer }) => [question, ...answer.split(/(?<=[.!?])\s+/)]),
    ...tour.practical.notFor,
    ...Object.values(tour.practical.interestReasons),
  ]);
  const distinct = new Set(texts.map((text) => text.toLowerCase()));
  expect(texts.length).toBeGreaterThan(8000);
  expect(distinct.size / texts.length).toBeGreaterThan(0.985);
});
