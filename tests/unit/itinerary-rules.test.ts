import { expect, test } from "vitest";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import { availableDays } from "~/domain/tours/availability";
import { climateSchema } from "~/domain/tours/climate";
import { closureIssues, closureSentence, closuresMet } from "~/domain/tours/closures";
import { itineraryIssues, sunriseMinutes } from "~/domain/tours/itinerary-rules";
import type { Stop } from "~/domain/tours/itinerary";
import { closureSchema, type Closure } from "~/domain/tours/practical-facts";
import { readClimate } from "../../scripts/seed/catalogue";

const delhi: Stop = { place: "Delhi", at: [28.6139, 77.209], leave: "07:00" };
const agra: Stop = { place: "Agra", at: [27.1751, 78.0421], by: "bus", km: 230, minutes: 240 };
const home: Stop = { ...delhi, leave: undefined, by: "bus", km: 230, minutes: 240 };
const bed = { kind: "hotel", place: "Agra" } as const;
const days = [
  { text: "To Agra.", stops: [delhi, agra], bed },
  { text: "Back.", stops: [home] },
];
const tour = { days, bestMonths: [11], meetingAt: delhi.at, endAt: delhi.at };

/** Returns the issues of a tour whose first day arrives so. */
function issuesWith(changes: Partial<Stop>, rest: Partial<typeof tour> = {}) {
  const first = { text: "To Agra.", stops: [delhi, { ...agra, ...changes }], bed };
  return itineraryIssues({ ...tour, days: [first, ...days.slice(1)], ...rest }).map(({ message }) => message);
}

test("an itinerary that a coach can drive has no issues", () => {
  expect(itineraryIssues(tour)).toStrictEqual([]);
});

test.for<[string, Partial<Stop>, string]>([
  ["shorter than the straight line", { km: 150, minutes: 160 }, "less than the straight line"],
  ["a road as straight as a ruler", { km: 180, minutes: 190 }, "only 1.00 times"],
  ["a road twice around", { km: 500, minutes: 480 }, "2.8 times the straight line"],
  ["too fast for a coach", { minutes: 120 }, "115 km/h is not a speed of bus"],
  ["too slow for one", { minutes: 3000 }, "5 km/h is not a speed of bus"],
  ["hours that disagree with the drive", { arrive: "14:00" }, "arrives 420 minutes after the last stop"],
  ["a leg without its means", { by: undefined }, "needs its means, km and minutes"],
  ["an hour before that of an earlier stop", { arrive: "06:30" }, "06:30 is before the hour of an earlier"],
  ["a sunrise after breakfast", { sunrise: true, arrive: "11:00" }, "The sun rises between 06:37 and 06:37"],
  ["nine silent hours on the road", { minutes: 540 }, "9 hours on the road"],
])("a rule finds %s", ([, changes, message]) => {
  expect(issuesWith(changes).join(" ")).toContain(message);
});

test("a reason allows a long way, a text that names the hours a long drive, and a train its own line", () => {
  expect(issuesWith({ km: 500, minutes: 470, detour: "By Mathura and Bharatpur" })).toStrictEqual([]);
  expect(issuesWith({ by: "train", km: 195, minutes: 170 })).toStrictEqual([]);
  const long = [
    { text: "We drive nine hours.", stops: [delhi, { ...agra, minutes: 540 }], bed },
    ...days.slice(1),
  ];
  expect(itineraryIssues({ ...tour, days: long })).toStrictEqual([]);
});

test.for<[string, Partial<typeof tour>, string]>([
  ["the first stop is not the meeting point", { meetingAt: [28.7, 77.2] }, "not the meeting point"],
  ["the last stop is not the end", { endAt: [28.7, 77.2] }, "not the end point"],
  [
    "a night has no bed",
    { days: [{ text: "To Agra.", stops: [delhi, agra] }, ...days.slice(1)] },
    "has no bed",
  ],
  ["the last day has one", { days: [days[0], { ...days[1], bed }] as typeof days }, "has no night"],
  [
    "the first stop has a way to it",
    {
      days: [
        { ...days[0], stops: [{ ...delhi, by: "foot", km: 1, minutes: 15 }, agra] },
        days[1],
      ] as typeof days,
    },
    "has no way to it",
  ],
])("a rule finds that %s", ([, changes, message]) => {
  const found = itineraryIssues({ ...tour, ...changes });
  expect(found.map((issue) => issue.message).join(" ")).toContain(message);
});

