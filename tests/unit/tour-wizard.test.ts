import { expect, test } from "vitest";
import { everyDay } from "~/domain/departures/departure-rules";
import { changesOf, readDraft, withDraft } from "~/domain/tour-drafts/tour-draft";
import { tourFormSchema, tourFormValues, type TourFormValues } from "~/domain/tour-drafts/tour-form";
import { qualityOf } from "~/domain/tour-drafts/tour-quality";
import { isStepDone, startIssues, stepOfField, stepStates } from "~/domain/tour-drafts/tour-wizard";
import { tourFields } from "../support/tour-fields";

const long = "Malvan lives from fish and coconuts, and from the fort on a rock in its bay. ";

/** A complete tour as its form holds it, with a test's overrides. */
function values(overrides: Partial<TourFormValues> = {}): TourFormValues {
  return { ...tourFormValues(tourFormSchema.parse(tourFields())), ...overrides };
}

const missing = (tour: TourFormValues, hasImage = true) =>
  stepStates(tour, { hasImage }).flatMap(({ step, issues }) =>
    issues.map(({ field }) => `${step}: ${field}`),
  );

test("a complete tour has no missing fields; others are listed at their step", () => {
  expect(missing(values())).toStrictEqual([]);
  expect(missing(values(), false)).toStrictEqual(["pictures: pictures"]);
  expect(missing(values({ subtitle: "", carry: "", priceInr: "0", capacity: "" }))).toStrictEqual([
    "edit: subtitle",
    "inclusions: carry",
    "prices: priceInr",
    "departures: capacity",
  ]);
});

test("rules across fields are checked while others are still missing", () => {
  expect(missing(values({ title: "Forts of Malvan", subtitle: "" }))).toContain("edit: title");
  expect(missing(values({ days: "3", subtitle: "" }))).toContain("itinerary: itinerary");
  expect(missing(values({ itinerary: [{ title: "The fort", text: long }] }))).toContain(
    "itinerary: itinerary",
  );
});

test.for([
  ["title", "edit"],
  ["highlights.2", "edit"],
  ["itinerary.1.text", "itinerary"],
  ["permits", "inclusions"],
  ["priceInr", "prices"],
  ["capacity", "departures"],
  ["operator", null],
] as const)("an error in %s is corrected at %s", ([field, step]) => {
  expect(stepOfField(field)).toBe(step);
});

test("a tour's first texts follow the same rules, and nothing else is required", () => {
  const first = values({ subtitle: "", description: "", itinerary: [] });
  expect(startIssues(first)).toStrictEqual({});
  expect(Object.keys(startIssues({ ...first, title: "MALVAN at sea", days: "0" }))).toEqual(
    expect.arrayContaining(["title", "days"]),
  );
});

test("a copy stores only differences, ignoring the order of choices", () => {
  const base = values({ bestMonths: ["1", "11"], experiences: ["outdoor"], interests: [] });
  expect(changesOf(base, { title: base.title, bestMonths: ["11", "1"], interests: ["solo"] })).toStrictEqual({
    interests: ["solo"],
  });
});

test("an unreadable stored copy loses only the unreadable fields", () => {
  const stored = { title: "Malvan", bestMonths: "11", itinerary: [{ title: 1 }], status: "active" };
  expect(readDraft(stored)).toStrictEqual({ title: "Malvan" });
});

test("values derived from state, type and place are updated; chosen values stay", () => {
  const change = { state: "Kerala", type: "wildlife", place: "Thekkady" };
  const moved = withDraft(values(), change, { keepsRegion: false });
  expect(moved).toMatchObject({ region: "south", latitude: "", longitude: "", scene: "", motif: "" });
  const chosen = { latitude: "16.06", longitude: "73.46", scene: "backwater", motif: "Sindhudurg" };
  const kept = withDraft(values(chosen), change, { keepsRegion: true });
  expect(kept).toMatchObject({ region: "west", latitude: "16.06", scene: "backwater", motif: "Sindhudurg" });
});

test("page quality requires more than the minimum, and links to the step", () => {
  const rated = { values: values(), pictures: 1, priceRules: {}, departureRules: everyDay };
  const unmet = (tour: typeof rated) => qualityOf(tour).flatMap(({ name, isMet }) => (isMet ? [] : [name]));
  expect(qualityOf(rated)).toHaveLength(9);
  expect(unmet(rated)).toEqual(
    expect.arrayContaining(["Description", "Itinerary", "Pictures", "Departures"]),
  );
  const good = {
    values: values({
      description: long.repeat(6),
      highlights: "One thing\nAnother\nA third one\nA fourth\nA fifth",
      inclusions: "Boats\nEntry fees\nBreakfasts\nA guide",
      exclusions: "Lunches\nTips",
      itinerary: [
        { title: "The fort", text: long.repeat(2) },
        { title: "The estuary", text: long.repeat(2) },
      ],
    }),
    pictures: 3,
    priceRules: { childPercent: 50 },
    departureRules: { ...everyDay, startTime: "06:30" },
  };
  expect(unmet(good)).toStrictEqual([]);
});

test("a step that nobody has saved is not done, although nothing is missing", () => {
  const [saved, unsaved] = [[], ["prices", "departures"] as const].map((unsavedSteps) =>
    stepStates(values(), { hasImage: true, unsavedSteps })
      .filter((state) => !isStepDone(state))
      .map(({ step }) => step),
  );
  expect(saved).toStrictEqual([]);
  expect(unsaved).toStrictEqual(["prices", "departures"]);
});
