import { expect, test } from "vitest";
import { everyDay } from "~/domain/departures/departure-rules";
import {
  bookedOffDays,
  datesAbove,
  departureFields,
  tourDeparturesSchema,
  type ComingDeparture,
} from "~/domain/departures/tour-departures";
import { errorsByField, readFields, withField } from "~/domain/form-fields";

const reason = "The town closes for its festival.";

function errorsOf(rules: Record<string, unknown>, capacity: unknown = 10) {
  const parsed = tourDeparturesSchema.safeParse({
    capacity,
    rules: { ...everyDay, ...rules },
  });
  return parsed.success ? [] : Object.keys(errorsByField(parsed.error));
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
  ["a cut-off of a year", { cutOff: { kind: "days", days: 365, time: "18:00" } }, 10, "rules.cutOff.days"],
  ["a cut-off without a time", { cutOff: { kind: "days", days: 1, time: "" } }, 10, "rules.cutOff.time"],
  [
    "a cut-off after the start",
    { cutOff: { kind: "days", days: 0, time: "10:00" } },
    10,
    "rules.cutOff.time",
  ],
  ["half an hour", { cutOff: { kind: "hours", hours: "0.5" } }, 10, "rules.cutOff.hours"],
  ["no start", { startTime: "" }, 10, "rules.startTime"],
  ["a start that is none", { startTime: "24:30" }, 10, "rules.startTime"],
] as const)("%s is refused beside its field", ([, rules, capacity, field]) => {
  expect(errorsOf(rules, capacity)).toContain(field);
});

test.for([
  { ...everyDay },
  { ...everyDay, pattern: { kind: "weekdays" as const, weekdays: [0, 6] }, startTime: "05:45" },
  { ...everyDay, pattern: { kind: "dates" as const, dates: ["2027-01-14", "2027-02-14"] } },
  { ...everyDay, cutOff: { kind: "days" as const, days: 3, time: "21:00" } },
  { ...everyDay, cutOff: { kind: "hours" as const, hours: 12 } },
  {
    ...everyDay,
    season: [{ from: "10-16", to: "02-28" }],
    offSeason: "The pass is closed by snow.",
    blackOuts: [{ from: "2027-11-01", to: "2027-11-03", reason }],
  },
])("the form's values are read back as the same rules", (rules) => {
  const departures = { capacity: 12, rules };
  expect(tourDeparturesSchema.parse(departureFields(departures))).toStrictEqual(departures);
});

test("the days of a pattern that is not selected are kept in the form and not saved", () => {
  const departures = { capacity: 12, rules: { ...everyDay } };
  const fields = withField(departureFields(departures), "rules.pattern.weekdays", ["0"]);
  expect(tourDeparturesSchema.parse(fields)).toStrictEqual(departures);
});

test("days are stored once and in order", () => {
  const parsed = tourDeparturesSchema.parse({
    capacity: 10,
    rules: { ...everyDay, pattern: { kind: "dates", dates: ["2027-02-14", "2027-01-14", "2027-02-14"] } },
  });
  expect(parsed.rules.pattern).toStrictEqual({ kind: "dates", dates: ["2027-01-14", "2027-02-14"] });
});

test("weekdays and black-outs are stored in order", () => {
  const [first, second] = ["2027-01-02", "2027-03-02"].map((day) => ({ from: day, to: day, reason }));
  const { rules } = tourDeparturesSchema.parse({
    capacity: 10,
    rules: { ...everyDay, pattern: { kind: "weekdays", weekdays: [6, 0, 3, 3] }, blackOuts: [second, first] },
  });
  expect(rules).toMatchObject({ pattern: { weekdays: [0, 3, 6] }, blackOuts: [first, second] });
});

test("a smallest party is read back from its fields, which propose a decision day and asking", () => {
  const minimum = { travelers: 4, decisionDays: 10, tooFew: "run" as const };
  const departures = { capacity: 12, rules: { ...everyDay, minimum } };
  expect(tourDeparturesSchema.parse(departureFields(departures))).toStrictEqual(departures);
  expect(departureFields({ capacity: 12, rules: everyDay })).toMatchObject({
    rules: { minimum: { travelers: "", decisionDays: "7", tooFew: "ask" } },
  });
});

test("a posted form without a pattern is refused, and does not count as daily", () => {
  expect(posted({})).toMatchObject({ error: { issues: [{ path: ["rules", "pattern"] }] } });
  expect(posted({ "rules.pattern.kind": "daily" })).toMatchObject({
    data: { rules: { pattern: { kind: "daily" } } },
  });
});

function posted(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    capacity: "10",
    "rules.startTime": "09:00",
    "rules.cutOff.kind": "hours",
    "rules.cutOff.hours": "0",
    ...fields,
  }))
    form.set(name, value);
  return tourDeparturesSchema.safeParse(readFields(form));
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
