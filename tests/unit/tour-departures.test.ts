import { expect, test } from "vitest";
import { everyDay } from "~/domain/departures/departure-rules";
import {
  areDeparturesChanged,
  emptyBlackOut,
  inputOfDepartures,
  typedDepartures,
  valuesOfDepartures,
} from "~/domain/departures/tour-departure-values";
import { bookedOffDays, datesAbove, tourDeparturesSchema } from "~/domain/departures/tour-departures";
import type { ComingDeparture } from "~/domain/departures/tour-departures";
import { fieldErrorsOf } from "~/domain/tour-drafts/tour-form";

const reason = "The town closes for its festival.";

function errorsOf(rules: Record<string, unknown>, capacity: unknown = 10) {
  const parsed = tourDeparturesSchema.safeParse({ capacity, rules });
  return parsed.success ? [] : Object.keys(fieldErrorsOf(parsed.error));
}

test.for([
  ["no seats", {}, 0, "capacity"],
  ["more seats than a tour has", {}, 201, "capacity"],
  ["no day of the week", { pattern: { kind: "weekdays", weekdays: [] } }, 10, "rules.pattern.weekdays"],
  ["no date", { pattern: { kind: "dates", dates: [] } }, 10, "rules.pattern.dates"],
  ["a date that is none", { pattern: { kind: "dates", dates: ["2027-02-30"] } }, 10, "rules.pattern.dates.0"],
  ["half a season", { season: [{ from: "06-01", to: "-" }], offSeason: reason }, 10, "rules.season.0.to"],
  ["a season without a reason", { season: [{ from: "06-01", to: "09-30" }] }, 10, "rules.offSeason"],
  [
    "a black-out without a reason",
    { blackOuts: [{ from: "2027-01-01", to: "2027-01-02", reason: "" }] },
    10,
    "rules.blackOuts.0.reason",
  ],
  [
    "a black-out that ends before it begins",
    { blackOuts: [{ from: "2027-01-02", to: "2027-01-01", reason }] },
    10,
    "rules.blackOuts.0.to",
  ],
  ["a cut-off of a year", { cutOffDays: 365 }, 10, "rules.cutOffDays"],
] as const)("%s is refused beside its field", ([, rules, capacity, field]) => {
  expect(errorsOf(rules, capacity)).toContain(field);
});

test.for([
  { ...everyDay },
  { ...everyDay, pattern: { kind: "weekdays" as const, weekdays: [0, 6] }, cutOffDays: 3 },
  { ...everyDay, pattern: { kind: "dates" as const, dates: ["2027-01-14", "2027-02-14"] } },
  {
    ...everyDay,
    season: [{ from: "10-16", to: "02-28" }],
    offSeason: "The pass is closed by snow.",
    blackOuts: [{ from: "2027-11-01", to: "2027-11-03", reason }],
  },
])("the form's values are read back as the same rules", (rules) => {
  const departures = { capacity: 12, rules };
  expect(tourDeparturesSchema.parse(inputOfDepartures(valuesOfDepartures(departures)))).toStrictEqual(
    departures,
  );
});

test("a form is changed only if it would save something else", () => {
  const departures = { capacity: 12, rules: { ...everyDay } };
  const shown = valuesOfDepartures(departures);
  expect(areDeparturesChanged(shown, departures)).toBe(false);
  // The days of a pattern that is not selected are not saved.
  const same = { ...shown, blackOuts: [emptyBlackOut], weekdays: ["0"] };
  expect(areDeparturesChanged(same, departures)).toBe(false);
  const begun = [{ ...emptyBlackOut, reason: "The locks" }];
  for (const change of [{ capacity: "13" }, { pattern: "weekdays" }, { blackOuts: begun }])
    expect(areDeparturesChanged({ ...shown, ...change }, departures), JSON.stringify(change)).toBe(true);
});

test("days are stored once and in order", () => {
  const parsed = tourDeparturesSchema.parse({
    capacity: 10,
    rules: { pattern: { kind: "dates", dates: ["2027-02-14", "2027-01-14", "2027-02-14"] } },
  });
  expect(parsed.rules.pattern).toStrictEqual({ kind: "dates", dates: ["2027-01-14", "2027-02-14"] });
});

test("a posted form without a pattern is refused, and does not count as daily", () => {
  expect(errorsOf(inputOf({}).rules)).toContain("rules.pattern");
  expect(inputOf({ pattern: "daily" }).rules.pattern).toStrictEqual({ kind: "daily" });
});

function inputOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return inputOfDepartures(typedDepartures(form)) as { rules: Record<string, unknown> };
}

function departure(travelDate: string, overrides: Partial<ComingDeparture> = {}): ComingDeparture {
  return {
    travelDate,
    capacity: 10,
    booked: 0,
    held: 0,
    hasOwnCapacity: false,
    isClosed: false,
    ...overrides,
  };
}

test("only dates without their own capacity are listed as above the tour's seats", () => {
  const own = departure("2027-01-02", { capacity: 14, hasOwnCapacity: true });
  const sold = departure("2027-01-03", { capacity: 12, booked: 12 });
  expect(datesAbove([departure("2027-01-01"), own, sold], 10)).toStrictEqual([sold]);
});

test("booked dates outside the pattern are listed, empty ones are not", () => {
  const booked = departure("2027-01-04", { booked: 2 });
  const saturdays = { ...everyDay, pattern: { kind: "weekdays" as const, weekdays: [6] } };
  const found = bookedOffDays(
    [departure("2027-01-02", { booked: 1 }), booked, departure("2027-01-05")],
    saturdays,
  );
  expect(found).toStrictEqual([booked]);
});
