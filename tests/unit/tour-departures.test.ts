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
  const parsed = tourDeparturesSchema.safeParse({ capacity, rules: { ...everyDay, ...rules } });
  return parsed.success ? [] : Object.keys(errorsByField(parsed.error));
}

test("a tour has 1 to 200 seats", () => {
  const expected = [["capacity"], [], [], ["capacity"]];
  expect([0, 1, 200, 201].map((seats) => errorsOf({}, seats))).toStrictEqual(expected);
});

const blackOut = (from: string, to: string, why: string) => ({ blackOuts: [{ from, to, reason: why }] });

test.for([
  ["no day of the week", { pattern: { kind: "weekdays", weekdays: [] } }, "pattern.weekdays"],
  ["no date", { pattern: { kind: "dates", dates: [] } }, "pattern.dates"],
  ["a date that is none", { pattern: { kind: "dates", dates: ["2027-02-30"] } }, "pattern.dates.0"],
  ["half a season", { season: [{ from: "06-01", to: "-" }], offSeason: reason }, "season.0.to"],
  ["a season without a reason", { season: [{ from: "06-01", to: "09-30" }] }, "offSeason"],
  ["a black-out without a reason", blackOut("2027-01-01", "2027-01-02", ""), "blackOuts.0.reason"],
  ["a black-out that ends before it begins", blackOut("2027-01-02", "2027-01-01", reason), "blackOuts.0.to"],
  ["a cut-off of a year", { cutOff: { kind: "days", days: 365, time: "18:00" } }, "cutOff.days"],
  ["a cut-off without a time", { cutOff: { kind: "days", days: 1, time: "" } }, "cutOff.time"],
  ["a cut-off after the start", { cutOff: { kind: "days", days: 0, time: "10:00" } }, "cutOff.time"],
  ["half an hour", { cutOff: { kind: "hours", hours: "0.5" } }, "cutOff.hours"],
  ["no start", { startTime: "" }, "startTime"],
  ["a start that is none", { startTime: "24:30" }, "startTime"],
] as const)("%s is refused beside its field", ([, rules, field]) => {
  expect(errorsOf(rules)).toContain(`rules.${field}`);
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

const stored = (rules: object) =>
  tourDeparturesSchema.parse({ capacity: 10, rules: { ...everyDay, ...rules } });

test("days, weekdays and black-outs are stored once and in order", () => {
  const [first, second] = ["2027-01-02", "2027-03-02"].map((day) => ({ from: day, to: day, reason }));
  const dates = ["2027-02-14", "2027-01-14", "2027-02-14"];
  expect(stored({ pattern: { kind: "dates", dates }, blackOuts: [second, first] }).rules).toMatchObject({
    pattern: { dates: ["2027-01-14", "2027-02-14"] },
    blackOuts: [first, second],
  });
  const { rules } = stored({ pattern: { kind: "weekdays", weekdays: [6, 0, 3, 3] } });
  expect(rules.pattern).toStrictEqual({ kind: "weekdays", weekdays: [0, 3, 6] });
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
  const none = { capacity: 10, booked: 0, held: 0, hasOwnCapacity: false, isClosed: false };
  return { travelDate, start: "", ...none, ...overrides };
}

test("only dates without their own capacity are listed as above the tour's seats", () => {
  const own = departure("2027-01-02", { capacity: 14, hasOwnCapacity: true });
  const sold = departure("2027-01-03", { capacity: 12, booked: 12 });
  expect(datesAbove([departure("2027-01-01"), own, sold], 10)).toStrictEqual([sold]);
});

test("booked dates outside the pattern are listed, empty ones are not", () => {
  const booked = departure("2027-01-04", { booked: 2 });
  const saturdays = { ...everyDay, pattern: { kind: "weekdays" as const, weekdays: [6] } };
  const stored = [departure("2027-01-02", { booked: 1 }), booked, departure("2027-01-05")];
  expect(bookedOffDays(stored, saturdays)).toStrictEqual([booked]);
});

const readDaily = (fields: Record<string, string>) => posted({ "rules.pattern.kind": "daily", ...fields });

test("several start times are read from rows, and back; one row alone is the start time of a tour that starts once", () => {
  const rows = {
    "rules.startTime": "",
    "rules.starts.0.time": "15:00",
    "rules.starts.0.seats": "8",
    "rules.starts.0.cutOff.kind": "",
    "rules.starts.1.time": "06:00",
    "rules.starts.1.seats": "",
    "rules.starts.1.weekdays.0": "0",
    "rules.starts.1.cutOff.kind": "hours",
    "rules.starts.1.cutOff.hours": "2",
  };
  const { data } = readDaily(rows);
  expect(data?.rules).toMatchObject({
    startTime: "06:00",
    starts: [
      { time: "06:00", weekdays: [0], cutOff: { kind: "hours", hours: 2 } },
      { time: "15:00", seats: 8 },
    ],
  });
  if (!data) throw new Error("the rows are not read");
  expect(tourDeparturesSchema.parse(departureFields(data))).toStrictEqual(data);
  const { "rules.starts.0.time": time, ...others } = rows;
  expect(
    readDaily({ "rules.startTime": others["rules.startTime"], "rules.starts.0.time": time }).data?.rules,
  ).toStrictEqual({ ...readDaily({ "rules.startTime": "15:00" }).data?.rules });
  // Without scripts, the first row comes beside the start time.
  expect(readDaily({ "rules.startTime": "09:00", "rules.starts.0.time": time }).data?.rules.starts).toStrictEqual([
    { time: "09:00" },
    { time: "15:00" },
  ]);
  expect(readDaily({ ...rows, "rules.starts.1.time": "15:00" }).error?.issues[0]?.message).toBe(
    "Please enter each start time once.",
  );
  expect(readDaily({ "rules.openUntil": "08:00" }).error?.issues[0]?.message).toBe(
    "Please enter a closing time after the opening time.",
  );
});
