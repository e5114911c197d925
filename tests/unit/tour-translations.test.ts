import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  currentTranslation,
  markTranslation,
  tourTranslationSchema,
  type TourTranslation,
} from "~/domain/tours/translation";
import { readTours } from "../../scripts/seed/catalogue";

const lists = ["description", "highlights", "inclusions", "exclusions", "carry"] as const;

test.each(readTours())("$slug has all its texts in Hindi", (tour) => {
  const file = `worker/catalogue/hindi/${tour.slug}.yaml`;
  expect(existsSync(file)).toBe(true);
  const hindi = tourTranslationSchema
    .required()
    .partial({ permits: true })
    .parse(parse(readFileSync(file, "utf8")));
  for (const name of lists) expect(hindi[name], name).toHaveLength(tour[name].length);
  expect(hindi.permits === undefined).toBe(tour.permits === undefined);
});

test("a translation holds for the English text that it was made from", () => {
  const texts: TourTranslation = { title: "मसूरी के दो दिन", meetingPoint: "लाइब्रेरी चौक के सामने" };
  const english = { title: "Two days in Mussoorie", meetingPoint: "In front of Library Chowk" };
  const stored = markTranslation(texts, english);
  expect(currentTranslation(stored, english)).toStrictEqual(texts);
  expect(currentTranslation(stored, { ...english, meetingPoint: "At Picture Palace" })).toStrictEqual({
    title: texts.title,
  });
});
