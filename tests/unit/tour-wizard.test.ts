import { expect, test } from "vitest";
import { everyDay } from "~/domain/departures/departure-rules";
import { changesOf, readDraft, withDraft } from "~/domain/tour-drafts/tour-draft";
import {
  tourFormSchema,
  tourFormValues,
  type TourFormValues,
  newTourValues,
  tourIssues,
} from "~/domain/tour-drafts/tour-form";
import { qualityOf } from "~/domain/tour-drafts/tour-quality";
import { isStepDone, startIssues, stepOfField, stepStates } from "~/domain/tour-drafts/tour-wizard";
import { tourFields } from "../support/tour-fields";
import { factLabel } from "~/domain/tour-drafts/tour-fact-labels";
import { closureWarnings, readDay, routeWarnings, tourWarnings } from "~/domain/tour-drafts/tour-warnings";

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
  const expected = ["edit: subtitle", "inclusions: carry", "prices: priceInr", "departures: capacity"];
  expect(missing(values({ subtitle: "", carry: "", priceInr: "0", capacity: "" }))).toStrictEqual(expected);
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
  ["operator", "edit"],
  ["status", null],
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

const jetty = { place: "Malvan jetty", at: "16.0583, 73.4636" };
const fort = { place: "Sindhudurg", at: "16.0431, 73.4606", by: "boat", km: "2", minutes: "20" };

function valuesWith(...stops: Record<string, string>[]) {
  return { ...newTourValues, days: "1", itinerary: [{ title: "The fort", text: "By boat.", stops }] };
}

test("a possible day has no warnings, and neither has a tour without stops", () => {
  expect(routeWarnings(valuesWith(jetty, fort))).toStrictEqual([]);
  expect(routeWarnings({ ...newTourValues, itinerary: [{ title: "", text: "" }] })).toStrictEqual([]);
});

test("a leg that is too short is a warning of its stop", () => {
  const [warning, ...others] = routeWarnings(valuesWith(jetty, { ...fort, km: "1" }));
  expect(warning).toMatchObject({ day: 1, stop: 2 });
  expect(others).toStrictEqual([]);
});

test("stops after an incomplete one are not judged", () => {
  const stops = [jetty, { place: "Half typed", at: "16.0" }, { ...fort, km: "1" }];
  expect(routeWarnings(valuesWith(...stops))).toStrictEqual([]);
});

test("the meeting point is compared with the first stop", () => {
  const practical = { meetingAt: "19.07, 72.87" };
  const messages = routeWarnings({ ...valuesWith(jetty, fort), practical }).map(({ message }) => message);
  expect(messages).toStrictEqual(["The first stop is not the meeting point."]);
});

test("a preview shows the complete stops of a day", () => {
  const [day] = valuesWith(jetty, { place: "Half typed" }).itinerary;
  expect(day && readDay(day).stops).toStrictEqual([{ place: "Malvan jetty", at: [16.0583, 73.4636] }]);
});

const closure = { site: "The fort", day: "1", weekdays: ["1"], plan: "avoided" };

test("a closure is met unless no departures meet it", () => {
  const values = valuesWith();
  const typed = { closures: [{}, closure], days: values.days };
  expect(closureWarnings(typed, everyDay, "2026-11-24")).toStrictEqual([
    { closure: 1, message: "The fort is closed on day 1 of the departure on 2026-11-30." },
  ]);
  const saturdays = { ...everyDay, pattern: { kind: "weekdays" as const, weekdays: [6] } };
  expect(closureWarnings(typed, saturdays, "2026-11-24")).toStrictEqual([]);
  const later = { ...values, practical: { closures: [{ ...closure, day: "4" }] } };
  expect(tourWarnings(later, saturdays, "2026-11-24")).toStrictEqual(["The tour has no day 4."]);
});

test("practical facts go together, and each missing one is named by its field", () => {
  const values = { ...tourFormValues(tourFormSchema.parse(tourFields())), practical: { minAge: "12" } };
  const issues = tourIssues(values);
  expect(Object.keys(issues)).toContain("practical.meetingAt");
  expect(Object.keys(issues).every((field) => field.startsWith("practical."))).toBe(true);
  expect(tourIssues({ ...values, practical: {} })).toStrictEqual({});
});

test("an invalid fact keeps its path, and its label", () => {
  const { itinerary, ...values } = tourFormValues(tourFormSchema.parse(tourFields()));
  const [first, ...others] = itinerary;
  const withStop = { title: "", text: "", ...first, stops: [{ ...fort, km: "far" }] };
  const issues = tourIssues({ ...values, itinerary: [withStop, ...others] });
  expect(issues).toStrictEqual({ "itinerary.0.stops.0.km": ["Please enter a number."] });
  expect(factLabel("itinerary.0.stops.0.km")).toBe("Day 1, Stop 1, Kilometers");
  expect(factLabel("practical.closures.1.site")).toBe("Closure 2, Site");
  expect(factLabel("practical.meetingAt.0")).toBe("Meeting point, latitude and longitude");
});
