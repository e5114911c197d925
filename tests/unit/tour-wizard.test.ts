import { expect, test } from "vitest";
import { everyDay } from "~/domain/departure-rules";
import { changesOf, readDraft, withDraft } from "~/domain/tour-draft";
import { newTourValues } from "~/domain/tour-form-values";
import type { TourFormValues } from "~/domain/tour-form-values";
import { qualityOf } from "~/domain/tour-quality";
import { startFaults, stepOfField, stepStates } from "~/domain/tour-wizard";

const long = "Malvan lives from fish and coconuts, and from the fort on a rock in its bay. ";

/** A whole tour as its form holds it, with whatever a test wants to be different. */
function values(
  texts: Partial<TourFormValues["texts"]> = {},
  rest: Partial<TourFormValues> = {},
): TourFormValues {
  return {
    texts: {
      ...newTourValues.texts,
      title: "Malvan, sea forts",
      place: "Malvan",
      state: "Maharashtra",
      region: "west",
      departureCity: "Mumbai",
      operator: "konkan-trails",
      status: "draft",
      days: "2",
      priceInr: "8999",
      capacity: "10",
      type: "beach",
      subtitle: "Two days between fort and harbour",
      description: long,
      highlights: "One thing\nAnother\nA third one",
      inclusions: "Boats",
      exclusions: "Lunches",
      carry: "A hat",
      meetingPoint: "At the bus stand",
      scene: "beach",
      motif: "Malvan",
      latitude: "19.4",
      longitude: "76.1",
      ...texts,
    },
    choices: { bestMonths: ["11"], experiences: ["outdoor"], interests: ["family"] },
    itinerary: [
      { title: "The fort", text: long },
      { title: "The estuary", text: long },
    ],
    ...rest,
  };
}

const missing = (tour: TourFormValues, hasImage = true) =>
  stepStates(tour, { hasImage }).flatMap(({ step, faults }) =>
    faults.map(({ field }) => `${step}: ${field}`),
  );

test("a whole tour lacks nothing; what it lacks is told at its step", () => {
  expect(missing(values())).toStrictEqual([]);
  expect(missing(values(), false)).toStrictEqual(["pictures: pictures"]);
  expect(missing(values({ subtitle: "", carry: "", priceInr: "0", capacity: "" }))).toStrictEqual([
    "edit: subtitle",
    "inclusions: carry",
    "prices: priceInr",
    "departures: capacity",
  ]);
});

test("what holds between fields is told while others are still missing", () => {
  expect(missing(values({ title: "Forts of Malvan", subtitle: "" }))).toContain("edit: title");
  expect(missing(values({ days: "3", subtitle: "" }))).toContain("itinerary: itinerary");
  expect(missing(values({}, { itinerary: [{ title: "The fort", text: long }] }))).toContain(
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
] as const)("a fault of %s is mended at %s", ([field, step]) => {
  expect(stepOfField(field)).toBe(step);
});

test("the first words of a tour are checked by the same rules, and nothing else is asked of them", () => {
  const first = values({ subtitle: "", description: "" }, { itinerary: [] });
  expect(startFaults(first)).toStrictEqual({});
  expect(
    Object.keys(startFaults({ ...first, texts: { ...first.texts, title: "MALVAN at sea", days: "0" } })),
  ).toEqual(expect.arrayContaining(["title", "days"]));
});

test("a copy keeps what differs, in whatever order choices are", () => {
  const base = values({}, { choices: { bestMonths: ["1", "11"], experiences: ["outdoor"], interests: [] } });
  expect(
    changesOf(base, { title: base.texts.title, bestMonths: ["11", "1"], interests: ["solo"] }),
  ).toStrictEqual({
    interests: ["solo"],
  });
});

test("a stored copy that is no longer understood loses only what it is about", () => {
  expect(
    readDraft({ title: "Malvan", bestMonths: "11", itinerary: [{ title: 1 }], status: "active" }),
  ).toStrictEqual({
    title: "Malvan",
  });
});

test("what followed from state, type and place follows from the new ones; what somebody chose stays", () => {
  const moved = withDraft(
    values(),
    { state: "Kerala", type: "wildlife", place: "Thekkady" },
    { keepsRegion: false },
  );
  expect(moved.texts).toMatchObject({ region: "south", latitude: "", longitude: "", scene: "", motif: "" });
  const chosen = values({ latitude: "16.06", longitude: "73.46", scene: "backwater", motif: "Sindhudurg" });
  expect(
    withDraft(chosen, { state: "Kerala", type: "wildlife", place: "Thekkady" }, { keepsRegion: true }).texts,
  ).toMatchObject({ region: "west", latitude: "16.06", scene: "backwater", motif: "Sindhudurg" });
});

test("page quality asks for more than what every tour needs, and says where", () => {
  const rated = { values: values(), pictures: 1, priceRules: {}, departureRules: everyDay };
  const unmet = (tour: typeof rated) => qualityOf(tour).flatMap(({ name, isMet }) => (isMet ? [] : [name]));
  expect(qualityOf(rated)).toHaveLength(9);
  expect(unmet(rated)).toStrictEqual([
    "Description",
    "Highlights",
    "Itinerary",
    "Inclusions",
    "Pictures",
    "Prices",
    "Departures",
  ]);
  const good = {
    values: values(
      {
        description: long.repeat(6),
        highlights: "One thing\nAnother\nA third one\nA fourth\nA fifth",
        inclusions: "Boats\nEntry fees\nBreakfasts\nA guide",
        exclusions: "Lunches\nTips",
      },
      {
        itinerary: [
          { title: "The fort", text: long.repeat(2) },
          { title: "The estuary", text: long.repeat(2) },
        ],
      },
    ),
    pictures: 3,
    priceRules: { childPercent: 50 },
    departureRules: { ...everyDay, cutOffDays: 2 },
  };
  expect(unmet(good)).toStrictEqual([]);
});