// Published: ishavasya.org for New Delhi on 6 September 2025, calculatorkosh.com for Bengaluru on 19 May 2026. Ours is mid-month.
test.for([
  ["New Delhi", [28.6139, 77.209], 9, 361],
  ["Bengaluru", [12.9716, 77.5946], 5, 353],
] as const)(
  "the sun rises in %s as published, within six minutes",
  ([, [latitude, longitude], month, minutes]) => {
    expect(Math.abs(sunriseMinutes([latitude, longitude], month) - minutes)).toBeLessThanOrEqual(6);
  },
);

const fridays: Closure = { site: "The Taj Mahal", day: 2, weekdays: [5], plan: "swapped", withDay: 1 };
const monsoon: Closure = {
  site: "The park",
  day: 1,
  dates: [{ from: "06-16", to: "10-15" }],
  plan: "replaced",
  instead: "the zoo",
};

test("closures say when a site is closed and what the tour does", () => {
  expect([fridays, monsoon, { ...fridays, plan: "avoided" as const }].map(closureSentence)).toStrictEqual([
    "The Taj Mahal is closed on Fridays. If day 2 is one, we see it on day 1 instead.",
    "The park is closed from Jun 16 to Oct 15. We then see the zoo instead.",
    "The Taj Mahal is closed on Fridays. Our dates avoid it.",
  ]);
});

test("a departure meets the closures of the days on which it is there", () => {
  // 2026-12-03 is a Thursday.
  expect(closuresMet([fridays, monsoon], "2026-12-03")).toStrictEqual([fridays]);
  expect(closuresMet([fridays, monsoon], "2026-12-04")).toStrictEqual([]);
  expect(closuresMet([fridays, monsoon], "2027-10-15")).toStrictEqual([monsoon]);
});

test("the availability tells the closures of a day, and only those", () => {
  const input = {
    rules: everyDay,
    capacity: 20,
    priceInr: 1,
    priceRules: {},
    closures: [fridays],
    departures: [],
  };
  const now = Date.parse("2026-11-23T06:00:00Z");
  const open = availableDays(input, { from: "2026-12-03", to: "2026-12-04" }, now);
  expect(open.map(({ closures }) => closures)).toStrictEqual([[closureSentence(fridays)], undefined]);
});

function issues(closures: Closure[], departures: DepartureRules = everyDay) {
  return closureIssues({ closures, departures }, "2026-11-24", "2027-11-24").length;
}

test("departures contradict a closure that they promise to avoid, or a swap that ends at another closed day", () => {
  const avoided: Closure = { ...fridays, plan: "avoided", withDay: undefined };
  expect(issues([avoided])).toBe(1);
  expect(issues([avoided], { ...everyDay, pattern: { kind: "weekdays", weekdays: [0, 5] } })).toBe(0);
  expect(issues([fridays])).toBe(0);
  expect(issues([{ ...fridays, weekdays: [4, 5] }])).toBe(1);
});

test.for([
  { ...fridays, withDay: undefined },
  { ...fridays, plan: "replaced" },
  { ...fridays, dates: monsoon.dates },
  { ...fridays, weekdays: undefined },
])("a closure has weekdays or dates, and what its plan needs: %#", (closure) => {
  expect(closureSchema.safeParse(closure).success).toBe(false);
});

const months = (value: number) => Array.from({ length: 12 }, () => value);

test("the climate of each station is plausible, and no month's low is above its high", () => {
  expect(Object.values(readClimate()).every(({ years }) => years.includes("–"))).toBe(true);
  const station = {
    station: "Shimla",
    latitude: 31.1,
    altitudeMetres: 2202,
    source: "A test of the schema",
    years: "1991–2020",
    high: months(15),
    low: months(8),
    rainDays: months(6),
  };
  expect(climateSchema.safeParse({ shimla: station }).success).toBe(true);
  expect(climateSchema.safeParse({ shimla: { ...station, low: months(15) } }).success).toBe(false);
  expect(climateSchema.safeParse({ shimla: { ...station, high: [15] } }).success).toBe(false);
});
